import { beforeEach, expect, test } from 'vitest'
import { CACHED_SINCE, cacheResponse, findCopy } from './cached-copies.ts'

/** A store of copies as browsers have them, as far as the portal uses it: the oldest copy first. */
class Copies {
  readonly #copies = new Map<string, Response>()
  readonly #room: number

  constructor(room: number) {
    this.#room = room
  }

  async match(address: string | Request): Promise<Response | undefined> {
    return this.#copies.get(absolute(address))?.clone()
  }

  async put(address: string, copy: Response): Promise<void> {
    if (this.#copies.size >= this.#room && !this.#copies.has(absolute(address))) {
      throw new DOMException('There is no room left', 'QuotaExceededError')
    }
    this.#copies.delete(absolute(address))
    this.#copies.set(absolute(address), copy)
  }

  async keys(): Promise<Request[]> {
    return [...this.#copies.keys()].map((address) => new Request(address))
  }

  async delete(asked: Request): Promise<boolean> {
    return this.#copies.delete(asked.url)
  }
}

const ORIGIN = 'https://portal.example'

const absolute = (address: string | Request): string =>
  new URL(typeof address === 'string' ? address : address.url, ORIGIN).href

/** Gives the test a browser that keeps copies of answers, with room for so many. */
function keepCopiesHere(room = Number.POSITIVE_INFINITY): void {
  const stores = new Map<string, Copies>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Copies(room)
    stores.set(name, store)
    return store
  }
  Object.assign(globalThis, { caches: { open }, location: new URL(ORIGIN) })
}

const RELEASES = '/api/dataset-releases'
const released = (simulated: boolean) => Response.json([{ dataset: 'cites_trade', simulated }])
const found = async (...addresses: string[]) => {
  const copies = await Promise.all(addresses.map(findCopy))
  return addresses.filter((_, place) => copies[place] !== undefined)
}

beforeEach(() => keepCopiesHere())

test('a copy says what the portal said, and since when it is kept', async () => {
  await cacheResponse('/api/names', Response.json(['Narwhal']), 1_000)
  const kept = await findCopy('/api/names')
  expect(await kept?.json()).toEqual(['Narwhal'])
  expect(kept?.headers.get(CACHED_SINCE)).toBe('1000')
})

test.each([
  { what: 'a refusal', answer: Response.json({ code: 'NOT_FOUND' }, { status: 404 }) },
  {
    what: 'what is true at the moment only',
    answer: Response.json([], { headers: { 'cache-control': 'no-store' } }),
  },
  {
    what: 'what is one reader’s own',
    answer: Response.json([], { headers: { 'cache-control': 'private' } }),
  },
  { what: 'what is no answer', answer: new Response('<html>', { headers: { 'content-type': 'text/html' } }) },
])('of $what no copy is kept', async ({ answer }) => {
  await cacheResponse('/api/names', answer, 1_000)
  expect(await findCopy('/api/names')).toBeUndefined()
})

test('five hundred copies are kept; the oldest go first, and never which data is simulated', async () => {
  await cacheResponse(RELEASES, released(false), 1)
  for (let place = 0; place < 505; place += 1)
    await cacheResponse(`/api/${place}`, Response.json(place), place)
  expect(await found(RELEASES, '/api/5', '/api/6', '/api/504')).toEqual([RELEASES, '/api/6', '/api/504'])
})

test('a copy that is kept anew is the youngest', async () => {
  for (let place = 0; place < 500; place += 1)
    await cacheResponse(`/api/${place}`, Response.json(place), place)
  await cacheResponse('/api/0', Response.json('again'), 600)
  await cacheResponse('/api/one-more', Response.json(1), 700)
  expect(await found('/api/0', '/api/1')).toEqual(['/api/0'])
})

test('where the browser gives no more room, older copies make some', async () => {
  keepCopiesHere(300)
  for (let place = 0; place < 301; place += 1)
    await cacheResponse(`/api/${place}`, Response.json(place), place)
  expect(await found('/api/0', '/api/300')).toEqual(['/api/300'])
})

test.each([
  { what: 'simulated data became real', before: true, after: false, stays: false },
  { what: 'real data became simulated', before: false, after: true, stays: false },
  { what: 'real data stayed real', before: false, after: false, stays: true },
])('when $what, older copies stay: $stays', async ({ before, after, stays }) => {
  await cacheResponse(RELEASES, released(before), 1)
  await cacheResponse('/api/landing', Response.json({}), 2)
  await cacheResponse(RELEASES, released(after), 3)
  expect(await found('/api/landing', RELEASES)).toEqual(stays ? ['/api/landing', RELEASES] : [RELEASES])
})
