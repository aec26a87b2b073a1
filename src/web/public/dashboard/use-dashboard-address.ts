import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { withoutDefaults } from '#web/address.ts'
import { filtersIn } from './dashboard-questions.ts'
import { type DashboardSearch, dashboardSearch, OPENING_DASHBOARD } from './dashboard-search.ts'

/** The dashboard's state, which is its address, and the ways to change it. */
export function useDashboardAddress() {
  const given = useSearch({ from: '/arctic-tracker' })
  // The address may carry what others put there. The same address must stay the same object, or figures that
  // wait for another question would wait for ever.
  const search = useMemo(() => dashboardSearch({ ...given }), [given])
  const navigate = useNavigate({ from: '/arctic-tracker' })

  /** Any other table begins at its first page. */
  const change = (changes: Partial<Omit<DashboardSearch, 'page'>>, { replace = false } = {}) =>
    navigate({
      search: withoutDefaults({ ...search, ...changes, page: OPENING_DASHBOARD.page }, OPENING_DASHBOARD),
      replace,
      resetScroll: false,
    })

  const turnTo = (page: number) =>
    navigate({ search: withoutDefaults({ ...search, page }, OPENING_DASHBOARD), resetScroll: false })

  return { search, change, turnTo, clear: () => change(filtersIn(OPENING_DASHBOARD)) }
}
