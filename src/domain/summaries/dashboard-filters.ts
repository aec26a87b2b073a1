import type { RedListCategory } from '../assessments/red-list.ts'
import { APPENDICES, type Appendix } from '../listings/appendix.ts'
import { populationOfEntry, speciesOfEntry } from '../listings/listing-entry.ts'
import { foldName } from '../names/fold-name.ts'
import { isSearchable, searchWords } from '../names/search-text.ts'
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
 * A search shorter than two characters does not narrow. `named` are the species that the search finds by any of their names; without
 * them it goes by the names in the entries alone. Where nothing narrows, it is the list itself. Source: specification, document 1, section 5; document 2, section 2.9.
 */
export function filteredEntries<Entry extends FilteredEntry>(
  entries: readonly Entry[],
  filters: DashboardFilters,
  named?: ReadonlySet<string>,
): readonly Entry[] {
  const found = entriesNamed(entries, filters.search, named)
  const groups = GROUPS.filter((group) => filters[group].length > 0)
  return groups.length === 0
    ? found
    : found.filter((entry) => groups.every((group) => passes(entry, group, filters)))
}

/**
 * How many entries each choice of a group would leave, beside the search and the other groups' choices:
 * a group does not narrow its own counts, so that a second value can be added. Every choice is shown,
 * those that would leave nothing too. Source: supplement, section 2, "Effectiveness categories".
 */
export function dashboardFacets(
  entries: readonly FilteredEntry[],
  filters: DashboardFilters,
  named?: ReadonlySet<string>,
): Record<Group, FacetOption[]> {
  const counts = new Map(GROUPS.map((group) => [group, new Map<string | null, number>()]))
  for (const entry of entriesNamed(entries, filters.search, named)) {
    const failed = GROUPS.filter((group) => !passes(entry, group, filters))
    for (const group of GROUPS) {
      if (failed.some((other) => other !== group)) continue
      const value = VALUE_OF[group](entry)
      const ofGroup = counts.get(group)
      ofGroup?.set(value, (ofGroup.get(value) ?? 0) + 1)
    }
  }
  const optionsOf = (group: Group): FacetOption[] =>
    OPTIONS[group].map((value) => ({ value, count: counts.get(group)?.get(value) ?? 0 }))
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
  named: ReadonlySet<string> | undefined,
): readonly Entry[] {
  if (!isSearchable(search)) return entries
  const sought = foldName(searchWords(search))
  const isNamed = (entry: Entry) =>
    named?.has(speciesOfEntry(entry.species_id)) ||
    // A population has a name that its species has not.
    ((named === undefined || populationOfEntry(entry.species_id) !== null) &&
      ownNames(entry).includes(sought))
  return entries.filter(isNamed)
}

/** The names in the row, of which the end of one is not the beginning of the other. */
const ownNames = ({ scientific_name, common_name }: FilteredEntry): string =>
  `${foldName(scientific_name)}\n${foldName(common_name)}`
