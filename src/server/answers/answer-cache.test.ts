import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Answer } from './answer.ts'
import { AnswerCache } from './answer-cache.ts'
import { CACHE_LIMITS } from './cache-limits.ts'
import type { DataVersion } from './data-version.ts'

const answer = (text: string, status = 200) => new Answer(status, 'text/plain', Buffer.from(text), '1')

/** Answers of other scopes than all data last changed in version 1. */
const versions: Pick<DataVersion, 'ofScopes'> = {
  ofScopes: (dataVersion, scopes) => (scopes === undefined ? dataVersion : '1'),
}

const aCache = (clock = () => 1) => new AnswerCache(CACHE_LIMITS.api, clock, versions)

test('an answer is built once, however many ask at the same time', async () => {
  const cache = aCache()
  let built = 0
  const build = async () => {
    built += 1
    return answer('narwhal')
  }
  await Promise.all(Array.from({ length: 20 }, () => cache.get('1', '/a', build)))
  expect(built).toBe(1)
  expect(cache.find('1', '/a')?.body.toString()).toBe('narwhal')
})

test('a new data version forgets every answer', async () => {
  const cache = aCache()
  await cache.get('1', '/a', async () => answer('old'))
  expect(cache.find('2', '/a')).toBeUndefined()
  expect((await cache.get('2', '/a', async () => answer('new'))).body.toString()).toBe('new')
})

test('an answer that was overtaken by a new version while it was built is not kept', async () => {
  const cache = aCache()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const slow = cache.get('1', '/a', () => promise)
  await cache.get('2', '/b', async () => answer('new'))
  resolve(answer('old'))
  await slow
  expect(cache.find('2', '/a')).toBeUndefined()
})

test('an answer is found while what it rests on has not changed, whatever else has', async () => {
  const cache = aCache()
  const restsOn = ['species/narwhal']
  const narwhal = new Answer(200, 'text/plain', Buffer.from('narwhal'), '1', { restsOn })
  await cache.get('1', '/narwhal', async () => narwhal)
  await cache.get('1', '/all', async () => answer('all'))
  cache.tidy('2')
  expect([cache.find('2', '/narwhal'), cache.find('2', '/all')]).toEqual([narwhal, undefined])
  expect(cache.state.entries).toBe(1)
})

test('an answer whose scopes changed while it was built is sent and not cached', async () => {
  const overtaken = { ofScopes: () => undefined }
  const cache = new AnswerCache(CACHE_LIMITS.api, () => 1, overtaken)
  expect((await cache.get('1', '/a', async () => answer('old'))).body.toString()).toBe('old')
  expect(cache.state.entries).toBe(0)
})

test.each([
  ['/list?limit=50', 1],
  ['/list?limit=50&offset=0', 1],
  ['/list?limit=50&page=1', 1],
  ['/list?limit=50&offset=50', 0],
  ['/list?page=2', 0],
  ['/list?after=Monodon%20monoceros', 0],
  ['/list?cursor=3', 0],
])('of a list in parts the first is cached, and no further one: %s', async (address, entries) => {
  const cache = aCache()
  const part = new Answer(200, 'text/plain', Buffer.from('narwhal'), '1', { total: 4300 })
  await cache.get('1', address, async () => part)
  expect(cache.state.entries).toBe(entries)
})

test('the same bytes that rest on other scopes are another answer', () => {
  const about = (species: string) =>
    new Answer(200, 'text/plain', Buffer.from('[]'), '1', { restsOn: [`species/${species}`] })
  expect(about('narwhal').identity).not.toBe(about('beluga').identity)
})

test('a failure is passed on and not kept', async () => {
  const cache = aCache()
  await cache.get('1', '/a', async () => answer('missing', 404))
  expect(cache.find('1', '/a')).toBeUndefined()
  await expect(
    cache.get('1', '/b', async () => {
      throw new Error('no database')
    }),
  ).rejects.toThrow('no database')
  expect((await cache.get('1', '/b', async () => answer('back'))).body.toString()).toBe('back')
})

test('an answer that has expired is built anew', async () => {
  let now = 1
  const cache = aCache(() => now)
  await cache.get('1', '/a', async () => answer('once'))
  now += CACHE_LIMITS.api.lifetimeMs + 1
  expect(cache.find('1', '/a')).toBeUndefined()
  expect((await cache.get('1', '/a', async () => answer('again'))).body.toString()).toBe('again')
})

test('use renews the lifetime of an answer', async () => {
  let now = 1
  const cache = aCache(() => now)
  await cache.get('1', '/a', async () => answer('once'))
  await cache.get('1', '/b', async () => answer('never again'))
  now += CACHE_LIMITS.api.lifetimeMs
  cache.find('1', '/a')
  now += 1
  cache.tidy('1')
  expect(cache.state.entries).toBe(1)
  expect(cache.find('1', '/a')).toBeDefined()
})

