import { z } from 'zod'

/** What a curator chooses in a field: one of some words, yes or no, some of a list; undefined where they write. */
export type FieldKind =
  | { kind: 'choice'; values: readonly string[]; mayBeEmpty: boolean }
  | { kind: 'yesNo'; mayBeEmpty: boolean }
  | { kind: 'list' }

/** The kind of a field, read from its schema however that is wrapped. */
export function fieldKind(schema: z.ZodType): FieldKind | undefined {
  const parts = partsOf(schema)
  const mayBeEmpty = schema.safeParse(null).success && schema.safeParse(null).data === null
  for (const part of parts) {
    if (part instanceof z.ZodArray) return { kind: 'list' }
    if (part instanceof z.ZodEnum) return { kind: 'choice', values: part.options.map(String), mayBeEmpty }
    if (part instanceof z.ZodBoolean) return { kind: 'yesNo', mayBeEmpty }
  }
  return undefined
}

/** The schema and all that it wraps, from the outside in. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema]
  const inner = Object.values(schema.def).filter((part): part is z.ZodType => part instanceof z.ZodType)
  return [schema, ...inner.flatMap(partsOf)]
}
