import { QueryClient, type QueryPersister } from '@tanstack/react-query'
import { AnswerTimeout, ForeignAnswer } from './lost-answers.ts'

const MINUTE = 60_000
const MOST_RETRIES = 3
const LONGEST_PAUSE = 30_000
const TIDY_EVERY = 10 * MINUTE

/** The status of an answer that is a problem; undefined when there was no answer at all. */
export function statusOf(problem: unknown): number | undefined {
  return problem instanceof Error && 'status' in problem && typeof problem.status === 'number'
    ? problem.status
    : undefined
}

/** The asker is at fault (400 to 499): asking again gives the same answer. */
export function isAskersFault(problem: unknown): boolean {
  const status = statusOf(problem)
  return status !== undefined && status >= 400 && status < 500
}

/** The reader has waited long enough, or has to sign in to a network first: then asking again is theirs to decide. */
const isLeftToReader = (problem: unknown) =>
  problem instanceof AnswerTimeout || problem instanceof ForeignAnswer

/** Whether a question that failed so often is put again: not where its asker is at fault, nor without a network. */
export const mayAskAgain = (failures: number, problem: unknown, isOnline: boolean): boolean =>
  isOnline && failures < MOST_RETRIES && !isAskersFault(problem) && !isLeftToReader(problem)

/** Source: specification, document 3, section 9, "Cache and retry settings". */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        persister,
        staleTime: 5 * MINUTE,
        gcTime: 30 * MINUTE,
        refetchOnWindowFocus: false,
        // A change made here marks every answer as outdated; nothing else asks again.
        refetchOnMount: ({ state }) => state.isInvalidated,
        // Without a network too a question is asked: the worker may have a copy of the answer.
        networkMode: 'always',
        retry: (failures, problem) => mayAskAgain(failures, problem, navigator.onLine),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_PAUSE),
      },
      // A change that cannot be sent fails at once, so that the curator sees it; it is not sent later.
      mutations: {
        networkMode: 'always',
        retry: (failures, problem) => failures < 1 && !isAskersFault(problem),
      },
    },
  })
}

/** Forgets the answers that no screen shows: one that a screen could not draw is then asked for again. */
export function forgetUnused(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
}

/** Every ten minutes drops what no screen uses and asks again, in the background, for what one does. */
export function keepTidy(queryClient: QueryClient): void {
  setInterval(() => {
    queryClient.removeQueries({ type: 'inactive' })
    queryClient.invalidateQueries()
  }, TIDY_EVERY)
}
