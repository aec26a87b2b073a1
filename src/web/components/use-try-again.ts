import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { missingWords } from '#web/i18n/missing-words.ts'
import { forgetUnused } from '#web/query-client.ts'
import { failureKind } from './failure-kind.ts'

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

/**
 * Opens the page again, its scripts fetched past every cache: a browser does not ask again for a script that it could not
 * read. Where none of them can be fetched, the page stays.
 */
async function reopenPage(): Promise<void> {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const fetched = scripts.map(({ name }) => fetch(name, { cache: 'reload' }).then((script) => script.text()))
  if ((await Promise.allSettled(fetched)).some(({ status }) => status === 'fulfilled')) location.reload()
}
