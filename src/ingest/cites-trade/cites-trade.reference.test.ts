import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '@orpc/server'
import { count, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TradeSummary } from '#contract/trade-contract.ts'
import type { Reader } from '#database/access.ts'
import { type Connection, openDatabase } from '#database/connect.ts'
import { cites_trade_records, species_trade_findings } from '#database/schema/index.ts'
import { normaliseTerm } from '#domain/trade/terms.ts'
import { completeYearsTrend, tradeTrend } from '#domain/trade/trade-trend.ts'
import { normaliseUnit } from '#domain/trade/units.ts'
import { SpeciesImages } from '#server/images/species-images.ts'
import { router } from '#server/procedures/index.ts'
import {
  byCode,
  type CodeCount,
  type ExpectedTaxon,
  ranked,
  readExpectedTrade,
} from '#testing/expected-trade.ts'
import { readGoldenFigures } from '#testing/golden-figures.ts'
import { isLongRun } from '#testing/long-run.ts'
import { noStatus } from '#testing/no-status.ts'
import { testArticleSummaries } from '#testing/published-article-summaries.ts'
import { writePublishedTrade } from '#testing/published-trade.ts'
import { createTestDatabase, openWithCatalogue, serverAnswers } from '#testing/test-database.ts'
import { tradeHere } from '#testing/trade-here.ts'
import { runCommand } from '#testing/typed-command.ts'

/* The real release through the real command, compared with figures that were counted without this portal. */

const FOLDER = process.env.REFERENCE_DATA ?? ''
const underCi = process.env.CI === 'true'
/** The latest year that this release holds in full; later ones lack reports. */
const LAST_COMPLETE_YEAR = 2022
/** The reference figures are exact sums rounded to the nearest double. */
const RELATIVE_TOLERANCE = 1e-9

const GYRFALCON = 'Falco rusticolus'
/** Of taxa with fewer records than these some are taken: every second of them, from the most to the least. */
const MOST_RECORDS = 5000

interface Installation {
  environment: Record<string, string>
  drop: () => Promise<void>
}

async function onEmbeddedEngine(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reference-import-'))
  await (await openWithCatalogue({ dataDir })).close()
  return { environment: { DATA_DIR: dataDir }, drop: () => rm(dataDir, { recursive: true }) }
}

async function onPostgresql(): Promise<Installation> {
  const { databaseUrl, drop } = await createTestDatabase('catalogue')
  return { environment: { DATABASE_URL: databaseUrl }, drop }
}

describe.skipIf(FOLDER === '' && !underCi)('the published release', () => {
  // The embedded engine takes minutes for the whole; that each row is read and stored alike shows in some taxa.
  describe('on the embedded engine', () => testsOn(onEmbeddedEngine, isLongRun ? 'all taxa' : 'some taxa'))
  describe.skipIf(!serverAnswers && !underCi)('on PostgreSQL', () => testsOn(onPostgresql, 'all taxa'))
})

/** The records of some taxa as a release of their own. */
async function sampleRelease(all: readonly ExpectedTaxon[]): Promise<{ taxa: string[]; folder: string }> {
  const smaller = all.filter(({ records }) => records < MOST_RECORDS).sort((a, b) => b.records - a.records)
  const taxa = smaller.filter((_, place) => place % 2 === 0).map(({ taxon }) => taxon)
  const folder = await mkdtemp(join(tmpdir(), 'sample-release-'))
  writePublishedTrade(FOLDER, taxa, folder)
  return { taxa, folder }
}

