import { count, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '#database/schema/index.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { simulateSeizures } from './simulate-seizures.ts'
import { simulateTrade } from './simulate-trade.ts'
import { readTradeProfiles } from './trade-profile.ts'

const PUBLISHED_RECORDS = 464_042
const checksums = new Set<string | null | undefined>()

describeOnBothEngines('the simulation', (connection) => {
  test('makes as many shipments per species and year as were published, and tells how far it is', async () => {
    const { db } = connection()
    const told: number[] = []
    await loadCatalogue(connection())
    await simulateTrade(connection(), (made) => told.push(made))

    expect(told.at(-1)).toBe(PUBLISHED_RECORDS)
    expect(await db.$count(schema.cites_trade_records)).toBe(PUBLISHED_RECORDS)
    const perYear = await db
      .select({
        name: schema.cites_trade_records.taxon,
        year: schema.cites_trade_records.year,
        records: count(),
      })
      .from(schema.cites_trade_records)
      .groupBy(schema.cites_trade_records.taxon, schema.cites_trade_records.year)
    const made = new Map(perYear.map(({ name, year, records }) => [`${name} ${year}`, records]))
    const published = readTradeProfiles().flatMap(({ scientific_name, shares }) =>
      shares.year.map(({ value, records }) => [`${scientific_name} ${value}`, records] as const),
    )
    expect(made).toEqual(new Map(published))
  })

  test.each(['importer', 'exporter', 'term', 'purpose', 'source'] as const)(
    'gives each species its published top %s',
    async (dimension) => {
      const column = sql<string>`coalesce(${schema.cites_trade_records[dimension]}, '')`
      const made = await connection()
        .db.select({ name: schema.cites_trade_records.taxon, value: column, records: count() })
        .from(schema.cites_trade_records)
        .groupBy(schema.cites_trade_records.taxon, column)
      const madeOf = new Map(made.map(({ name, value, records }) => [`${name} ${value}`, records]))

      for (const { scientific_name, shares } of readTradeProfiles()) {
        const published = new Map<string, number>()
        for (const { value, records } of shares[dimension])
          published.set(value, (published.get(value) ?? 0) + records)
        published.delete('*')
        const [top, records] = [...published].toSorted((a, b) => b[1] - a[1])[0] ?? []
        expect(madeOf.get(`${scientific_name} ${top}`), `${scientific_name}: ${top}`).toBe(records)
      }
    },
  )

  test('is marked as simulated and the same each time', async () => {
    await simulateSeizures(connection())
    const releases = await connection()
      .db.select()
      .from(schema.dataset_releases)
      .where(eq(schema.dataset_releases.simulated, true))
    expect(releases.map(({ dataset }) => dataset).toSorted()).toEqual(['cites_trade', 'seizures'])
    expect(await connection().db.$count(schema.illegal_trade_seizures)).toBeGreaterThan(200)
    checksums.add(
      releases
        .map(({ checksum }) => checksum)
        .toSorted()
        .join(),
    )
    expect(checksums.size).toBe(1)
  })
})
