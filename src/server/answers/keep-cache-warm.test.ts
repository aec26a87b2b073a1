import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { Answer } from './answer.ts'
import { keepCacheWarm } from './keep-cache-warm.ts'

const LONG_AFTER_START_MS = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What is asked for after the start of a portal with these releases of trade records. */
async function builtAhead(releases: readonly { release: string; simulated: boolean }[]): Promise<string[]> {
  const asked: string[] = []
  const contents: Record<string, unknown> = {
    '/api/species/all': [{ id: 'narwhal' }],
    '/api/releases/cites-trade': releases,
  }
  const answers = {
    get: async (address: string) => {
      asked.push(address)
      return new Answer(200, 'application/json', Buffer.from(JSON.stringify(contents[address] ?? null)), '1')
    },
    tidy: () => undefined,
  }
  const dataVersion = {
    known: '1',
    onChange: (changed: () => void) => changed(),
  }
  const { stop } = keepCacheWarm(dataVersion, answers, (problem) => expect(problem).toBeUndefined())
  await vi.advanceTimersByTimeAsync(LONG_AFTER_START_MS)
  stop()
  return asked
}

const published = (release: string) => ({ release, simulated: false })

test('what visitors open with is built ahead: lists, every species, every Arctic country', async () => {
  expect(await builtAhead([published('2025.1')])).toEqual(
    expect.arrayContaining([
      '/api/landing',
      '/api/species/narwhal/trade/view',
      '/api/countries/GL',
      '/api/screening',
    ]),
  )
})

test('what the newest of several releases changed is built ahead for every Arctic country', async () => {
  const asked = await builtAhead([published('2026/1'), published('2025.1'), published('2024.1')])
  expect(asked.filter((address) => address.startsWith('/api/releases/cites-trade/'))).toEqual(
    ARCTIC_COUNTRIES.map((code) => `/api/releases/cites-trade/2025.1/2026%2F1/countries/${code}`),
  )
})

test.each([
  { what: 'no release', releases: [] },
  { what: 'one release', releases: [published('2025.1')] },
  {
    what: 'simulated records beside a release',
    releases: [published('2025.1'), { release: 'simulated', simulated: true }],
  },
])('$what: nothing is compared ahead', async ({ releases }) => {
  const asked = await builtAhead(releases)
  expect(asked.filter((address) => address.startsWith('/api/releases/cites-trade/'))).toEqual([])
})