function testsOn(install: () => Promise<Installation>, extent: 'all taxa' | 'some taxa'): void {
  let expected: ReturnType<typeof readExpectedTrade>
  let installation: Installation
  let connection: Connection
  let output = ''
  let speciesIds: Map<string, string>

  beforeAll(async () => {
    expected = readExpectedTrade(FOLDER)
    installation = await install()
    const { environment } = installation
    let folder = join(FOLDER, 'cites-trade')
    const words: string[] = []
    if (extent === 'some taxa') {
      const sample = await sampleRelease(expected.taxa)
      expected = onlyOf(expected, sample.taxa)
      folder = sample.folder
      // Some taxa alone do not show up to when all were reported.
      words.push('--last-complete-year', String(LAST_COMPLETE_YEAR))
    }
    output = (await runCommand('import', { words: ['cites-trade', folder, ...words], environment })).output
    if (extent === 'some taxa') await rm(folder, { recursive: true })
    connection = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataDir: environment.DATA_DIR })
    const species = await call(router.species.list, undefined, { context: context() })
    speciesIds = new Map(species.map(({ scientific_name, id }) => [scientific_name, id]))
  })
  afterAll(async () => {
    await connection?.close()
    await installation?.drop()
  })

  const context = () => ({
    db: connection.reader,
    ...tradeHere(connection.reader),
    records: <Records>(read: (db: Reader) => Promise<Records>) => read(connection.reader),
    currentDay: '2026-11-21',
    images: new SpeciesImages(connection, '', () => undefined),
    portal: {
      name: 'Arctic Tracker',
      institution: '',
      credit_line: '',
      contact: null,
      issues_url: null,
      public_url: '',
      roles: [],
      version: '',
    },
    status: noStatus,
    warn: () => undefined,
  })

  const summaryOf = async (taxon: string): Promise<TradeSummary> => {
    const summary = await call(
      router.trade.summary,
      { id: speciesIds.get(taxon) ?? '' },
      { context: context() },
    )
    if (summary === null) throw new Error(`${taxon} has no trade summary`)
    return summary
  }

  test('is stored whole, and nothing is refused', async () => {
    const whole = new Intl.NumberFormat('en').format(expected.total_records_all_43_taxa)
    expect(output).toContain(`${whole} read, ${whole} stored, 0 skipped, 0 refused`)
    expect(await call(router.trade.count, undefined, { context: context() })).toMatchObject({
      count: expected.total_records_all_43_taxa,
    })
  })

  test('gives each taxon its records, years, totals and partners', async () => {
    for (const taxon of expected.taxa) {
      const summary = await summaryOf(taxon.taxon)
      expect(summary, taxon.taxon).toMatchObject({
        total_trade_records: taxon.records,
        distinct_years: taxon.distinct_years,
        overall_min_year: taxon.min_year,
        overall_max_year: taxon.max_year,
      })
      expectNear(summary.total_quantity, taxon.total_quantity, taxon.taxon)
      expect(summary.distinct_importers, taxon.taxon).toHaveLength(taxon.distinct_importers)
      expect(summary.distinct_exporters, taxon.taxon).toHaveLength(taxon.distinct_exporters)
      expectUnits(summary, taxon)
    }
  })

  if (extent === 'all taxa')
    test('holds the commercial records of the gyrfalcon that its page names, nearly all of captive birds', async () => {
      const summary = await call(
        router.seizures.summary,
        { id: speciesIds.get(GYRFALCON) ?? '' },
        { context: context() },
      )
      expect(summary.commercialTrade).toEqual({ since: 2000, records: 37_562, captive_records: 37_469 })
    })

  test('ranks importers and exporters as they were counted', async () => {
    for (const { taxon, top_importers, top_exporters } of expected.taxa) {
      const { annual_summaries } = await summaryOf(taxon)
      const importers = annual_summaries.flatMap((year) =>
        year.importers_summary.map(({ importer_code, records }) => ({ code: importer_code, records })),
      )
      const exporters = annual_summaries.flatMap((year) =>
        year.exporters_summary.map(({ exporter_code, records }) => ({ code: exporter_code, records })),
      )
      expect(ranked(importers).slice(0, top_importers.length), taxon).toEqual(top_importers)
      expect(ranked(exporters).slice(0, top_exporters.length), taxon).toEqual(top_exporters)
    }
  })

  test('counts terms, purposes and sources, blanks included', async () => {
    for (const { taxon, terms, purposes, sources } of expected.taxa) {
      const { annual_summaries } = await summaryOf(taxon)
      const years = annual_summaries
      const counted = (codes: CodeCount[]) => ranked(codes).toSorted(byCode)
      expect(
        counted(
          years.flatMap((year) => year.terms_summary.map(({ term, records }) => ({ code: term, records }))),
        ),
        taxon,
      ).toEqual(counted(terms.map(({ term, records }) => ({ code: normaliseTerm(term), records }))))
      expect(
        counted(
          years.flatMap((year) =>
            year.purposes_summary.map(({ purpose_code, records }) => ({ code: purpose_code, records })),
          ),
        ),
        taxon,
      ).toEqual(counted(purposes))
      expect(
        counted(
          years.flatMap((year) =>
            year.sources_summary.map(({ source_code, records }) => ({ code: source_code, records })),
          ),
        ),
        taxon,
      ).toEqual(counted(sources))
    }
  })

  test('counts appendices and who reported', async () => {
    for (const { taxon, appendices, reporter_types } of expected.taxa) {
      const stored = await connection.reader
        .select({ code: cites_trade_records.appendix, records: count() })
        .from(cites_trade_records)
        .where(eq(cites_trade_records.species_id, speciesIds.get(taxon) ?? ''))
        .groupBy(cites_trade_records.appendix)
        .orderBy(desc(count()))
      expect(ranked(stored), taxon).toEqual(ranked(appendices))

      const summary = await summaryOf(taxon)
      const reported = [
        { code: 'E', records: summary.exporter_reported_records },
        { code: 'I', records: summary.importer_reported_records },
      ]
      expect(ranked(reported.filter(({ records }) => records > 0)), taxon).toEqual(ranked(reporter_types))
    }
  })

  test('gives every year its records and quantity, and the trend that follows', async () => {
    for (const { taxon, annual, trend } of expected.taxa) {
      const summary = await summaryOf(taxon)
      const years = summary.annual_summaries
      expect(years, taxon).toMatchObject(
        annual.map(({ year, records }) => ({ year, total_records_for_year: records })),
      )
      for (const [place, { quantity }] of annual.entries()) {
        expectNear(years[place]?.total_quantity_for_year, quantity, taxon)
      }
      const meanOf = ([first, last]: readonly [number, number]) =>
        years
          .filter(({ year }) => year >= first && year <= last)
          .reduce((sum, { total_quantity_for_year }) => sum + total_quantity_for_year, 0) / 3
      expect(summary.overall_max_year, taxon).toBe(trend.max_year)
      expectNear(meanOf(trend.recent_years), trend.recent_avg, taxon)
      expectNear(meanOf(trend.historical_years), trend.historical_avg, taxon)
      expect(summary.recent_trend, taxon).toBe(trend.trend)
    }
  })

  test('leaves the verdict on each taxon, with its window, its tests and its main article', async () => {
    const rows = await connection.reader.select().from(species_trade_findings)
    for (const { taxon, trend, main_article } of readGoldenFigures(FOLDER).taxa) {
      if (!expected.taxa.some((one) => one.taxon === taxon)) continue
      const { window, verdict, cells, rise, fall, rows_in_window } = trend
      const found = rows.find(({ species_id }) => species_id === speciesIds.get(taxon))
      expect({ ...found, verdict: found?.verdict.replaceAll('_', ' ') }, taxon).toMatchObject({
        verdict,
        ...{ window_first: window[0], window_last: window[1], cells, rise, fall, rows_in_window },
        main_term: main_article.term,
        main_measure: main_article.measure,
      })
    }
  })

  test("gives each taxon the trends of the domain's rules, kept and asked anew", async () => {
    for (const { taxon } of expected.taxa) {
      const { annual_summaries, ...kept } = await summaryOf(taxon)
      const annual = annual_summaries.map(({ year, total_quantity_for_year }) => ({
        year,
        quantity: total_quantity_for_year,
      }))
      const trends = {
        recent: tradeTrend(annual),
        complete: completeYearsTrend(annual, LAST_COMPLETE_YEAR),
      }
      expect(kept, taxon).toMatchObject({
        recent_trend: trends.recent,
        complete_years_trend: trends.complete,
        last_complete_year: LAST_COMPLETE_YEAR,
      })
      const { rows } = await connection.db.execute(sql`select
        calculate_trade_trend(${speciesIds.get(taxon)}) as recent,
        calculate_trade_trend(${speciesIds.get(taxon)}, ${LAST_COMPLETE_YEAR}::integer) as complete`)
      expect(rows[0], taxon).toEqual(trends)
    }
  })

  if (extent === 'all taxa') testArticleSummaries(() => connection, FOLDER)
}

