import { foldName } from '../names/fold-name.ts'
import { languagesNamed } from '../names/languages-named.ts'
import { placeKey, type TextPlace } from './text-place.ts'
import { TRANSLATION_LANGUAGES, type TranslatedTable, type TranslationLanguage } from './translated-fields.ts'
import {
  TRANSLATION_STATES,
  type TranslationState,
  translationState,
  type WorkState,
} from './translation-state.ts'

/** A text of the data in English with the record that it is part of. */
export interface NamedText extends TextPlace {
  table_name: TranslatedTable
  /** What curators know the record by: a scientific name, a term, a listing. */
  record_name: string
  /** Whose record it is; null for one of no species. */
  species_id?: string | null
  text: string | null
}

/** A stored translation, as far as the list of the work shows it. */
export interface StoredTranslation extends TextPlace {
  id: string
  version: number
  language: TranslationLanguage
  text: string
  original_text: string
  /** The English that it was translated from, where minor edits were made to that since. */
  kept_from: string | null
  checked: boolean
}

/** A text in one language: how it is there, and what is stored of it. */
export interface TranslationWork extends Omit<NamedText, 'text'> {
  language: TranslationLanguage
  state: TranslationState
  /** The English as it stands. */
  original: string | null
  translation: Pick<StoredTranslation, 'id' | 'version' | 'text' | 'kept_from' | 'checked'> | null
}

/** Which of the work a curator wants to see. */
export interface WorkFilters {
  search: string
  language?: TranslationLanguage | undefined
  table_name?: TranslatedTable | undefined
  state?: WorkState | undefined
}

/**
 * Every text in every language, in the order of the texts. An empty text needs no translation; where it has one
 * all the same, that is outdated. An acronym needs none either: most are the same in all languages. What is stored
 * of a record that is gone waits unseen for its return.
 */
export function translationWork(
  texts: readonly NamedText[],
  translations: readonly StoredTranslation[],
): TranslationWork[] {
  const stored = new Map(translations.map((one) => [`${one.language} ${placeKey(one)}`, one]))
  return texts.flatMap(({ text, ...place }) =>
    TRANSLATION_LANGUAGES.flatMap((language) => {
      const translation = stored.get(`${language} ${placeKey(place)}`)
      const state = translationState(text, translation)
      if (state === 'missing' && (!text?.trim() || place.field === 'acronym')) return []
      return [{ ...place, language, state, original: text, translation: translation ?? null }]
    }),
  )
}

const isIn = ({ state, translation }: TranslationWork, chosen: WorkState | undefined) =>
  chosen === 'kept' ? typeof translation?.kept_from === 'string' : chosen === undefined || state === chosen

/** The work that the filters leave, and how much of each state there is before one of them is chosen. */
export function filteredWork(
  work: readonly TranslationWork[],
  { search, language, table_name, state }: WorkFilters,
) {
  const sought = foldName(search.trim())
  const languages = languagesNamed(search, TRANSLATION_LANGUAGES)
  const concerned = work.filter(
    (one) =>
      (language === undefined || one.language === language) &&
      (table_name === undefined || one.table_name === table_name) &&
      (languages.includes(one.language) ||
        [one.record_name, one.original ?? '', one.translation?.text ?? ''].some((text) =>
          foldName(text).includes(sought),
        )),
  )
  return {
    rows: concerned.filter((one) => isIn(one, state)),
    counts: countStates(concerned),
  }
}

/** A text in a language. */
export type WorkPlace = TextPlace & Pick<TranslationWork, 'language'>

/**
 * The text that comes after one of them in the list of the work, among those that the filters leave; after the last
 * comes the first. Undefined where there is no other.
 */
export function nextWork(
  work: readonly TranslationWork[],
  place: WorkPlace,
  filters: WorkFilters,
): TranslationWork | undefined {
  const isThere = (one: TranslationWork) =>
    one.language === place.language && placeKey(one) === placeKey(place)
  const at = work.findIndex(isThere)
  const inTurn = [...work.slice(at + 1), ...work.slice(0, Math.max(at, 0))]
  return filteredWork(inTurn, filters).rows[0]
}

/** How many texts are in each state. */
export function countStates(work: readonly TranslationWork[]): Record<TranslationState, number> {
  const counts = TRANSLATION_STATES.map((state) => [state, work.filter((one) => one.state === state).length])
  return Object.fromEntries(counts)
}
