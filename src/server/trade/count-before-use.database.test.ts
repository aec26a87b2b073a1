import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, openDatabase } from '#database/connect.ts'
import { release_differences, species, trade_counts } from '#database/schema/index.ts'
import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import { runImport } from '#ingest/run-import.ts'
import { noStatus } from '#testing/no-status.ts'
import { createTestDatabase, describeWithServer } from '#testing/test-database.ts'
import { tradeHere } from '#testing/trade-here.ts'
import { router } from '../procedures/index.ts'
import { countBeforeUse } from './count-before-use.ts'
import { storedCounts } from './stored-counts.ts'
import { storedDifferences } from './stored-differences.ts'

const FIXTURES = join(import.meta.dirname, '../../ingest/cites-trade/fixtures')
const FILE = join(FIXTURES, 'trade_db_1.csv')
const SHIPMENTS = { source: 'cites-trade' as const, files: [FILE], today: '2026-11-29' }
const FEW = 1

describeWithServer('a release of many records', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let connection: Connection
  const warn = vi.fn()

  beforeAll(async () => {
    database = await createTestDatabase('catalogue')
    connection = await openDatabase(database)
  })
  afterEach(() => vi.clearAllMocks())
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })

  const counting = (mostRows = FEW) => {
    const closing = new AbortController().signal
    const count = countBeforeUse({ connection, warn, closing, mostRows })
    if (count === undefined) throw new Error('Nothing is counted before use here')
    return count
  }
  const importAs = (release: string, beforeUse = counting()) =>
    runImport(connection, { ...SHIPMENTS, release, beforeUse })
  const stored = () =>
    connection.db.select({ job: trade_counts.job, files: trade_counts.files }).from(trade_counts)

  /** What a portal answers that finds what was stored, and must count nothing itself. */
  function portal() {
    const { db, reader } = connection
    const mustNotCount = () => Promise.reject(new Error('This was to be counted before'))
    return createRouterClient(router, {
      context: {
        ...tradeHere(reader),
        exploreTrade: mustNotCount,
        compareTrade: mustNotCount,
        storedCount: storedCounts({ connection: { reader, db }, warn, mostRows: FEW }),
        differences: storedDifferences({ db }, warn),
        db: reader,
        records: (read) => read(reader),
        currentDay: '2026-11-29',
        images: { find: async () => null },
        portal: { public_url: 'https://portal.example' } as never,
        status: noStatus,
        warn,
      },
    })
  }

  test('is seen by nobody before it is counted', async () => {
    const seen = vi.fn()
    await importAs('2024.1', async (tx) => {
      await counting()(tx)
      seen(await tx.$count(trade_counts), await connection.db.$count(trade_counts))
      seen((await listExploredFiles(tx)).length, (await listExploredFiles(connection.reader)).length)
    })
    expect(seen.mock.calls).toEqual([
      [expect.any(Number), 0],
      [3, 0],
    ])
    expect(seen.mock.calls[0]?.[0]).toBeGreaterThan(0)
    expect(warn).not.toHaveBeenCalled()
  })

  test('is answered without counting: explorer, map, countries, records', async () => {
    const { explorer, countries, portal: about } = portal()
    const explored = await explorer.trade({})
    expect(explored).toMatchObject({ release: '2024.1', total: { rows: 5 } })
    expect(await explorer.flows({ of: 'quantity' })).toMatchObject({ release: '2024.1' })
    const { countries: listed } = await countries.list({})
    const named = listed.filter(({ exporter, importer, source }) => exporter + importer + source > 0)
    expect(named.length).toBeGreaterThan(4)
    for (const { code } of named)
      expect((await countries.get({ code, species_listed: 50, articles: 40 })).code).toBe(code)
    expect(await about.sampleQueries()).toBeDefined()
  })

  test('is compared with the one before, for every country', async () => {
    await importAs('2025.1')
    expect(await connection.db.$count(release_differences)).toBe(3)
    const { releases } = portal()
    const two = { from: '2024.1', to: '2025.1' }
    expect(await releases.compare({ ...two, differing: false })).toMatchObject({ totals: { added: 0 } })
    expect(await releases.ofCountry({ ...two, code: 'CA' })).toMatchObject({ code: 'CA' })
    expect(new Set((await stored()).map(({ files }) => files)).size).toBe(1)
  })

  test('leaves out species whose profiles are hidden, as visitors do', async () => {
    const { db, reader } = connection
    const bear = eq(species.scientific_name, 'Ursus maritimus')
    await db.update(species).set({ hidden: true }).where(bear)
    expect(await importAs('2026.1')).toMatchObject({ outcome: 'stored', stored: 5 })
    expect((await listExploredFiles(reader)).length).toBe(2)
    expect(await portal().explorer.trade({})).toMatchObject({ total: { rows: 2 } })
    await db.update(species).set({ hidden: false }).where(bear)
  })

  test('comes into use where it cannot be counted, which is logged', async () => {
    await connection.db.execute('alter table trade_counts rename to counts_elsewhere')
    expect(await importAs('2027.1')).toMatchObject({ outcome: 'stored' })
    await connection.db.execute('alter table counts_elsewhere rename to trade_counts')
    expect(warn).toHaveBeenCalledWith(
      'Trade of all species could not be counted before its release came into use',
      { problem: expect.any(String) },
    )
    expect((await listExploredFiles(connection.reader)).at(0)?.release).toBe('2027.1')
  })

  test('of few records nothing is counted before', async () => {
    await connection.db.delete(trade_counts)
    await importAs('2028.1', counting(6))
    expect(await stored()).toEqual([])
  })
})
