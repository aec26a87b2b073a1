import {
  TRANSLATED_TABLES,
  TRANSLATION_LANGUAGES,
  type TranslatedTable,
  type TranslationLanguage,
} from '#domain/translations/translated-fields.ts'
import { TRANSLATION_STATES, type TranslationState } from '#domain/translations/translation-state.ts'

/** Which texts the address asks for; what cannot be read falls back. */
export interface TranslationsSearch {
  search: string
  page: number
  language: TranslationLanguage | ''
  table: TranslatedTable | ''
  state: TranslationState | ''
}

export const ALL_TEXTS: TranslationsSearch = { search: '', page: 1, language: '', table: '', state: '' }

export function translationsSearch(given: Readonly<Record<string, unknown>>): TranslationsSearch {
  const page = Number(given.page)
  const oneOf = <Word extends string>(words: readonly Word[], value: unknown) =>
    words.find((word) => word === value) ?? ''
  return {
    search: typeof given.search === 'string' ? given.search : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    language: oneOf(TRANSLATION_LANGUAGES, given.language),
    table: oneOf(TRANSLATED_TABLES, given.table),
    state: oneOf(TRANSLATION_STATES, given.state),
  }
}
