import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { beforeAll, expect, test } from 'vitest'
import { formatAmount } from '#domain/trade/amounts.ts'
import { selectRows } from '#domain/trade/selected-rows.ts'
import { recordsByCountry } from '#domain/trade/trade-countries.ts'
import { groupTrade } from '#domain/trade/trade-groups.ts'
import { COUNTRIES_BY, MOVEMENTS } from '#domain/trade/trade-selection.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import { publishedTables } from '#testing/published-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'

/* The rules of trade-methods once more, in SQL over the published files, for every species of the release. */

/** The published rows with their measure, their quantity in quadrillionths of it, and their movement. */
const ROWS = (files: string) => `
  with reported as (
    select Taxon as taxon, cast(Year as integer) as year, lower(trim(Term)) as term,
      nullif(Unit, '') as unit, Importer as importer, Exporter as exporter, Origin as origin, Source as source,
      "Reporter.type" as reporter,
      cast(cast(nullif(Quantity, '') as decimal(38, 9)) * 1000000000 as hugeint) as billionths
    from read_csv('${files}', header = true, all_varchar = true, nullstr = '\\N'))
  select taxon, year, term, importer, exporter, reporter, source,
    case when origin = exporter then '' else origin end as origin,
    origin not in ('', exporter) as re_export,
    case
      when unit is null or unit in ('Number of specimens', 'pairs') then 'number'
      when unit in ('microgrammes', 'mg', 'g', 'kg') then 'kg'
      when unit in ('ml', 'l') then 'l'
      when unit in ('cm', 'm') then 'm'
      when unit in ('cm2', 'm2') then 'm2'
      when unit in ('cm3', 'm3') then 'm3'
      else unit end as measure,
    coalesce(billionths, 0) * (case unit
      when 'pairs' then 2000000 when 'mg' then 1 when 'g' then 1000 when 'ml' then 1000
      when 'cm' then 10000 when 'cm2' then 100 when 'cm3' then 1
      when 'microgrammes' then 0 else 1000000 end)
    + (case when unit = 'microgrammes' then coalesce(billionths, 0) // 1000 else 0 end) as amount
  from reported`

const ARTICLES = (movement: string) => `
  with lines as (
    select taxon, term, measure, year, importer, exporter, origin, count(*) as rows,
      sum(amount) filter (where reporter = 'E') as exporters,
      sum(amount) filter (where reporter = 'I') as importers
    from trade where '${movement}' = 'all' or re_export = ('${movement}' = 're-exports')
    group by all)
  select taxon, term, measure, cast(sum(rows) as integer) as rows,
    cast(sum(coalesce(exporters, 0)) as varchar) as exporters,
    cast(sum(coalesce(importers, 0)) as varchar) as importers,
    cast(sum(greatest(coalesce(exporters, 0), coalesce(importers, 0))) as varchar) as larger
  from lines group by all`

const COUNTRIES = {
  exporter: `case when exporter = 'HS' or source = 'X' then 'HS' else exporter end`,
  source: `case when exporter = 'HS' or source = 'X' then 'HS'
    when origin in ('', 'XX') then exporter else origin end`,
}

describeWithReferenceData('every species of the release', () => {
  let ask: (sql: string) => Promise<Record<string, unknown>[]>
  let taxa: [string, TradeTable][]

  beforeAll(async () => {
    const database = await (await DuckDBInstance.create(':memory:')).connect()
    await database.run(`create table trade as ${ROWS(join(REFERENCE_DATA, 'cites-trade', '*.csv.gz'))}`)
    ask = async (sql) => (await database.runAndReadAll(sql)).getRowObjects() as Record<string, unknown>[]
    taxa = [...publishedTables(REFERENCE_DATA)]
    expect(taxa).toHaveLength(43)
  })

  test.each(MOVEMENTS)('has the same articles and exact quantities on every basis, %s', async (movement) => {
    const ours = taxa.flatMap(([taxon, table]) =>
      groupTrade(table, selectRows(table, { movement }).rows, []).flatMap(({ articles }) =>
        articles.map(({ term, measure, rows, exporters, importers, larger }) =>
          [taxon, term, measure, rows, ...[exporters, importers, larger].map(formatAmount)].join('|'),
        ),
      ),
    )
    const theirs = (await ask(ARTICLES(movement))).map((row) =>
      [
        ...[row.taxon, row.term, row.measure, row.rows],
        ...[row.exporters, row.importers, row.larger].map((amount) => formatAmount(BigInt(String(amount)))),
      ].join('|'),
    )
    expect(ours.length).toBeGreaterThan(500)
    expect(ours.sort()).toEqual(theirs.sort())
  })

  test.each(COUNTRIES_BY)('ranks the same countries by %s', async (by) => {
    const counted = await ask(`
      select taxon, ${COUNTRIES[by]} as code, cast(count(*) as integer) as records from trade group by all`)
    for (const [taxon, table] of taxa) {
      const { ranked, high_seas, not_named } = recordsByCountry(table, selectRows(table, {}).rows, by)
      const ofTaxon = counted.filter((row) => row.taxon === taxon)
      const sumOf = (codes: string[]) =>
        ofTaxon
          .filter(({ code }) => codes.includes(String(code)))
          .reduce((sum, { records }) => sum + Number(records), 0)
      expect([taxon, high_seas, not_named]).toEqual([taxon, sumOf(['HS']), sumOf(['XX', 'XV', 'ZZ', ''])])
      const named = ofTaxon
        .filter(({ code }) => !['HS', 'XX', 'XV', 'ZZ', ''].includes(String(code)))
        .map(({ code, records }) => ({ code: String(code), figure: Number(records) }))
        .sort((a, b) => b.figure - a.figure || (a.code < b.code ? -1 : 1))
      expect(ranked).toEqual(named.slice(0, 10))
    }
  })
})
