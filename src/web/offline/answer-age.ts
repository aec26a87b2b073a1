import { notifyManager, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** Has a question that was just answered with the answer to another be as old as that one. */
export function shareAge(queryClient: QueryClient, question: QueryKey, answeredBy: QueryKey): void {
  notifyManager.schedule(() => {
    const dataUpdatedAt = queryClient.getQueryState(answeredBy)?.dataUpdatedAt
    const query = queryClient.getQueryCache().find({ queryKey: question })
    if (dataUpdatedAt !== undefined) query?.setState({ dataUpdatedAt })
  })
}

const shown = (queryClient: QueryClient) => queryClient.getQueryCache().findAll({ type: 'active' })

/** The moment of the oldest answer that is shown; undefined where none is. */
export function oldestShown(queryClient: QueryClient): number | undefined {
  const moments = shown(queryClient).flatMap(({ state }) =>
    state.data === undefined ? [] : [state.dataUpdatedAt],
  )
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** Whether something is shown that could not be asked for again. */
export const showsOutdated = (queryClient: QueryClient): boolean =>
  shown(queryClient).some(({ state }) => state.status === 'error' && state.data !== undefined)

/** Whether everything shown is the portal's newest answer: nothing failed since then, and nothing is being asked. */
export const isUpToDate = (queryClient: QueryClient, since: number): boolean =>
  !showsOutdated(queryClient) &&
  queryClient
    .getQueryCache()
    .getAll()
    // A part that shows a skeleton or its failure observes nothing.
    .every(
      ({ state }) =>
        state.fetchStatus === 'idle' && !(state.status === 'error' && state.errorUpdatedAt >= since),
    )

/** The moment of the oldest answer that is shown, as the page changes. */
export function useOldestShown(): number | undefined {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  )
  return useSyncExternalStore(
    subscribe,
    () => oldestShown(queryClient),
    () => undefined,
  )
}
