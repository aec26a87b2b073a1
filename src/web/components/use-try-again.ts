import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { missingWords } from '#web/i18n/missing-words.ts'
import { forgetUnused } from '#web/query-client.ts'
import { failureKind } from './failure-kind.ts'
import { reopenPage } from './reopen-page.ts'

interface Failure {
  error: unknown
  reset: () => void
}

/** How a part that failed is tried again: what it needs is asked for again, also where the answer came but did not fit. */
export function useTryAgain({ error, reset }: Failure): () => Promise<void> {
  const queryClient = useQueryClient()
  const queries = useQueryErrorResetBoundary()
  return async () => {
    // A script that did not come whole.
    if (error instanceof SyntaxError) return reopenPage()
    await missingWords.fetchAgain()
    if (failureKind(error) === undefined) forgetUnused(queryClient)
    queries.reset()
    reset()
  }
}
