import type { QueryClient } from '@tanstack/react-query'
import { CHANGED_AT } from './request-cache.ts'

/**
 * Asks again for what this tab shows when something was changed in another tab of the browser, or while the page was
 * in the browser's back/forward cache.
 */
export function followChanges(queryClient: QueryClient): void {
  const renew = () => {
    queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
    queryClient.invalidateQueries()
  }
  addEventListener('storage', ({ key }) => {
    if (key === CHANGED_AT) renew()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) renew()
  })
}
