import { and, avg, count, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '#database/schema/index.ts'
import { describeWithCatalogueOnOneEngine } from '#testing/test-database.ts'
import { simulateSeizures } from './simulate-seizures.ts'
import { simulateTrade } from './simulate-trade.ts'
import { readTradeProfiles } from './trade-profile.ts'

const PUBLISHED_RECORDS = 464_042
/** Half a minute, on a busy machine ten times as long. */
const LONGEST_MS = 600_000
const checksums = new Set<string | null | undefined>()

// The journeys begin with portals that simulate on the embedded engine.
describeWithCatalogueOnOneEngine('the simulation', (connection) => {
  test('makes as many shipments per species and year as were published, and tells how far it is', {
    timeout: LONGEST_MS,
  }, async () => {
    const { db } = connection()
    const told: number[] = []
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

  test.each([
    'importer',
    'exporter',
    'origin',
    'term',
    'purpose',
    'source',
    'appendix',
    'reporter_type',
  ] as const)('deals out every share of the published %s to the last record', async (dimension) => {
    const column = sql<string>`coalesce(${schema.cites_trade_records[dimension]}, '')`
    const made = await connection()
      .db.select({ name: schema.cites_trade_records.taxon, value: column, records: count() })
      .from(schema.cites_trade_records)
      .groupBy(schema.cites_trade_records.taxon, column)

    const published = new Map<string, number>()
    for (const { scientific_name, shares } of readTradeProfiles()) {
      for (const { value, records } of shares[dimension]) {
        // Partners without a share of their own are 'various'.
        const key = `${scientific_name} ${value === '*' ? 'XV' : value}`
        published.set(key, (published.get(key) ?? 0) + records)
      }
    }
    expect(new Map(made.map(({ name, value, records }) => [`${name} ${value}`, records]))).toEqual(published)
  })

  test('names no source in early years, as real reports do', async () => {
    const { cites_trade_records } = schema
    const [years] = await connection()
      .db.select({ year: avg(cites_trade_records.year).mapWith(Number) })
      .from(cites_trade_records)
      .where(and(eq(cites_trade_records.taxon, 'Ursus maritimus'), isNull(cites_trade_records.source)))
    expect(years?.year).toBeLessThan(1991)
  })

  test('makes up only seizures of what a species is traded as', async () => {
    await simulateSeizures(connection())
    const bears = await connection()
      .db.selectDistinct({ product: schema.illegal_trade_products.product_name })
      .from(schema.illegal_trade_seizures)
      .innerJoin(
        schema.illegal_trade_products,
        eq(schema.illegal_trade_products.id, schema.illegal_trade_seizures.product_type_id),
      )
      .innerJoin(schema.species, eq(schema.species.id, schema.illegal_trade_seizures.species_id))
      .where(eq(schema.species.scientific_name, 'Ursus maritimus'))
    expect(bears.map(({ product }) => product)).not.toContain('caviar')
  })

  test('is marked as simulated, and the same on each engine', async () => {
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
