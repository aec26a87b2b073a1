import { searchWords } from '#domain/names/search-text.ts'

/* Reads values of an address. What does not fit is left out or falls back. */

/** A text; empty where there is none. */
export const textIn = (given: unknown): string => (typeof given === 'string' ? given : '')

/** The known value; empty where it is not known. */
export const oneOf = <Value extends string>(known: readonly Value[], given: unknown): Value | '' =>
  known.find((value) => value === given) ?? ''

/** The text of a search. */
export const searchIn = (given: unknown): string => searchWords(textIn(given))

/** The texts of a list. */
export const textsIn = (given: unknown): string[] => [given].flat().filter((one) => typeof one === 'string')

/** The known values of a list, in the order in which they are known. */
export function chosenOf<Value extends string>(known: readonly Value[], given: unknown): Value[] {
  const texts = textsIn(given)
  return known.filter((value) => texts.includes(value))
}

/** The number of a page; the first without one. */
export function pageIn(given: unknown): number {
  const page = Number(given)
  return Number.isInteger(page) && page >= 1 ? page : 1
}

/** Whether a flag is set. */
export const isOn = (given: unknown): boolean => ['true', '1', '', true].some((on) => on === given)
