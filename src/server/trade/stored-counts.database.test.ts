import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { trade_counts } from '#database/schema/index.ts'
import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { findRecentRoutes } from '#database/trade/trade-flows-queries.ts'
import { countTradeRecords } from '#database/trade/trade-queries.ts'
import type { ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { countRecordsInUse, recentRoutes } from './all-records.ts'
import { type StoredCount, storedCounts } from './stored-counts.ts'

const COUNTRIES: ExplorerJob = { kind: 'countries' }
const INDEX = {
  records: 3,
  first_year: 2001,
  last_year: 2015,
  countries: [{ code: 'GL', source: 1, exporter: 2, importer: 0 }],
  high_seas: { exporter: 0, importer: 0, source: 0 },
  not_named: { exporter: 0, importer: 0, source: 0 },
}

const file = (sha256: string): ReleaseFile => ({
  id: crypto.randomUUID(),
  species_id: 'c0ffee00-0000-4000-8000-000000000001',
  release: '2025.1',
  scientific_name: 'Monodon monoceros',
  address: '/data/cites-trade/2025.1/monodon-monoceros.parquet',
  sha256,
  rows: 3,
  size: 100,
  last_complete_year: 2015,
  simulated: false,
  is_current: true,
})

describeOnBothEngines('what is counted over all species', (connection) => {
  const warn = vi.fn()
  const count = vi.fn(async () => INDEX)
  let storedCount: StoredCount

  const stored = () => connection().db.$count(trade_counts)

  beforeAll(() => {
    storedCount = storedCounts({ connection: connection(), warn, mostRows: 2 })
  })
  beforeEach(async () => {
    await connection().db.delete(trade_counts)
    vi.clearAllMocks()
  })

  test('is counted once for the same files, and answered with the same text', async () => {
    expect(await storedCount([file('a')], COUNTRIES, count)).toEqual(INDEX)
    await expect.poll(stored).toBe(1)
    const again = await storedCount([file('a')], COUNTRIES, count)
    expect(JSON.stringify(again)).toBe(JSON.stringify(INDEX))
    expect(count).toHaveBeenCalledOnce()
  })

  test('is counted anew for other files or a later last complete year', async () => {
    await storedCount([file('a')], COUNTRIES, count)
    await storedCount([file('b')], COUNTRIES, count)
    await storedCount([{ ...file('b'), last_complete_year: 2016 }], COUNTRIES, count)
    expect(count).toHaveBeenCalledTimes(3)
    await expect.poll(stored).toBe(3)
  })

  test('is removed an hour later, once another is stored; a late count of the release before removes none of the next', async () => {
    await storedCount([file('new')], COUNTRIES, count)
    await expect.poll(stored).toBe(1)
    await storedCount([file('old')], COUNTRIES, count)
    await expect.poll(stored).toBe(2)
    expect(await storedCount([file('new')], COUNTRIES, count)).toEqual(INDEX)
    expect(count).toHaveBeenCalledTimes(2)
    await connection().db.update(trade_counts).set({ counted_at: sql`now() - interval '61 minutes'` })
    await storedCount([file('newest')], COUNTRIES, count)
    await expect.poll(stored).toBe(1)
  })

  test('is stored for each country by itself', async () => {
    for (const code of ['GL', 'NO', 'GL']) {
      await storedCount([file('a')], { kind: 'country', code, last_complete_year: 2015 }, count)
      await expect.poll(stored).toBe(code === 'NO' ? 2 : count.mock.calls.length)
    }
    expect(count).toHaveBeenCalledTimes(2)
  })

  test('is not stored where few records are counted', async () => {
    const many = storedCounts({ connection: connection(), warn, mostRows: 3 })
    await many([file('a')], COUNTRIES, count)
    await many([file('a')], COUNTRIES, count)
    expect(count).toHaveBeenCalledTimes(2)
    expect(await stored()).toBe(0)
  })

  test.each([
    { read: countRecordsInUse, readAll: countTradeRecords, found: { records: 3 } },
    { read: recentRoutes, readAll: findRecentRoutes, found: { window: [2006, 2015], routes: [] } },
  ])('what $readAll.name reads from all records is read once', async ({ read, readAll, found }) => {
    const readings = vi.fn(async () => found)
    const records = async (question: unknown) =>
      question === listExploredFiles ? [file('a')] : question === readAll ? readings() : undefined
    expect(await read({ records, storedCount } as never)).toEqual(found)
    await expect.poll(stored).toBe(1)
    expect(await read({ records, storedCount } as never)).toEqual(found)
    expect(readings).toHaveBeenCalledOnce()
  })

  test('of no release there are no routes, and nothing is stored', async () => {
    const records = async (question: unknown) => (question === listExploredFiles ? [file('a')] : undefined)
    expect(await recentRoutes({ records, storedCount } as never)).toBeUndefined()
    expect(await stored()).toBe(0)
  })

  test('is answered, and warned of, where it cannot be stored', async () => {
    const { reader } = connection()
    const db = { transaction: () => Promise.reject(new Error('The database is read only')) }
    const unable = storedCounts({ connection: { reader, db }, warn, mostRows: 2 })
    expect(await unable([file('a')], COUNTRIES, count)).toEqual(INDEX)
    await expect.poll(() => warn.mock.calls.length).toBe(1)
  })
})
