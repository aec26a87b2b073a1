import { searchEntries } from './search-entries.ts'
import type { SearchEntry } from './search-entry.ts'
import { searchSections } from './search-sections.ts'

/** Of so many species at most a browser holds the names and searches by itself; of more it asks. */
export const MOST_SPECIES_HELD = 200

/**
 * What a search shows of some entries, the best few of each kind. Searched again, alone or with others, they come in the same
 * order and under the same headings as among all. Species of a group and a family are counted, since there may be thousands.
 */
export function foundEntries(
  entries: readonly SearchEntry[],
  search: string,
  language?: string,
): SearchEntry[] {
  const shown = searchSections(searchEntries(entries, search, language)).flatMap(({ items }) => items)
  return shown.map(({ entry: { species, ...entry } }) =>
    species === undefined ? entry : { ...entry, species_count: species.length },
  )
}
