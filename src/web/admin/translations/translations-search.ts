import { WORK_STATES, type WorkState } from '#domain/translations/translation-state.ts'
import { oneOf, pageIn, textIn } from '#web/address-values.ts'

/** The texts that the address asks for. Every page loads this file; which languages and tables there are is the screen's to know. */
export interface TranslationsSearch {
  search: string
  page: number
  language: string
  table: string
  state: WorkState | ''
}

export const ALL_TEXTS: TranslationsSearch = { search: '', page: 1, language: '', table: '', state: '' }

export function translationsSearch(given: Readonly<Record<string, unknown>>): TranslationsSearch {
  return {
    search: textIn(given.search),
    page: pageIn(given.page),
    language: textIn(given.language),
    table: textIn(given.table),
    state: oneOf(WORK_STATES, given.state),
  }
}
