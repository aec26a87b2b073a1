import { generateOperationKey } from '@orpc/tanstack-query'
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { answeredAt, isCopy, noteMoment } from '../answer-moments.ts'

/** Notes of an answer since when it was kept; undefined where the portal itself answered. */
export const noteAnswer = (path: readonly string[], input: unknown, since: number | undefined): void =>
  noteMoment(hashKey(generateOperationKey(path, { input, type: 'query' })), since)

/** Notes that a question was answered with the answer to another, and so is as old as that one. */
export function noteSameMoment(question: QueryKey, answeredBy: QueryKey, now: number): void {
  const other = hashKey(answeredBy)
  noteMoment(hashKey(question), isCopy(other) ? answeredAt(other, now) : undefined)
}

const shown = (queryClient: QueryClient) => queryClient.getQueryCache().findAll({ type: 'active' })

/** The moment of the oldest answer that is shown; undefined where none is. */
export function oldestShown(queryClient: QueryClient): number | undefined {
  const moments = shown(queryClient).flatMap(({ queryHash, state }) =>
    state.data === undefined ? [] : [answeredAt(queryHash, state.dataUpdatedAt)],
  )
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** Whether something shown is a copy, or could not be asked for again. */
export const showsCopies = (queryClient: QueryClient): boolean =>
  shown(queryClient).some(
    ({ queryHash, state }) => isCopy(queryHash) || (state.status === 'error' && state.data !== undefined),
  )

/** Whether everything shown is the portal's own answer: no copy, and nothing that failed or was lost since then. */
export const isAsThePortal = (queryClient: QueryClient, since: number): boolean =>
  !showsCopies(queryClient) &&
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
