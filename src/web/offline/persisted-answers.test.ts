import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { api } from '../api.ts'
import { Unreached } from '../lost-answers.ts'
import { connectionState, setConnection } from './connection.ts'
import { answersIn } from './persisted-answers.ts'

const DAY = 86_400_000
const NAMES = api.species.names.queryKey()
const RELEASES = api.releases.list.queryKey()
const species = (place: number) => api.species.get.queryKey({ input: { id: String(place) } })

type MaybePromise<Value> = Value | Promise<Value>

/** A storage as browsers have it. */
function emptyStorage() {
  const stored = new Map<string, PersistedQuery>()
  return {
    entries: () => [...stored],
    getItem: (key: string): MaybePromise<PersistedQuery | undefined> => stored.get(key),
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, query: PersistedQuery) => void stored.set(key, query),
  }
}

type Told = readonly (readonly [key: QueryKey, data: unknown, at?: number])[]

/** A browser that receives answers, and asks again where the portal does or does not answer. */
function browser({ isActive = true, storage = emptyStorage() } = {}) {
  const answers = answersIn(storage, () => isActive)
  const tell = (...told: Told) => {
    const page = new QueryClient()
    for (const [key, data, updatedAt = Date.now()] of told) page.setQueryData(key, data, { updatedAt })
    return answers.persistAll(page)
  }
  const page = new QueryClient({
    defaultOptions: { queries: { persister: answers.fetch, retry: false, networkMode: 'always' } },
  })
  const ask = (queryKey: QueryKey, queryFn: () => Promise<unknown>) => page.fetchQuery({ queryKey, queryFn })
  const persisted = () => storage.entries().map(([, { queryKey }]) => queryKey)
  return { answers, tell, page, ask, persisted }
}

const fails = (problem: Error) => () => Promise.reject(problem)
const unreached = fails(new Unreached('no answer'))

afterEach(() => setConnection('online'))

test('what the portal answered stands in as long as it is out of reach, as old as it is', async () => {
  const { tell, ask, page } = browser()
  const then = Date.now() - 3 * DAY
  await tell([NAMES, ['Narwhal'], then])
  expect(await ask(NAMES, unreached)).toEqual(['Narwhal'])
  expect(connectionState()).toBe('offline')
  await expect.poll(() => page.getQueryState(NAMES)?.dataUpdatedAt).toBe(then)
})

test('where the portal answers, its answer is shown and persisted', async () => {
  const { tell, ask, answers } = browser()
  await tell([NAMES, ['Narwhal']])
  expect(await ask(NAMES, async () => ['Walrus'])).toEqual(['Walrus'])
  expect(connectionState()).toBe('online')
  await expect.poll(() => answers.list(NAMES)).toEqual([['Walrus']])
})

test('an answer that comes late takes the place of the persisted one', async () => {
  const { tell, ask, page, answers } = browser()
  setConnection('offline')
  await tell([NAMES, ['Narwhal']])
  const late = () => new Promise((resolve) => setTimeout(() => resolve(['Walrus']), 30))
  expect(await ask(NAMES, late)).toEqual(['Narwhal'])
  await expect.poll(() => page.getQueryData(NAMES)).toEqual(['Walrus'])
  await expect.poll(() => answers.list(NAMES)).toEqual([['Walrus']])
})

test('an answer that comes while a copy is looked for is persisted whole', async () => {
  const { getItem, ...storage } = emptyStorage()
  const slowly = async (key: string) => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return getItem(key)
  }
  const { ask, answers } = browser({ storage: { ...storage, getItem: slowly } })
  setConnection('offline')
  const soon = () => new Promise((resolve) => setTimeout(() => resolve(['Walrus']), 10))
  expect(await ask(NAMES, soon)).toEqual(['Walrus'])
  await expect.poll(() => answers.list(NAMES)).toEqual([['Walrus']])
})

test.each([
  { what: 'a refusal', problem: Object.assign(new Error('gone'), { status: 404 }) },
  { what: 'a question that is no longer asked', problem: new DOMException('', 'AbortError') },
])('nothing stands in for $what', async ({ problem }) => {
  const { tell, ask } = browser()
  await tell([NAMES, ['Narwhal']])
  await expect(ask(NAMES, fails(problem))).rejects.toBe(problem)
})

test('a page that no worker opens offline persists nothing and is given nothing', async () => {
  const { tell, ask, persisted } = browser({ isActive: false })
  await ask(species(1), async () => ({ id: '1' }))
  await tell([NAMES, ['Narwhal']])
  await expect(ask(NAMES, unreached)).rejects.toThrow('no answer')
  expect(persisted()).toEqual([NAMES])
})

test.each([
  { what: 'the back office', key: [['admin', 'species', 'list'], { type: 'query' }] },
  { what: 'who is signed in', key: ['session'] },
  { what: 'the state of the portal', key: api.portal.status.queryKey() },
])('of $what nothing is persisted', async ({ key }) => {
  const { tell, persisted } = browser()
  await tell([key, {}])
  expect(persisted()).toEqual([])
})

test('five hundred answers are persisted; the oldest go first', async () => {
  const { tell, answers, persisted } = browser()
  const now = Date.now()
  await tell(...Array.from({ length: 505 }, (_, place) => [species(place), {}, now + place] as const))
  await answers.tidy()
  expect(persisted()).toHaveLength(500)
  expect(persisted()).toContainEqual(species(5))
  expect(persisted()).not.toContainEqual(species(4))
})

test('what is older than a year goes', async () => {
  const { tell, answers, persisted } = browser()
  await tell([NAMES, [], Date.now() - 366 * DAY], [species(1), {}, Date.now() - 364 * DAY])
  await answers.tidy()
  expect(persisted()).toEqual([species(1)])
})

const released = (simulated: boolean) => [{ dataset: 'cites_trade', simulated }]

test.each([
  { what: 'simulated data became real', before: true, after: false, stays: false },
  { what: 'real data became simulated', before: false, after: true, stays: false },
  { what: 'real data stayed real', before: false, after: false, stays: true },
])('when $what, older answers stay: $stays', async ({ before, after, stays }) => {
  const { tell, persisted } = browser()
  await tell([NAMES, []], [RELEASES, released(before)])
  await tell([species(1), {}], [RELEASES, released(after)])
  const left = [RELEASES, species(1)]
  expect(persisted()).toHaveLength(stays ? 3 : 2)
  expect(persisted()).toEqual(expect.arrayContaining(left))
})
