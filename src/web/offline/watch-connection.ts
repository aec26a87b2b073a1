import type { QueryClient } from '@tanstack/react-query'
import { isUpToDate, showsOutdated } from './answer-age.ts'
import { connectionState, setConnection } from './connection.ts'
import { portalAnswers } from './probe-portal.ts'

const CHECK_EVERY_MS = 5000
/** Parts that failed ask again once the portal is back; they need a moment for it. */
const SETTLED_AFTER_MS = 300
/** How long the notice that everything shown is up to date stays. */
const SYNCED_FOR_MS = 6000

/**
 * Notes when the portal is out of reach and when it is back, and then asks it again for everything that is
 * shown. That the browser has a network does not say that the portal answers, so the portal is asked.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  const listening = new AbortController()
  const { signal } = listening

  async function lookForPortal() {
    if (connectionState() !== 'offline' || !(await portalAnswers())) return
    const since = Date.now()
    setConnection('syncing')
    await queryClient.invalidateQueries()
    await untilAnswered(queryClient, signal)
    // Or it was lost again meanwhile: then it is looked for again.
    if (connectionState() !== 'syncing') return
    if (showsOutdated(queryClient)) return setConnection('offline')
    // A part that failed says so itself.
    if (!isUpToDate(queryClient, since)) return setConnection('online')
    setConnection('synced')
    setTimeout(() => connectionState() === 'synced' && setConnection('online'), SYNCED_FOR_MS)
  }

  addEventListener('offline', () => setConnection('offline'), { signal })
  addEventListener('online', lookForPortal, { signal })
  const looking = setInterval(lookForPortal, CHECK_EVERY_MS)
  return () => {
    listening.abort()
    clearInterval(looking)
  }
}

/** Waits until no answer is missing, not even to what shows a skeleton so far. */
export async function untilAnswered(
  queryClient: Pick<QueryClient, 'isFetching'>,
  signal: AbortSignal,
  pauseMs = SETTLED_AFTER_MS,
): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, pauseMs))
  while (!signal.aborted && queryClient.isFetching() > 0)
}