/** What was counted of some taxa alone. */
function onlyOf({ taxa }: ReturnType<typeof readExpectedTrade>, names: readonly string[]) {
  const some = taxa.filter(({ taxon }) => names.includes(taxon))
  return { taxa: some, total_records_all_43_taxa: some.reduce((total, { records }) => total + records, 0) }
}

/** Blank and 'Number of specimens' are one unit in two spellings, so the portal counts them together. */
function expectUnits(
  { units, has_mixed_units }: TradeSummary,
  { taxon, quantity_by_unit }: ExpectedTaxon,
): void {
  const byUnit = Map.groupBy(quantity_by_unit, ({ unit }) => normaliseUnit(unit ?? ''))
  expect(units, taxon).toHaveLength(byUnit.size)
  expect(has_mixed_units, taxon).toBe(byUnit.size > 1)
  for (const [unit, figures] of byUnit) {
    const counted = units.find((total) => total.unit === unit)
    expect(counted?.records, `${taxon}, ${unit}`).toBe(figures.reduce((sum, { records }) => sum + records, 0))
    expectNear(
      counted?.quantity,
      figures.reduce((sum, { quantity }) => sum + quantity, 0),
      `${taxon}, ${unit}`,
    )
  }
}

function expectNear(counted: number | undefined, expected: number, what: string): void {
  const difference = Math.abs((counted ?? Number.NaN) - expected)
  expect(difference, what).toBeLessThanOrEqual(RELATIVE_TOLERANCE * Math.max(1, expected))
}
