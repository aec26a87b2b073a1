import {
  TRANSLATED_TABLES,
  TRANSLATION_LANGUAGES,
  type TranslatedTable,
  type TranslationLanguage,
} from '#domain/translations/translated-fields.ts'
import { TRANSLATION_STATES, type TranslationState } from '#domain/translations/translation-state.ts'

import { oneOf, pageIn, textIn } from '#web/address-values.ts'

/** The texts that the address asks for. */
export interface TranslationsSearch {
  search: string
  page: number
  language: TranslationLanguage | ''
  table: TranslatedTable | ''
  state: TranslationState | ''
}

export const ALL_TEXTS: TranslationsSearch = { search: '', page: 1, language: '', table: '', state: '' }

export function translationsSearch(given: Readonly<Record<string, unknown>>): TranslationsSearch {
  return {
    search: textIn(given.search),
    page: pageIn(given.page),
    language: oneOf(TRANSLATION_LANGUAGES, given.language),
    table: oneOf(TRANSLATED_TABLES, given.table),
    state: oneOf(TRANSLATION_STATES, given.state),
  }
}
