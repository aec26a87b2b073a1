import { z } from 'zod'
import { isDay } from '#domain/calendar.ts'
import { listUpTo, TEXT_LIMITS, type TextKind, text, tooLong } from './text-limits.ts'

/*
 * What a curator writes into a field, read into what is stored. Messages are keys of `admin:validation`:
 * the form says them beside the field, the server in its answer, both in the reader's language.
 */

const emptyAsNull = (given: unknown) => (given === '' || given === undefined ? null : given)

/** A text that must be there; `message` says so in the field's own words. */
export const requiredText = (message: string, kind: TextKind = 'line') => text(kind, message).min(1, message)

/** A name that must be there, in the form in which `stored` has it. */
export const requiredName = (message: string, stored: (typed: string) => string) =>
  text('name', message).overwrite(stored).min(1, message)

/** A text that may be missing; blank is missing. */
export const optional = (kind: TextKind) =>
  z.preprocess(emptyAsNull, text(kind).nullable()).transform((given) => given || null)

export const optionalText = optional('line')
export const optionalName = optional('name')
export const optionalParagraph = optional('paragraph')
export const optionalLongText = optional('longText')

/** A text that is stored blank where nothing is known. Source: specification, document 3, section 5, "Species form". */
export const blankable = (kind: TextKind) =>
  text(kind)
    .nullable()
    .transform((given) => given ?? '')

/** The id of a row of another table, or nothing. */
export const optionalLink = z.preprocess(emptyAsNull, z.uuid({ error: 'value_not_allowed' }).nullable())

/** The id of a row of another table that must be named. */
export const requiredLink = (message: string) => z.preprocess(emptyAsNull, z.uuid({ error: message }))

/** A whole number above zero, or nothing. */
export const optionalCount = z.preprocess(
  numberOf,
  z.number('positive_number').int('positive_number').positive('positive_number').nullable(),
)

/** An amount of zero or more, decimals allowed, or nothing. */
export const optionalAmount = z.preprocess(
  numberOf,
  z.number('amount_not_negative').nonnegative('amount_not_negative').nullable(),
)

/** An amount of zero or more, decimals allowed, that must be there. */
export const requiredAmount = (message: string) =>
  z.preprocess(numberOf, z.number(message).nonnegative('amount_not_negative'))

/** A year of `least` or later, or nothing. */
export const optionalYear = (least: number) =>
  z.preprocess(
    numberOf,
    z.number('year_number').int('year_number').min(least, 'year_number').max(2200, 'year_number').nullable(),
  )

/** A year that must be there; `missing` is its message where it has one of its own. What is no year has another. */
export const requiredYear = (least: number, message: string, missing = message) =>
  z.preprocess(
    numberOf,
    z
      .number({ error: ({ input }) => (Number.isNaN(input) ? 'year_number' : missing) })
      .int('year_number')
      .min(least, message)
      .max(2200, 'year_too_late'),
  )

/** An http(s) address, or nothing. */
export const optionalAddress = z.preprocess(
  emptyAsNull,
  z
    .url({ protocol: /^https?$/, error: 'web_address' })
    .max(TEXT_LIMITS.address, tooLong('address'))
    .nullable(),
)

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** A day, YYYY-MM-DD, that must be there. */
export const requiredDay = (message: string) =>
  z.string({ error: message }).max(DAY_LENGTH, message).refine(isDay, message)

/** A day, YYYY-MM-DD, or nothing. */
export const optionalDay = z.preprocess(
  emptyAsNull,
  z.string().max(DAY_LENGTH, 'day').refine(isDay, 'day').nullable(),
)

/** Words of a vocabulary, e.g. `choice(APPENDICES, 'appendix_required')`; the message is for a field that is empty. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words, message: string) =>
  z.enum(words, { error: ({ input }) => (input ? 'value_not_in_list' : message) })

/** A word of a vocabulary, or nothing. */
export const optionalChoice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.preprocess(emptyAsNull, z.enum(words, { error: 'value_not_allowed' }).nullable())

/** A list of names without blanks or repetitions. */
export const textList = listUpTo(text('name')).transform((texts) => [
  ...new Set(texts.filter((text) => text !== '')),
])

export const checkbox = z.boolean().default(false)

/** Yes, no, or nothing where the source does not state it; a field that is not sent counts as nothing. */
export const yesNoOrUnknown = z.preprocess(emptyAsNull, z.boolean({ error: 'yes_no_or_empty' }).nullable())

/** Where a fact comes from, and whether someone compared it with that source; every curated row says so. */
export const provenanceFields = { source: optionalText, checked: checkbox }

/** An option of rules over several fields: they are also checked while other fields are invalid. */
export const evenBesideOtherErrors = { when: ({ value }: { value: unknown }) => value instanceof Object }

function numberOf(given: unknown): unknown {
  const value = emptyAsNull(given)
  return typeof value === 'string' ? Number(value) : value
}
