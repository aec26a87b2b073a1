import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { Answer } from './answer.ts'
import { CACHE_LIMITS } from './cache-limits.ts'
import { keepCacheWarm } from './keep-cache-warm.ts'

/** After the first look for what has expired. */
const LONG_AFTER_START_MS = 360_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What is asked for after the start of a portal with these releases of trade records, and how often it tidies up. */
async function afterStart(
  releases: readonly { release: string; simulated: boolean }[],
  {
    buildAhead = true,
    species = [{ id: 'narwhal' }],
    total = 43,
  }: { buildAhead?: boolean; species?: readonly { id: string }[]; total?: number } = {},
) {
  const asked: string[] = []
  let tidied = 0
  const contents: Record<string, unknown> = {
    '/api/species?order=trade&size=96': { species, total },
    '/api/releases/cites-trade': releases,
  }
  const answers = {
    get: async (address: string) => {
      asked.push(address)
      // Not compressed, which would take time that the test's clock does not know of.
      return new Answer(200, 'image/png', Buffer.from(JSON.stringify(contents[address] ?? null)), '1')
    },
    tidy: () => {
      tidied += 1
    },
  }
  const dataVersion = {
    known: '1',
    onChange: (changed: () => void) => changed(),
  }
  const report = (problem: unknown) => expect(problem).toBeUndefined()
  const { stop } = keepCacheWarm(dataVersion, answers, report, buildAhead)
  await vi.advanceTimersByTimeAsync(LONG_AFTER_START_MS)
  stop()
  return { asked: [...new Set(asked)], all: asked, tidied }
}

const published = (release: string) => ({ release, simulated: false })

test('what visitors open with is built ahead: lists, every species, every Arctic country', async () => {
  const { asked } = await afterStart([published('2025.1')])
  expect(asked).toEqual(
    expect.arrayContaining([
      '/api/landing',
      '/api/species/narwhal/trade/view',
      '/api/countries/GL?species_listed=50',
      '/api/screening?counted=true&limit=50',
    ]),
  )
})

test('a question that narrows all trade is asked once, the others again whenever the portal tidies up', async () => {
  const { all, tidied } = await afterStart([published('2025.1')])
  const times = (asked: string) => all.filter((address) => address === asked).length
  expect(tidied).toBeGreaterThan(0)
  expect(times('/api/trade/explorer')).toBe(1 + tidied)
  expect(times('/api/trade/explorer?movement=direct')).toBe(1)
})

test('what the newest of several releases changed is built ahead for every Arctic country', async () => {
  const { asked } = await afterStart([published('2026/1'), published('2025.1'), published('2024.1')])
  expect(asked.filter((address) => address.startsWith('/api/releases/cites-trade/'))).toEqual(
    ['?differing=true&limit=50', ...ARCTIC_COUNTRIES.map((code) => `/countries/${code}`)].map(
      (one) => `/api/releases/cites-trade/2025.1/2026%2F1${one}`,
    ),
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
  const { asked } = await afterStart(releases)
  expect(asked.filter((address) => address.startsWith('/api/releases/cites-trade/'))).toEqual([])
})

test('a portal that does not build ahead lets go of what has expired all the same', async () => {
  expect(await afterStart([published('2025.1')], { buildAhead: false })).toMatchObject({ all: [], tidied: 1 })
})

test('of more species than the cache has room for, those with most trade records are built ahead', async () => {
  const species = Array.from({ length: 96 }, (_, place) => ({ id: `species-${place}` }))
  const { asked } = await afterStart([published('2025.1')], { species, total: 4300 })
  expect(asked.length).toBeLessThanOrEqual(CACHE_LIMITS.api.entries)
  expect(asked).toContain('/api/species/species-0/trade/view')
  expect(asked).not.toContain('/api/species/species-95/trade/view')
})

test.each([200, 201])('of %i species nothing is built ahead that holds more than 200', async (total) => {
  const { asked } = await afterStart([published('2026.1'), published('2025.1')], { total })
  const lists = asked.filter((address) => /\/(all|names|search-index)(\?|$)/.test(address))
  expect(lists).toEqual([
    '/api/species/names?most_species=200',
    '/api/species/all?most_species=200',
    '/api/search-index?most_species=200',
  ])
  const comparisons = asked.filter((address) => address.startsWith('/api/releases/cites-trade/'))
  expect(comparisons[0]).toMatch(/\?differing=true&limit=50$/)
  expect(comparisons.length).toBe(1 + ARCTIC_COUNTRIES.length)
})
