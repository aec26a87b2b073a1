import type { Parameters } from '#domain/assistant/parameters.ts'
import { textIn } from '#web/address-values.ts'

/** What is filled into the blanks of a question, as the address has it; empty where nothing is. */
export type BlankValues = Record<keyof Parameters, string>

/**
 * What the address of the assistant has, as it is written. Whether there is such a question and such a value is known by the
 * screen: the questions would else be loaded with the first page of every visit.
 */
export interface AssistantAddress extends BlankValues {
  ask: string
  /** A question in words. */
  question: string
}

export const NO_VALUES: BlankValues = {
  species_id: '',
  language: '',
  translation: '',
  records: '',
  field: '',
  code: '',
  table: '',
  years: '',
  percent: '',
  day: '',
  editor: '',
  first_year: '',
  last_year: '',
}

export const NOTHING_ASKED = { ...NO_VALUES, ask: '', question: '' } as const

/** Reads the address. */
export function assistantAddress(given: Readonly<Record<string, unknown>>): AssistantAddress {
  const names = Object.keys(NOTHING_ASKED) as (keyof AssistantAddress)[]
  return {
    ...NOTHING_ASKED,
    ...Object.fromEntries(names.map((name) => [name, textIn(given[name]).trim()])),
  }
}
