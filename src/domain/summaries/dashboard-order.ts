import { type RedListCategory, severity } from '../assessments/red-list.ts'

/** How the dashboard can be sorted; the first one is the default. Source: specification, document 2, section 2.9. */
export const DASHBOARD_SORTS = ['years_under_cites', 'scientific_name', 'iucn_status'] as const
export type DashboardSort = (typeof DASHBOARD_SORTS)[number]

/** Rows of a page. Source: specification, document 2, section 9. */
export const DASHBOARD_PAGE_SIZE = 50

interface SortedEntry {
  species_id: string
  scientific_name: string
  iucn_status: RedListCategory | null
  years_under_cites: number | null
}

/**
 * The entries longest listed first, by name, or most severely threatened first. What is not known comes
 * last; equals stand by name, a species before its populations.
 */
export function sortedEntries<Entry extends SortedEntry>(
  entries: readonly Entry[],
  sort: DashboardSort,
): Entry[] {
  const byName = (a: Entry, b: Entry) =>
    compare(a.scientific_name, b.scientific_name) || compare(a.species_id, b.species_id)
  const orders: Record<DashboardSort, (a: Entry, b: Entry) => number> = {
    years_under_cites: (a, b) => (b.years_under_cites ?? -1) - (a.years_under_cites ?? -1) || byName(a, b),
    scientific_name: byName,
    iucn_status: (a, b) => severity(a.iucn_status) - severity(b.iucn_status) || byName(a, b),
  }
  return entries.toSorted(orders[sort])
}

/** One page of the table. */
export interface DashboardPage<Entry> {
  entries: Entry[]
  /** From 1; a page beyond the last is answered with the last. */
  page: number
  hasPrevious: boolean
  /** False as soon as fewer than fifty rows stand on the page. */
  hasNext: boolean
  total: number
}

/** Fifty entries at a time. Source: specification, document 2, section 2.9. */
export function dashboardPage<Entry>(entries: readonly Entry[], page: number): DashboardPage<Entry> {
  const last = Math.max(1, Math.ceil(entries.length / DASHBOARD_PAGE_SIZE))
  const answered = Math.max(1, Math.min(page, last))
  return {
    entries: entries.slice((answered - 1) * DASHBOARD_PAGE_SIZE, answered * DASHBOARD_PAGE_SIZE),
    page: answered,
    hasPrevious: answered > 1,
    hasNext: answered < last,
    total: entries.length,
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
