import { z } from 'zod'

/**
 * How many characters a text may have, by its kind. Each is at least three times as long as the longest of its kind in
 * the catalogue and in the published files: a name of 59, a source of 543, an address of 313, authors of 601.
 */
export const TEXT_LIMITS = {
  /** A short word of a list, such as the code of a language. */
  code: 20,
  name: 300,
  /** A title, a source, a DOI. */
  line: 2000,
  address: 2000,
  /** Notes, a definition, the authors of a publication. */
  paragraph: 10_000,
  /** A text about a species, and its translation. */
  longText: 50_000,
  /** What someone looks for, or asks the assistant. */
  search: 500,
} as const

/** How many entries a list of a record may have: more than there are countries. */
const LONGEST_LIST = 500

export type TextKind = keyof typeof TEXT_LIMITS

/** The message of a curator's text that is too long: a key of `admin:validation`, and behind it the limit. */
export const tooLong = (kind: TextKind) => `text_at_most:${TEXT_LIMITS[kind]}`

/** A curator's text, without blanks around it and no longer than its kind allows. */
export const text = (kind: TextKind, message?: string) =>
  z.string(message).trim().max(TEXT_LIMITS[kind], tooLong(kind))

/** A list of a record, no longer than any has to be. */
export const listUpTo = <Item extends z.ZodType>(item: Item, longest = LONGEST_LIST) =>
  z.array(item).max(longest, `list_at_most:${longest}`)

/** The fields of records that are stored already: their texts and lists may be older than the limits, and longer. */
export function withoutTextLimits<Shape extends z.ZodRawShape>(shape: Shape): Shape {
  const fields = Object.entries(shape).map(([name, field]) => [name, withoutLimit(field as z.ZodType)])
  return Object.fromEntries(fields) as Shape
}

/** The same schema all the way down, so that what is wrapped inside it has no limit either. */
function withoutLimit(schema: z.ZodType): z.ZodType {
  const { def } = schema
  const inner = Object.entries(def).flatMap(([name, part]) =>
    part instanceof z.ZodType ? [[name, withoutLimit(part)] as const] : [],
  )
  const checks = def.checks?.filter(({ _zod }) => _zod.def.check !== 'max_length')
  return schema.clone({ ...def, ...Object.fromEntries(inner), ...(checks && { checks }) })
}
