import type { QueryClient } from '@tanstack/react-query'
import { readFirstData } from '../first-data.ts'
import { isAsThePortal } from './kept-since.ts'
import { lineState, setLine } from './line.ts'
import { PROBE } from './wishes.ts'

const CHECK_EVERY_MS = 5000
const LONGEST_WAIT_MS = 4000
/** How long it is said that everything shown is as the portal has it. */
const SYNCED_FOR_MS = 6000

/**
 * Notes when the portal is out of reach and when it is back, and then asks it again for everything that is
 * shown. That the browser has a network does not say that the portal answers, so the portal is asked.
 */
export function watchLine(queryClient: QueryClient): () => void {
  const listening = new AbortController()
  const { signal } = listening

  async function lookForPortal() {
    if (lineState() !== 'offline' || !(await portalAnswers())) return
    setLine('syncing')
    await queryClient.invalidateQueries()
    // Or it was lost again meanwhile, or failed: then it is looked for again.
    if (lineState() !== 'syncing') return
    if (!isAsThePortal(queryClient)) return setLine('offline')
    setLine('synced')
    setTimeout(() => lineState() === 'synced' && setLine('online'), SYNCED_FOR_MS)
  }

  if (readFirstData().isKept) setLine('offline')
  addEventListener('offline', () => setLine('offline'), { signal })
  addEventListener('online', lookForPortal, { signal })
  const looking = setInterval(lookForPortal, CHECK_EVERY_MS)
  return () => {
    listening.abort()
    clearInterval(looking)
  }
}

async function portalAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
    return ok
  } catch {
    return false
  }
}
