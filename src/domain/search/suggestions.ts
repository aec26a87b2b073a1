import { NAME_KINDS } from '../names/closest-names.ts'
import { searchEntries } from './search-entries.ts'
import type { SearchEntry } from './search-entry.ts'

/** What a suggestion is: a name of a species, a word that it is looked for by, or a family or a group. */
export const SUGGESTION_KINDS = [...NAME_KINDS, 'group', 'key_word'] as const
type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

const MOST_SUGGESTIONS = 8

/**
 * Up to eight things that a search may mean, each species once by its closest name, those in the reader's language first.
 * Source: specification, document 1, section 2.4; the order by language departs from it.
 */
export function suggestions(entries: readonly SearchEntry[], search: string, language?: string) {
  return searchEntries(entries, search, language, MOST_SUGGESTIONS).map(({ entry, name, match }) => {
    const isSpecies = entry.kind === 'species'
    const scientific = entry.names.find(({ kind }) => kind === 'scientific_name')
    return {
      text: name.text,
      kind: kindOf(isSpecies ? name.kind : entry.kind),
      iso_639: name.language === 'und' ? null : name.language,
      /** Null for a family and a group, which lead to a search. */
      species_id: isSpecies ? entry.id : null,
      scientific_name: isSpecies ? (scientific?.text ?? null) : null,
      /** Whether nothing matches and it is only spelt alike. */
      nearest: match === 'nearest',
    }
  })
}

export type Suggestion = ReturnType<typeof suggestions>[number]

const kindOf = (kind: string): SuggestionKind => SUGGESTION_KINDS.find((one) => one === kind) ?? 'key_word'
