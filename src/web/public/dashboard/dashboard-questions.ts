import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { DASHBOARD_PAGE_SIZE } from '#domain/summaries/dashboard-order.ts'
import { saysTheSame, withoutDefaults } from '#web/address.ts'
import { api } from '#web/api.ts'
import { soon } from '#web/soon.ts'
import { type DashboardSearch, dashboardSearch, OPENING_DASHBOARD } from './dashboard-search.ts'

/** What narrows the dashboard: the question for its figures and counts. */
export function filtersIn({
  search,
  appendix,
  iucnStatus,
  tradetrend,
  effectivenessCategory,
}: DashboardSearch): Omit<DashboardSearch, 'sort' | 'page'> {
  return { search, appendix, iucnStatus, tradetrend, effectivenessCategory }
}

/** The question for the rows of a page of the table. */
export function rowsFrom(offset: number, search: DashboardSearch) {
  return { ...filtersIn(search), sort: search.sort, limit: DASHBOARD_PAGE_SIZE, offset }
}

/** How many choices narrow the dashboard; a search is one. */
export function countChosen(search: DashboardSearch): number {
  const { search: words, ...groups } = filtersIn(search)
  return Object.values(groups).reduce((sum, { length }) => sum + length, words === '' ? 0 : 1)
}

/**
 * Asks all that the screen opens with at once. An address that says it in other words, such as the trend
 * names of earlier ones, leads to the one that says it in today's.
 */
export function openDashboard(
  queryClient: QueryClient,
  given: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const search = dashboardSearch({ ...given })
  const said = withoutDefaults(search, OPENING_DASHBOARD)
  // The router may keep the order of an address that says the same, so the order is no difference.
  if (!saysTheSame(said, given)) throw redirect({ to: '/arctic-tracker', search: said, replace: true })
  const input = filtersIn(search)
  const rows = rowsFrom((search.page - 1) * DASHBOARD_PAGE_SIZE, search)
  return soon(
    queryClient.prefetchQuery(api.summaries.dashboard.queryOptions({ input })),
    queryClient.prefetchQuery(api.summaries.effectivenessCount.queryOptions({ input })),
    queryClient.prefetchQuery(api.summaries.effectiveness.queryOptions({ input: rows })),
  )
}
