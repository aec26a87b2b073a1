import { afterEach, expect, test, vi } from 'vitest'
import { loadTradeFile } from './load-trade-file.ts'
import { sha256Of } from './sha256.ts'

const BYTES = new TextEncoder().encode('no such file')
const answers = (answer: Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer.clone()))

afterEach(() => vi.unstubAllGlobals())

test('a file whose bytes are not those expected is not read', async () => {
  answers(new Response(BYTES))
  const received: number[] = []
  const file = { address: '/data/a.parquet', sha256: 'of other bytes', size: BYTES.length }
  await expect(loadTradeFile(file, (count) => received.push(count))).rejects.toThrow('damaged')
  expect(received.at(-1)).toBe(BYTES.length)
})

test('a damaged copy is fetched again past all caches', async () => {
  const copies: Partial<Record<RequestCache, Response>> = {
    default: new Response(BYTES.slice(0, 5)),
    reload: new Response(BYTES),
  }
  vi.stubGlobal('fetch', (_: string, { cache = 'default' }: RequestInit) => Promise.resolve(copies[cache]))
  const file = { address: '/data/a.parquet', sha256: await sha256Of(BYTES) }
  expect(new Uint8Array(await loadTradeFile(file, () => undefined))).toEqual(new Uint8Array(BYTES))
})

test('an address that answers with a refusal is no file', async () => {
  answers(new Response('', { status: 403 }))
  const file = { address: '/data/a.parquet', sha256: await sha256Of(BYTES), size: BYTES.length }
  await expect(loadTradeFile(file, () => undefined)).rejects.toThrow('403')
})
