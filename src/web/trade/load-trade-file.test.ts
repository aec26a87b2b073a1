import { afterEach, expect, test, vi } from 'vitest'
import { loadTradeFile, sha256Of } from './load-trade-file.ts'

const BYTES = new TextEncoder().encode('no such file')
const answers = (answer: Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer))

afterEach(() => vi.unstubAllGlobals())

test('a file whose bytes are not those expected is not read', async () => {
  answers(new Response(BYTES))
  const received: number[] = []
  const file = { address: '/data/a.parquet', sha256: 'of other bytes', size: BYTES.length }
  await expect(loadTradeFile(file, (count) => received.push(count))).rejects.toThrow('damaged')
  expect(received.at(-1)).toBe(BYTES.length)
})

test('an address that answers with a refusal is no file', async () => {
  answers(new Response('', { status: 403 }))
  const file = { address: '/data/a.parquet', sha256: await sha256Of(BYTES), size: BYTES.length }
  await expect(loadTradeFile(file, () => undefined)).rejects.toThrow('403')
})
