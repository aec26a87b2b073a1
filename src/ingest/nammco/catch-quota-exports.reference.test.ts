import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { catchQuotaExports, type StockYear } from '#domain/catches/catch-quota-exports.ts'
import { countryExports } from '#domain/trade/country-exports.ts'
import { publishedTable, readPublishedTrade } from '#testing/published-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { type CatchRow, nammcoRowParser } from './nammco-row.ts'

/* Catch, quota and exports of the published files, against sums that are made here row by row. */

const NARWHAL = 'Monodon monoceros'
const WALRUS = 'Odobenus rosmarus'
const LAST_COMPLETE_YEAR = 2022
/** Units that count items, and how many each. */
const ITEMS_OF: Readonly<Record<string, number>> = { '': 1, 'Number of specimens': 1, pairs: 2 }

describeWithReferenceData('catch, quota and exports as published', () => {
  let trade: ReturnType<typeof readPublishedTrade>

  beforeAll(() => {
    trade = readPublishedTrade(REFERENCE_DATA, [NARWHAL, WALRUS])
  })

  const rowsOf = (taxon: string) => trade.get(taxon) ?? []
  /** What one side reports of a country's tusks of its own in a year; null without a row. */
  const reported = (taxon: string, exporter: string, side: 'E' | 'I', year: number) => {
    const rows = rowsOf(taxon).filter(
      (row) =>
        Number(row.Year) === year &&
        row.Exporter === exporter &&
        row.Term === 'tusks' &&
        ITEMS_OF[row.Unit ?? ''] !== undefined &&
        ['', exporter].includes(row.Origin ?? '') &&
        row['Reporter.type'] === side,
    )
    return rows.length === 0
      ? null
      : rows.reduce((sum, { Quantity, Unit }) => sum + Number(Quantity) * (ITEMS_OF[Unit ?? ''] ?? 0), 0)
  }
  const exportsOf = (taxon: string, exporter: string) =>
    countryExports(
      publishedTable(rowsOf(taxon)),
      { exporter, term: 'tusks', measure: 'number' },
      LAST_COMPLETE_YEAR,
    )

  test.each([
    { taxon: NARWHAL, exporter: 'GL', tusksPerAnimal: 1 },
    { taxon: NARWHAL, exporter: 'CA', tusksPerAnimal: 1 },
    { taxon: WALRUS, exporter: 'GL', tusksPerAnimal: 2 },
  ])('tusks of $taxon from $exporter are those of the rows', ({ taxon, exporter, tusksPerAnimal }) => {
    const { years, fraction_rows } = exportsOf(taxon, exporter)
    expect(fraction_rows).toBe(0)
    expect(years.length).toBeGreaterThan(20)
    const animals = (tusks: number | null) => (tusks === null ? null : tusks / tusksPerAnimal)
    for (const { year, exporters, importers, larger } of years) {
      const sides = [reported(taxon, exporter, 'E', year), reported(taxon, exporter, 'I', year)].map(animals)
      expect([exporters, importers], String(year)).toEqual(sides)
      const [byExporters, byImporters] = sides.map((figure) => figure ?? 0)
      expect(larger).toBeGreaterThanOrEqual(Math.max(byExporters ?? 0, byImporters ?? 0))
      expect(larger).toBeLessThanOrEqual((byExporters ?? 0) + (byImporters ?? 0))
    }
  })

  const stockOf = (taxon: string, area_name: string | null): StockYear[] =>
    catchQuotaExports(
      publishedCatches(taxon),
      { country_code: 'GL', area_name },
      exportsOf(taxon, 'GL').years,
    )

  test('the catch of narwhals in Greenland was above its quota from 2005 to 2008, and exports fell to none', () => {
    const years = stockOf(NARWHAL, null)
    expect(years.filter(({ above_quota }) => above_quota === true).map(({ year }) => year)).toEqual([
      2005, 2006, 2007, 2008,
    ])
    expect(years.find(({ year }) => year === 2005)).toMatchObject({
      season: '2005/2006',
      catch_total: 398,
      quota_amount: 300,
      exporters: 58,
      importers: 11,
      larger: 59,
    })
    expect(years.find(({ year }) => year === 2016)).toMatchObject({ larger: 0, sides: 'none' })
  })

  test('walruses of one stock have its own catch and quota, and the exports of Greenland', () => {
    const rows = publishedCatches(WALRUS)
    const areas = [...new Set(rows.flatMap(({ area_name }) => area_name ?? []))]
    const ofCountry = stockOf(WALRUS, null)
    for (const area of areas.filter((name) => name !== 'Total')) {
      const years = stockOf(WALRUS, area)
      for (const { year, catch_total, larger } of years) {
        const ofYear = rows.filter((row) => row.area_name === area && row.year === year)
        expect(catch_total, `${area} ${year}`).toBe(ofYear[0]?.catch_total ?? null)
        expect(larger).toBe(ofCountry.find((one) => one.year === year)?.larger ?? null)
      }
    }
    expect(areas.length).toBeGreaterThan(1)
  })
})

function publishedCatches(taxon: string) {
  const name = `${taxon.replace(' ', '_')}_catches_2025-06-11.csv`
  const text = readFileSync(join(REFERENCE_DATA, 'nammco', name), 'utf8')
  const [header = [], ...rows] = parse(text, { relax_column_count: true }) as string[][]
  const read = nammcoRowParser(name, header, 2026)
  return rows
    .map(read)
    .filter((row): row is CatchRow => 'taxon' in row)
    .map(({ country: _, catch_total, quota_amount, ...row }) => ({
      ...row,
      country_code: 'GL',
      catch_total: catch_total === null ? null : Number(catch_total),
      quota_amount: quota_amount === null ? null : Number(quota_amount),
    }))
}
