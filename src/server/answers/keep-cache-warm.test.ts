import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DataVersion } from './data-version.ts'
import { keepCacheWarm } from './keep-cache-warm.ts'
import type { PublicAnswers } from './public-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What was asked for within six minutes of a start. */
async function askedFor(buildAhead: boolean): Promise<{ asked: string[]; tidied: number }> {
  const asked: string[] = []
  let tidied = 0
  const dataVersion = { known: 'a', onChange: (hear: () => void) => hear() } as unknown as DataVersion
  const answers = {
    get: async (address: string) => {
      asked.push(address)
      return { content: [], encoded: async () => undefined, encodingFor: () => 'br' }
    },
    tidy: () => {
      tidied += 1
    },
  } as unknown as PublicAnswers
  const { stop } = keepCacheWarm(dataVersion, answers, () => undefined, buildAhead)
  await vi.advanceTimersByTimeAsync(360_000)
  stop()
  return { asked, tidied }
}

test('after a start what visitors open with is built before they ask', async () => {
  const { asked, tidied } = await askedFor(true)
  expect(asked).toContain('/api/landing')
  expect(tidied).toBe(1)
})

test('a portal that does not build ahead lets go of what has expired all the same', async () => {
  expect(await askedFor(false)).toEqual({ asked: [], tidied: 1 })
})
