import { QueryClient } from '@tanstack/react-query'
import { api } from '../api.ts'
import { fillQueryCache } from '../first-data.ts'
import { fetchFirstData } from './fetch-first-data.ts'
import { answers, simulatedIn } from './persisted-answers.ts'
import { ask, workerReady } from './register-worker.ts'
import { savesData } from './saves-data.ts'

/** In the session storage: which answers to the gallery and the like were fetched for reading, screens with them. */
const CACHED = 'arctic-tracker-cached'
/** What a reader waits for goes first. */
const AFTER_MS = 3000

/**
 * Stores in this browser, for reading offline in a language, what was read here and, unless the reader saves data, what
 * gallery, glossary, dashboard and every other public screen need. Does nothing where the browser has no storage.
 */
export async function cacheForReading(queryClient: QueryClient, language: string): Promise<void> {
  await workerReady()
  await answers.persistAll(queryClient)
  if (savesData()) return
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS))
  // Another version may have taken over meanwhile: its files are others.
  const { active } = await workerReady()
  const releases = queryClient.getQueryData(api.releases.list.queryKey()) ?? []
  const wanted = [language, ANSWER_SHAPE, simulatedIn(releases)].join(' ')
  const [areStored] = await Promise.all([
    sessionStorage.getItem(CACHED) === wanted || persistFirstData(language),
    active && ask(active, { act: 'keep screens', language }),
  ])
  if (areStored) sessionStorage.setItem(CACHED, wanted)
}

/** Persists what pages open with: once in a session, and again where the store has begun again since. */
async function persistFirstData(language: string): Promise<boolean> {
  const sent = await fetchFirstData(language)
  if (sent === undefined) return false
  const told = new QueryClient()
  fillQueryCache(told, sent)
  await answers.persistAll(told)
  await answers.tidy()
  return true
}
