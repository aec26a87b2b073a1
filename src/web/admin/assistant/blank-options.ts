import {
  ASKED_LANGUAGES,
  FACT_WORDS,
  FIELD_WORDS,
  type Parameters,
  RECORD_WORDS,
  TRADE_CODE_WORDS,
} from '#domain/assistant/parameters.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) => Object.keys(words) as Key[]

/** What the blanks with a fixed list offer. */
export const BLANK_OPTIONS = {
  language: ASKED_LANGUAGES,
  translation: TRANSLATION_LANGUAGES,
  records: keysOf(RECORD_WORDS),
  field: keysOf(FIELD_WORDS),
  code: keysOf(TRADE_CODE_WORDS),
  table: keysOf(FACT_WORDS),
} as const satisfies Partial<Record<keyof Parameters, readonly string[]>>

export type ListedBlank = keyof typeof BLANK_OPTIONS

export const isListed = (name: keyof Parameters): name is ListedBlank => name in BLANK_OPTIONS

/** Whether a blank may be filled with the value; what has no list takes any. */
export function isOption(name: keyof Parameters, value: string): boolean {
  return !isListed(name) || BLANK_OPTIONS[name].some((option) => option === value)
}
