import { shape } from 'virtual:answer-shape'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api.ts'
import { fetchOpenings } from './fetch-openings.ts'
import { keepSent, keepWhatIsKnown } from './keep-answers.ts'
import { simulatedIn } from './kept-copies.ts'
import { send, workerReady } from './register-worker.ts'

/** In the session storage: which answers to the gallery and the like were fetched for reading. */
const KEPT = 'arctic-tracker-kept'
/** What a reader waits for goes first. */
const AFTER_MS = 3000

/**
 * Has this browser keep, for reading offline in a language, what was read here and, unless the reader saves
 * data, what gallery, glossary, dashboard and every other public screen need. Where a browser keeps nothing, nothing
 * happens.
 */
export async function keepForReading(queryClient: QueryClient, language: string): Promise<void> {
  await workerReady()
  await keepWhatIsKnown(queryClient)
  if (savesData()) return
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS))
  // Another version may have taken over meanwhile: its files are others.
  const { active } = await workerReady()
  if (active) send(active, { act: 'keep screens', language })
  await keepOpenings(queryClient, language)
}

/** Keeps what pages open with: once in a session, and again where the store has begun anew since. */
async function keepOpenings(queryClient: QueryClient, language: string): Promise<void> {
  const releases = queryClient.getQueryData(api.releases.list.queryKey()) ?? []
  const wanted = [language, shape, simulatedIn(releases)].join(' ')
  if (sessionStorage.getItem(KEPT) === wanted) return
  const sent = await fetchOpenings(language)
  if (sent === undefined) return
  await keepSent(sent, Date.now())
  sessionStorage.setItem(KEPT, wanted)
}

/** Whether the reader has asked sites to load no more than they must. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
