import { firstInOrder } from './first-in-order.ts'
import { compareHits, matchingEntries } from './matching-entries.ts'
import { nearestEntries } from './nearest-entries.ts'
import type { SearchEntry, SearchKind } from './search-entry.ts'
import { hitOf, type SearchHit } from './search-hit.ts'

const SECTION_OF = {
  species: 'species',
  group: 'groups',
  family: 'groups',
  country: 'countries',
  goods: 'goods',
  page: 'pages',
  term: 'terms',
} as const satisfies Record<SearchKind, string>

export interface SearchSection {
  /** `nearest` holds what is only spelt alike. */
  section: (typeof SECTION_OF)[SearchKind] | 'nearest'
  items: SearchHit[]
}

const MOST_SPECIES = 6
const MOST_OTHERS = 4

/** What a search finds by what it leads to, the section of the best hit first, and of each the best few; the nearest come last. */
export function searchSections(
  entries: readonly SearchEntry[],
  search: string,
  language?: string,
): SearchSection[] {
  const hits = matchingEntries(entries, search, language)
  const best = [...Map.groupBy(hits, ({ entry }) => SECTION_OF[entry.kind])].flatMap(([section, some]) =>
    firstInOrder(some, section === 'species' ? MOST_SPECIES : MOST_OTHERS, compareHits),
  )
  const found = Map.groupBy(best.sort(compareHits), ({ entry }) => SECTION_OF[entry.kind])
  const nearest = nearestEntries(entries, hits, search, language)
  return [
    ...[...found].map(([section, items]) => ({ section, items: items.map(hitOf) })),
    ...(nearest.length > 0 ? [{ section: 'nearest' as const, items: nearest }] : []),
  ]
}
