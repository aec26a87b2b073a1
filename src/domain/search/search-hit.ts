import type { Match } from './name-match.ts'
import type { SearchEntry, SearchName } from './search-entry.ts'

export interface SearchHit {
  entry: SearchEntry
  /** The name that matches, which tells why the entry was found. */
  name: SearchName
  /** `nearest` where nothing matches and the name is only spelt alike. */
  match: Match | 'nearest'
}

/** A name by its place among those of its entry. */
export interface NameOfEntry {
  entry: SearchEntry
  place: number
}

export const nameOf = ({ entry, place }: NameOfEntry): SearchName => entry.names[place] as SearchName

/** The name is read here and not before: of most entries that match it is not asked for. */
export const hitOf = (found: NameOfEntry & Pick<SearchHit, 'match'>): SearchHit => ({
  entry: found.entry,
  name: nameOf(found),
  match: found.match,
})
