import { type RedListCategory, severity } from '../assessments/red-list.ts'
import { type SortedBefore, sortedAgain } from '../species/sorted-again.ts'
import type { DashboardSort } from './dashboard-choices.ts'
import { DASHBOARD_TRENDS, type DashboardTrend } from './dashboard-trend.ts'

/** Rows of a page. Source: specification, document 2, section 9. */
export const DASHBOARD_PAGE_SIZE = 50

/** What the table is sorted by. */
export interface SortedEntry {
  species_id: string
  scientific_name: string
  iucn_status: RedListCategory | null
  years_under_cites: number | null
  trade_trend: DashboardTrend
}

/**
 * The entries longest listed first, by name, most severely threatened first, or by the verdict on their trade with
 * those that fall first. What is not known comes last; equals stand by name, a species before its populations. `before` is a
 * list in the same order that has most of them.
 */
export function sortedEntries<Entry extends SortedEntry>(
  entries: readonly Entry[],
  sort: DashboardSort,
  before?: SortedBefore<Entry>,
): readonly Entry[] {
  const byName = (a: Entry, b: Entry) =>
    compare(a.scientific_name, b.scientific_name) || compare(a.species_id, b.species_id)
  const orders: Record<DashboardSort, (a: Entry, b: Entry) => number> = {
    years_under_cites: (a, b) => (b.years_under_cites ?? -1) - (a.years_under_cites ?? -1) || byName(a, b),
    scientific_name: byName,
    iucn_status: (a, b) => severity(a.iucn_status) - severity(b.iucn_status) || byName(a, b),
    trade_trend: (a, b) => placeOf(a.trade_trend) - placeOf(b.trade_trend) || byName(a, b),
  }
  return sortedAgain(entries, orders[sort], before)
}

/** Which of so many entries are on a page, fifty at a time. Source: specification, document 2, section 2.9. */
export function dashboardPage(total: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / DASHBOARD_PAGE_SIZE))
  const answered = Math.max(1, Math.min(page, pages))
  const offset = (answered - 1) * DASHBOARD_PAGE_SIZE
  return {
    /** From 1; a page beyond the last is answered with the last. */
    page: answered,
    /** Entries before the page. */
    offset,
    /** Places of the page's first and last entry, from 1; both 0 of no entries. */
    first: Math.min(offset + 1, total),
    last: Math.min(offset + DASHBOARD_PAGE_SIZE, total),
    hasPrevious: answered > 1,
    /** False as soon as fewer than fifty rows are on the page. */
    hasNext: answered < pages,
  }
}

/** One page of the table. */
export type DashboardPage = ReturnType<typeof dashboardPage>

const placeOf = (trend: DashboardTrend): number => DASHBOARD_TRENDS.indexOf(trend)

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
