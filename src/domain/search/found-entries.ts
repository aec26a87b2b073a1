import type { SearchEntry } from './search-entry.ts'
import { searchSections } from './search-sections.ts'

/**
 * What a search shows of some entries, the best few of each kind. Searched again, alone or with others, they come in the same
 * order and under the same headings as among all. Species of a group and a family are counted, since there may be thousands.
 */
export function foundEntries(
  entries: readonly SearchEntry[],
  search: string,
  language?: string,
): SearchEntry[] {
  const shown = searchSections(entries, search, language).flatMap(({ items }) => items)
  return shown.map(({ entry: { kind, id, names, species } }) => ({
    kind,
    id,
    names,
    ...(species === undefined ? {} : { species_count: species.length }),
  }))
}
