import { expect, test, vi } from 'vitest'
import { exploreInThreads } from './explore-in-threads.ts'
import { NoRowsStore } from './rows-process.ts'
import type { SpeciesFile } from './trade-thread.ts'

const fileOf = (rows: number): SpeciesFile => ({
  species_id: 'narwhal',
  sha256: String(rows),
  rows,
  bytes: () => Promise.reject(new Error('Not read')),
})
const inMemory = { explore: async () => 'in memory' as never }

test.each([
  { what: 'as many records as fit', rows: [60, 40], answer: 'in memory' },
  { what: 'one more', rows: [60, 41], answer: 'by DuckDB' },
])('$what: $answer', async ({ rows, answer }) => {
  const explore = exploreInThreads({
    trade: inMemory,
    rows: { explore: async () => 'by DuckDB' as never },
    warn: vi.fn(),
    mostRows: 100,
  })
  expect(await explore(rows.map(fileOf), { kind: 'countries' })).toBe(answer)
})

test('where DuckDB cannot run, memory answers, and the log says so once', async () => {
  const warn = vi.fn()
  const ofDuckDb = vi.fn(() => Promise.reject(new NoRowsStore('no binary for this machine')))
  const explore = exploreInThreads({ trade: inMemory, rows: { explore: ofDuckDb }, warn, mostRows: 1 })
  for (let asked = 0; asked < 3; asked++)
    expect(await explore([fileOf(2)], { kind: 'countries' })).toBe('in memory')
  expect(ofDuckDb).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls).toEqual([[expect.any(String), { problem: 'no binary for this machine' }]])
})

test('what fails otherwise is not counted a second time', async () => {
  const explore = exploreInThreads({
    trade: inMemory,
    rows: { explore: () => Promise.reject(new Error('The file is damaged')) },
    warn: vi.fn(),
    mostRows: 1,
  })
  await expect(explore([fileOf(2)], { kind: 'countries' })).rejects.toThrow('The file is damaged')
})
