import type { SearchHit } from './search-entries.ts'
import type { SearchKind } from './search-entry.ts'

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

/** Hits by what they lead to, the section of the best hit first, and of each the best few. */
export function searchSections(hits: readonly SearchHit[]): SearchSection[] {
  const sections = Map.groupBy(hits, ({ entry, match }) =>
    match === 'nearest' ? 'nearest' : SECTION_OF[entry.kind],
  )
  return [...sections].map(([section, items]) => ({
    section,
    items: items.slice(0, section === 'species' ? MOST_SPECIES : MOST_OTHERS),
  }))
}
