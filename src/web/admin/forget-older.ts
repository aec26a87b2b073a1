import type { QueryClient } from '@tanstack/react-query'

/**
 * After a change: forgets every answer that no screen shows, so that the next screen waits for the new one and never shows
 * the older; those on the screen are asked for again when they are next shown.
 */
export function forgetOlder(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.invalidateQueries({ refetchType: 'none' })
}
