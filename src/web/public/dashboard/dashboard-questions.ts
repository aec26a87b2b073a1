import type { QueryClient } from '@tanstack/react-query'
import { DASHBOARD_PAGE_SIZE } from '#domain/summaries/dashboard-order.ts'
import { api } from '#web/api.ts'
import { waitBriefly } from '#web/wait-briefly.ts'
import { type DashboardSearch, dashboardSearch } from './dashboard-search.ts'

/** The filters: the input for figures and counts. */
export function filtersIn({
  search,
  appendix,
  iucnStatus,
  tradetrend,
  effectivenessCategory,
}: DashboardSearch): Omit<DashboardSearch, 'sort' | 'page'> {
  return { search, appendix, iucnStatus, tradetrend, effectivenessCategory }
}

/** The input for a page of rows. */
export function rowsFrom(offset: number, search: DashboardSearch) {
  return { ...filtersIn(search), sort: search.sort, limit: DASHBOARD_PAGE_SIZE, offset }
}

/** The number of chosen filters; a search counts as one. */
export function countChosen(search: DashboardSearch): number {
  const { search: words, ...groups } = filtersIn(search)
  return Object.values(groups).reduce((sum, { length }) => sum + length, words === '' ? 0 : 1)
}

/** Prefetches everything that the screen shows first. */
export function openDashboard(
  queryClient: QueryClient,
  given: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const search = dashboardSearch({ ...given })
  const input = filtersIn(search)
  const rows = rowsFrom((search.page - 1) * DASHBOARD_PAGE_SIZE, search)
  return waitBriefly(
    queryClient.prefetchQuery(api.summaries.dashboard.queryOptions({ input })),
    queryClient.prefetchQuery(api.summaries.effectivenessCount.queryOptions({ input })),
    queryClient.prefetchQuery(api.summaries.effectiveness.queryOptions({ input: rows })),
  )
}
