import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { DASHBOARD_PAGE_SIZE } from '#domain/summaries/dashboard-order.ts'
import { api } from '#web/api.ts'
import { DashboardScreen } from '#web/public/dashboard/dashboard-screen.tsx'
import {
  type DashboardSearch,
  dashboardSearch,
  filtersIn,
  OPENING_DASHBOARD,
  rowsFrom,
} from '#web/public/dashboard/dashboard-search.ts'
import { soon } from '#web/soon.ts'

export const Route = createFileRoute('/arctic-tracker')({
  validateSearch: (given: Partial<DashboardSearch> & SearchSchemaInput) => dashboardSearch({ ...given }),
  search: { middlewares: [stripSearchParams(OPENING_DASHBOARD)] },
  loader: ({ context: { queryClient }, location }) => {
    const search = dashboardSearch(location.search)
    const input = filtersIn(search)
    const rows = rowsFrom((search.page - 1) * DASHBOARD_PAGE_SIZE, search)
    return soon(
      queryClient.prefetchQuery(api.summaries.dashboard.queryOptions({ input })),
      queryClient.prefetchQuery(api.summaries.effectivenessCount.queryOptions({ input })),
      queryClient.prefetchQuery(api.summaries.effectiveness.queryOptions({ input: rows })),
    )
  },
  component: DashboardScreen,
})
