import { shape } from 'virtual:answer-shape'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api.ts'
import { simulatedIn } from './cached-copies.ts'
import { fetchOpenings } from './fetch-openings.ts'
import { persistAnswers, persistSentAnswers } from './persist-answers.ts'
import { ask, workerReady } from './register-worker.ts'

/** In the session storage: which answers to the gallery and the like were fetched for reading, screens with them. */
const CACHED = 'arctic-tracker-cached'
/** What a reader waits for goes first. */
const AFTER_MS = 3000

/**
 * Has this browser keep, for reading offline in a language, what was read here and, unless the reader saves
 * data, what gallery, glossary, dashboard and every other public screen need. Where a browser keeps nothing, nothing
 * happens.
 */
export async function cacheForReading(queryClient: QueryClient, language: string): Promise<void> {
  await workerReady()
  await persistAnswers(queryClient)
  if (savesData()) return
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS))
  // Another version may have taken over meanwhile: its files are others.
  const { active } = await workerReady()
  const releases = queryClient.getQueryData(api.releases.list.queryKey()) ?? []
  const wanted = [language, shape, simulatedIn(releases)].join(' ')
  const [areKept] = await Promise.all([
    sessionStorage.getItem(CACHED) === wanted || keepOpenings(language),
    active && ask(active, { act: 'keep screens', language }),
  ])
  if (areKept) sessionStorage.setItem(CACHED, wanted)
}

/** Keeps what pages open with: once in a session, and again where the store has begun anew since. */
async function keepOpenings(language: string): Promise<boolean> {
  const sent = await fetchOpenings(language)
  if (sent !== undefined) await persistSentAnswers(sent, Date.now())
  return sent !== undefined
}

/** Whether the reader has asked sites to load no more than they must. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
