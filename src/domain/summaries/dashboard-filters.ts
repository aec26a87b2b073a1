import type { RedListCategory } from '../assessments/red-list.ts'
import { APPENDICES, type Appendix } from '../listings/appendix.ts'
import { speciesOfEntry } from '../listings/listing-entry.ts'
import { nameMatcher, type SearchableName } from '../names/closest-names.ts'
import { isSearchable } from '../names/search-text.ts'
import { DASHBOARD_STATUSES, type DashboardStatus } from './dashboard-choices.ts'
import { DASHBOARD_TRENDS, type DashboardTrend } from './dashboard-trend.ts'
import { EFFECTIVENESS_FILTERS, type EffectivenessFilter } from './effectiveness.ts'

/** What the dashboard can be narrowed to; an empty group does not narrow. */
export interface DashboardFilters {
  search: string
  appendix: readonly Appendix[]
  iucnStatus: readonly DashboardStatus[]
  tradetrend: readonly DashboardTrend[]
  effectivenessCategory: readonly EffectivenessFilter[]
}

/** What the filters look at. */
export interface FilteredEntry {
  species_id: string
  scientific_name: string
  common_name: string
  cites_appendix: Appendix | null
  iucn_status: RedListCategory | null
  trade_trend: DashboardTrend
  effectiveness_category: string
}

/** A choice of a filter and how many entries it would leave. */
export interface FacetOption {
  value: string
  count: number
}

const VALUE_OF = {
  appendix: ({ cites_appendix }: FilteredEntry) => cites_appendix,
  iucnStatus: ({ iucn_status }: FilteredEntry) => iucn_status,
  tradetrend: ({ trade_trend }: FilteredEntry) => trade_trend,
  effectivenessCategory: ({ effectiveness_category }: FilteredEntry) => effectiveness_category,
} as const
type Group = keyof typeof VALUE_OF

const OPTIONS: Readonly<Record<Group, readonly string[]>> = {
  appendix: APPENDICES,
  iucnStatus: DASHBOARD_STATUSES,
  tradetrend: DASHBOARD_TRENDS,
  effectivenessCategory: EFFECTIVENESS_FILTERS,
}
const GROUPS = Object.keys(VALUE_OF) as Group[]

/**
 * The entries that pass the search and every group of filters; within a group any chosen value will do.
 * A search shorter than two characters does not narrow. `names` are the species' other names, where they
 * are at hand. Source: specification, document 1, section 5; document 2, section 2.9.
 */
export function filteredEntries<Entry extends FilteredEntry>(
  entries: readonly Entry[],
  filters: DashboardFilters,
  names: Iterable<SearchableName> = [],
): Entry[] {
  return entriesNamed(entries, filters.search, names).filter((entry) =>
    GROUPS.every((group) => passes(entry, group, filters)),
  )
}

/**
 * How many entries each choice of a group would leave, beside the search and the other groups' choices:
 * a group does not narrow its own counts, so that a second value can be added. Every choice is shown,
 * those that would leave nothing too. Source: supplement, section 2, "Effectiveness categories".
 */
export function dashboardFacets(
  entries: readonly FilteredEntry[],
  filters: DashboardFilters,
  names: Iterable<SearchableName> = [],
): Record<Group, FacetOption[]> {
  const found = entriesNamed(entries, filters.search, names)
  const optionsOf = (group: Group): FacetOption[] => {
    const others = GROUPS.filter((other) => other !== group)
    const left = found.filter((entry) => others.every((other) => passes(entry, other, filters)))
    return OPTIONS[group].map((value) => ({
      value,
      count: left.filter((entry) => VALUE_OF[group](entry) === value).length,
    }))
  }
  return {
    appendix: optionsOf('appendix'),
    iucnStatus: optionsOf('iucnStatus'),
    tradetrend: optionsOf('tradetrend'),
    effectivenessCategory: optionsOf('effectivenessCategory'),
  }
}

function passes(entry: FilteredEntry, group: Group, filters: DashboardFilters): boolean {
  const wanted: readonly string[] = filters[group]
  const value = VALUE_OF[group](entry)
  return wanted.length === 0 || (value !== null && wanted.includes(value))
}

function entriesNamed<Entry extends FilteredEntry>(
  entries: readonly Entry[],
  search: string,
  names: Iterable<SearchableName>,
): readonly Entry[] {
  if (!isSearchable(search)) return entries
  const matches = nameMatcher(search)
  const found = new Set<string>()
  for (const { text, species_id } of names) if (matches(text)) found.add(species_id)
  return entries.filter(
    ({ scientific_name, common_name, species_id }) =>
      matches(scientific_name) || matches(common_name) || found.has(speciesOfEntry(species_id)),
  )
}
