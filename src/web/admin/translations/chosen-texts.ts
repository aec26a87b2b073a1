import { TRANSLATED_TABLES, TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { oneOf } from '#web/address-values.ts'
import type { TranslationsSearch } from './translations-search.ts'

/** The texts that the screen shows: a language or table that there is not leaves all of them. */
export const chosenTexts = (asked: TranslationsSearch) => ({
  ...asked,
  language: oneOf(TRANSLATION_LANGUAGES, asked.language),
  table: oneOf(TRANSLATED_TABLES, asked.table),
})

export type ChosenTexts = ReturnType<typeof chosenTexts>

/** The same as the interface asks for them. */
export const filtersOf = ({ search, language, table, state }: ChosenTexts) => ({
  search,
  language: language || undefined,
  table_name: table || undefined,
  state: state || undefined,
})
