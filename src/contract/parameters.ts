import { z } from 'zod'
import { SPECIES_ID } from '#domain/species/species-id.ts'
import { TEXT_LIMITS, type TextKind } from './text-limits.ts'
import { listOf } from './vocabularies.ts'

/* What is behind the '?' of a public read. A value that does not fit is refused, with its parameter's name. */

/** One word of a vocabulary. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  z.enum(words, `${name} must be one of ${words.join(', ')}`)

/** Any number of such words: `?appendix=I&appendix=II`. */
export const anyOf = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  listOf(oneOf(name, words)).default([])

/** A text, which may be empty, and has a limit by its kind. */
export const text = (name: string, kind: TextKind = 'name') =>
  z
    .string(`${name} must be one text`)
    .max(TEXT_LIMITS[kind], `${name} must have at most ${TEXT_LIMITS[kind]} characters`)

/** A species by its id. */
export const speciesIdParameter = text('species_id')
  .trim()
  .toLowerCase()
  .regex(SPECIES_ID, 'species_id must be a UUID')

/** A country in an address. */
export const countryCode = text('code')
  .trim()
  .toUpperCase()
  .describe('Code of the country in any case, e.g. GL')

/** A whole number within bounds. */
export function wholeNumber(name: string, least: number, most?: number) {
  const message = `${name} must be a whole number from ${least} ${most === undefined ? 'on' : `to ${most}`}`
  const number = z.coerce.number(message).int(message).min(least, message)
  return most === undefined ? number : number.max(most, message)
}

const ON = [true, 'true', '1', '']
const OFF = [false, 'false', '0']

/** A flag: `true`, `1` and the bare name switch it on, `false` and `0` off. */
export const flag = (name: string) =>
  z.preprocess(
    (given) => (ON.some((on) => on === given) ? true : OFF.some((off) => off === given) ? false : given),
    z.boolean(`${name} must be true or false`),
  )
