import { afterEach, expect, test, vi } from 'vitest'
import { sha256Of } from './sha256.ts'
import { TradeTasks } from './trade-tasks.ts'

afterEach(() => vi.unstubAllGlobals())

test('bytes that are as expected but no table are a fault', async () => {
  const bytes = new TextEncoder().encode('no such file')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes)))
  const file = {
    release: '2025.1',
    address: '/data/a.parquet',
    sha256: await sha256Of(bytes),
    size: bytes.length,
  }
  await expect(new TradeTasks(() => undefined).answer({ kind: 'open', file })).rejects.toThrow()
})

test('nothing is counted before a file is open', async () => {
  const task = { kind: 'rows', question: {}, release: '2025.1' } as const
  await expect(new TradeTasks(() => undefined).answer(task)).rejects.toThrow('No file is open')
})

test('several species are not counted before their files are loaded', async () => {
  const files = [{ species_id: 'a', address: '/data/a.parquet', sha256: 'of a file' }]
  const task = { kind: 'explore', files, job: { kind: 'countries' } } as const
  await expect(new TradeTasks(() => undefined).answer(task)).rejects.toThrow('/data/a.parquet is not loaded')
})
