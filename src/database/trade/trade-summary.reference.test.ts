import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { completeYearsTrend, tradeTrend } from '#domain/trade/trade-trend.ts'
import { aRelease, aSpecies } from '#testing/builders.ts'
import { type ExpectedTaxon, readExpectedTrade } from '#testing/expected-trade.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Connection } from '../connect.ts'
import { cites_trade_records, species, species_trade_summary } from '../schema/index.ts'
import { refreshTradeSummaries } from './trade-summary-changes.ts'

const FOLDER = process.env.REFERENCE_DATA

/** The columns of the published tables, under names of our own. */
const PUBLISHED =
  'id,year,appendix,taxon,class,order_name,family,genus,term,quantity,unit,importer,exporter,origin,purpose,source,reporter_type,import_permit,export_permit,origin_permit'
const LAST_COMPLETE_YEAR = 2022

/** The reference figures are sums rounded to the nearest double. */
const RELATIVE_TOLERANCE = 1e-9

describe.skipIf(!FOLDER)('over the published trade records', () => {
  describeOnBothEngines('trade summaries', (connection) => {
    let expected: ReturnType<typeof readExpectedTrade>

    beforeAll(async () => {
      expected = readExpectedTrade(FOLDER ?? '')
      await loadPublishedRecords(connection())
    })

    const listSummaries = () =>
      connection()
        .db.select({ summary: species_trade_summary, taxon: species.scientific_name })
        .from(species_trade_summary)
        .innerJoin(species, sql`${species.id} = ${species_trade_summary.species_id}`)

    test('count what was counted independently', async () => {
      const summaries = new Map((await listSummaries()).map(({ taxon, summary }) => [taxon, summary]))
      for (const taxon of expected.taxa) {
        const summary = summaries.get(taxon.taxon)
        expect(summary, taxon.taxon).toMatchObject({
          total_trade_records: taxon.records,
          distinct_years: taxon.distinct_years,
          overall_min_year: taxon.min_year,
          overall_max_year: taxon.max_year,
          recent_trend: taxon.trend.trend,
        })
        expect(summary?.distinct_importers).toHaveLength(taxon.distinct_importers)
        expect(summary?.distinct_exporters).toHaveLength(taxon.distinct_exporters)
        expect(summary?.units).toHaveLength(distinctUnits(taxon))
        expectNear(summary?.total_quantity, taxon.total_quantity)
        expect(summary?.annual_summaries).toMatchObject(
          taxon.annual.map(({ year, records }) => ({ year, total_records_for_year: records })),
        )
        for (const [index, { quantity }] of taxon.annual.entries()) {
          expectNear(summary?.annual_summaries[index]?.total_quantity_for_year, quantity)
        }
      }
    })

    test('leave no record out', async () => {
      const total = (await listSummaries()).reduce((sum, { summary }) => sum + summary.total_trade_records, 0)
      expect(total).toBe(expected.total_records_all_43_taxa)
    })

    test("the trends of the database are the domain's, for every species", async () => {
      for (const { taxon, summary } of await listSummaries()) {
        const annual = summary.annual_summaries.map(({ year, total_quantity_for_year }) => ({
          year,
          quantity: total_quantity_for_year,
        }))
        const { rows } = await connection().db.execute(sql`select
          calculate_trade_trend(${summary.species_id}) as recent,
          calculate_trade_trend(${summary.species_id}, ${LAST_COMPLETE_YEAR}::integer) as complete`)
        const [recent, complete] = [tradeTrend(annual), completeYearsTrend(annual, LAST_COMPLETE_YEAR)]
        expect(rows[0], taxon).toEqual({ recent, complete })
        expect(summary, taxon).toMatchObject({ recent_trend: recent, complete_years_trend: complete })
      }
    })
  })
})

async function loadPublishedRecords({ db, copyInto }: Connection): Promise<void> {
  const folder = join(FOLDER ?? '', 'cites-trade')
  const tables = readdirSync(folder).filter((file) => file.endsWith('.csv.gz'))
  await db.transaction(async (tx) => {
    const columns = PUBLISHED.split(',')
    const definitions = columns.map((name) => `${name} ${name === 'quantity' ? 'numeric' : 'text'}`)
    await tx.execute(sql.raw(`create temporary table published (${definitions}) on commit drop`))
    for (const table of tables) {
      const text = gunzipSync(readFileSync(join(folder, table))).toString()
      await copyInto(tx, 'published', columns, [text.slice(text.indexOf('\n') + 1)])
    }
    const { rows } = await tx.execute<{ taxon: string }>(sql`select distinct taxon from published`)
    for (const { taxon } of rows) await aSpecies(tx, { scientific_name: taxon })
    await aRelease(tx, { last_complete_year: LAST_COMPLETE_YEAR })
    await tx.execute(sql`
      insert into ${cites_trade_records}
        (species_id, year, appendix, taxon, term, quantity, unit, importer, exporter, purpose, source, reporter_type)
      select species.id, published.year::integer, appendix, taxon, trim(term), quantity,
        nullif(unit, 'Number of specimens'), importer, exporter, purpose, published.source, reporter_type
      from published join species on scientific_name = taxon`)
    await refreshTradeSummaries(tx)
  })
}

/** Blank and 'Number of specimens' are one unit in two spellings. */
function distinctUnits({ quantity_by_unit }: ExpectedTaxon): number {
  return new Set(quantity_by_unit.map(({ unit }) => unit ?? 'Number of specimens')).size
}

function expectNear(counted: number | undefined, expected: number): void {
  expect(Math.abs((counted ?? Number.NaN) - expected)).toBeLessThanOrEqual(
    RELATIVE_TOLERANCE * Math.max(1, expected),
  )
}