test.each([
  { what: 'entries', limits: { entries: 3 } },
  { what: 'bytes', limits: { bytes: 3 * answer('bear').weight } },
])('with too many $what the answer unused for longest is dropped', async ({ limits }) => {
  const cache = new AnswerCache({ ...CACHE_LIMITS.api, ...limits }, () => 1, versions)
  const build = (text: string) => cache.get('1', `/${text}`, async () => answer(text))
  for (const text of ['bear', 'seal', 'orca']) await build(text)
  cache.find('1', '/bear')
  await build('lynx')
  const found = ['bear', 'seal', 'orca', 'lynx'].filter((text) => cache.find('1', `/${text}`))
  expect(found).toEqual(['bear', 'orca', 'lynx'])
})

test('an answer larger than the whole cache is sent and not kept', async () => {
  const cache = new AnswerCache({ ...CACHE_LIMITS.api, bytes: 10 }, () => 1, versions)
  const sent = await cache.get('1', '/a', async () => answer('whale'))
  expect(sent.body.toString()).toBe('whale')
  expect(cache.state).toMatchObject({ entries: 0, bytes: 0 })
  expect(await cache.get('1', '/b', async () => answer('whale'))).not.toBe(sent)
})

test('large answers are compressed in the way the client prefers, small ones not at all', () => {
  const large = answer('narwhal '.repeat(1000))
  expect(large.encodingFor('gzip, deflate, br')).toBe('br')
  expect(large.encodingFor('gzip')).toBe('gzip')
  expect(large.encodingFor(undefined)).toBe('identity')
  expect(answer('narwhal').encodingFor('br')).toBe('identity')
})

test.each(['br', 'gzip'] as const)('an answer is compressed once, however many ask: %s', async (encoding) => {
  const page = answer(Array.from({ length: 5000 }, (_, year) => `${year * 37} narwhals`).join())
  expect(page.ready(encoding)).toBeUndefined()
  const [form, ofOther] = await Promise.all([page.encoded(encoding), page.encoded(encoding)])
  expect(ofOther).toBe(form)
  expect(page.ready(encoding)).toBe(form)
  const plain = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
  expect(plain(form).equals(page.body)).toBe(true)
})

test('addresses that come to the same answer share it, each for as long as it is kept', async () => {
  let now = 1
  const cache = aCache(() => now)
  const built = (address: string, text: string) => cache.get('1', address, async () => answer(text))
  const first = await built('/a', 'narwhal')
  now += CACHE_LIMITS.api.lifetimeMs
  expect(await built('/a?x', 'narwhal')).toBe(first)
  expect(await built('/b', 'beluga')).not.toBe(first)
  now += 1
  cache.tidy('1')
  expect([cache.find('1', '/a'), cache.find('1', '/a?x')]).toEqual([undefined, first])
  expect(await built('/c', 'narwhal')).toBe(first)
  now += CACHE_LIMITS.api.lifetimeMs + 1
  cache.tidy('1')
  expect(await built('/d', 'narwhal')).not.toBe(first)
})

test.each([
  { what: 'status', other: new Answer(203, 'text/plain', Buffer.from('narwhal'), '1') },
  { what: 'type', other: new Answer(200, 'text/html', Buffer.from('narwhal'), '1') },
  {
    what: 'notice',
    other: new Answer(200, 'text/plain', Buffer.from('narwhal'), '1', { notice: 'Simulated' }),
  },
  { what: 'language', other: new Answer(200, 'text/plain', Buffer.from('narwhal'), '1', { language: 'is' }) },
])('the same bytes with another $what are another answer', ({ other }) => {
  expect(other.identity).not.toBe(answer('narwhal').identity)
})

test('a packed answer is kept in the forms that browsers take, and still given plain', async () => {
  const page = answer('narwhal '.repeat(1000))
  const { weight } = page
  await page.pack()
  expect(page.weight).toBeLessThan(weight / 5)
  expect(page.ready('br')).toBeDefined()
  expect(page.ready('gzip')).toBeDefined()
  expect(page.ready('identity')).toBeUndefined()
  const unzipped = gunzipSync(await page.encoded('gzip'))
  expect([unzipped, await page.encoded('identity')].map(String)).toEqual(
    Array(2).fill('narwhal '.repeat(1000)),
  )
})

test('an answer too small to be compressed stays as it is when it is packed', async () => {
  const small = await answer('narwhal').pack()
  expect(small.body.toString()).toBe('narwhal')
})

test('a cache of packed answers packs those that succeed', async () => {
  const cache = new AnswerCache(CACHE_LIMITS.general, () => 1, versions, { packed: true })
  const [page, missing] = await Promise.all([
    cache.get('1', '/a', async () => answer('narwhal '.repeat(1000))),
    cache.get('1', '/b', async () => answer('missing '.repeat(1000), 404)),
  ])
  expect([page.ready('identity'), missing.ready('identity')?.length]).toEqual([undefined, 8000])
})
