import { useSearch } from '@tanstack/react-router'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { filtersIn } from './dashboard-questions.ts'
import { type DashboardSearch, dashboardSearch, OPENING_DASHBOARD } from './dashboard-search.ts'

/** The dashboard's search and the ways to change it. */
export function useDashboardAddress() {
  // Read again, because the router passes on unknown values of the address.
  const search = useSearch({ from: '/arctic-tracker', select: dashboardSearch, structuralSharing: true })
  const change = useSearchChanges<DashboardSearch>({ page: OPENING_DASHBOARD.page })
  return {
    search,
    change,
    turnTo: (page: number) => change({ page }),
    clear: () => change(filtersIn(OPENING_DASHBOARD)),
  }
}
