import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { openDatabase } from '#database/connect.ts'
import { refreshArticleSummaries } from '#database/summaries/article-summary-changes.ts'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import { interleaved, median, output, seconds } from './measure.ts'
import type { Finding } from './report.ts'
import { importTrade, newDatabase } from './stage.ts'

const GOAL_SECONDS = 2
const MOST_TIMES_DUCKDB = 10
const ARTICLE_GOAL_SECONDS = 2
const TOGETHER_GOAL_SECONDS = 2

/** All species' trade summaries, against DuckDB computing the same figures from the same rows, and their article summaries. */
export async function measureSummaries(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  const database = await newDatabase()
  const rows = join(folder, 'trade.csv')
  await importTrade({ DATABASE_URL: database.url })
  await importTrade({ DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') })
  await output('psql', [
    database.url,
    '--quiet',
    '--command',
    `\\copy (select species_id, year, term, coalesce(unit, '') as unit, importer, exporter, purpose, source, reporter_type, quantity from cites_trade_records) to '${rows}' csv header`,
  ])

  const server = await openDatabase({ databaseUrl: database.url })
  const embedded = await openDatabase({ dataDir: join(folder, 'embedded') })
  const duck = await (await DuckDBInstance.create()).connect()
  await duck.run(
    `create table trade as select * from read_csv('${rows}', header = true, all_varchar = false, nullstr = '')`,
  )
  await duck.run('set threads = 1')
  try {
    const measured = await interleaved([
      { what: 'DuckDB, one thread', unit: 's', run: () => seconds(() => duck.run(SAME_FIGURES)) },
      {
        what: 'PostgreSQL',
        unit: 's',
        run: () => seconds(() => server.db.transaction((tx) => refreshTradeSummaries(tx))),
      },
      {
        what: 'Embedded engine',
        unit: 's',
        run: () => seconds(() => embedded.db.transaction((tx) => refreshTradeSummaries(tx))),
      },
    ])
    const [duckdb = Number.NaN, postgresql = Number.NaN, inEmbedded = Number.NaN] = measured.map(({ runs }) =>
      median(runs),
    )
    const timesDuckdb = postgresql / duckdb
    const articles = await interleaved([
      {
        what: 'PostgreSQL',
        unit: 's',
        run: () => seconds(() => server.db.transaction((tx) => refreshArticleSummaries(tx))),
      },
      {
        what: 'Embedded engine',
        unit: 's',
        run: () => seconds(() => embedded.db.transaction((tx) => refreshArticleSummaries(tx))),
      },
    ])
    const [ofArticles = Number.NaN, ofArticlesEmbedded = Number.NaN] = articles.map(({ runs }) =>
      median(runs),
    )
    return [
      {
        heading: 'All trade summaries',
        how: 'Records and quantities of every species by year and by importer, exporter, term, purpose and source, as nested lists, with totals, units and distinct partners; PostgreSQL and the embedded engine also store them, DuckDB only computes.',
        measured,
        goals: [
          within(GOAL_SECONDS, 'on PostgreSQL', postgresql),
          within(GOAL_SECONDS, 'on the embedded engine', inEmbedded),
          {
            goal: `within ${MOST_TIMES_DUCKDB} times DuckDB`,
            met: timesDuckdb <= MOST_TIMES_DUCKDB,
            value: `${timesDuckdb.toFixed(1)} times`,
          },
        ],
      },
      {
        heading: 'All article summaries',
        how: 'Uses, exporters, origins, trends, status changes and data quality of every species, stored by one statement.',
        measured: articles,
        goals: [
          within(ARTICLE_GOAL_SECONDS, 'on PostgreSQL', ofArticles),
          within(ARTICLE_GOAL_SECONDS, 'on the embedded engine', ofArticlesEmbedded),
          within(
            TOGETHER_GOAL_SECONDS,
            'on PostgreSQL, together with the trade summaries',
            postgresql + ofArticles,
          ),
        ],
      },
    ]
  } finally {
    await Promise.all([server.close(), embedded.close()])
    duck.closeSync()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

const within = (limit: number, where: string, took: number) => ({
  goal: `under ${limit} s ${where}`,
  met: took < limit,
  value: `${took.toFixed(2)} s`,
})

const DIMENSIONS = ['importer', 'exporter', 'term', 'purpose', 'source']

const lists = DIMENSIONS.map(
  (name) => `${name}s as (
    select species_id, year, list({code: ${name}, records: records, quantity: quantity} order by records desc, ${name}) as ${name}s_summary
    from (select species_id, year, ${name}, count(*) as records, sum(quantity::decimal(38, 12)) as quantity from trade group by all)
    group by species_id, year)`,
)

const SAME_FIGURES = `
  create or replace temp table summaries as
  with ${lists.join(', ')},
  years as (select species_id, year, count(*) as records, sum(quantity::decimal(38, 12)) as quantity from trade group by all),
  annual as (
    select species_id, list({year: year, records: records, quantity: quantity, ${DIMENSIONS.map((name) => `${name}s: ${name}s_summary`).join(', ')}} order by year) as annual_summaries
    from years ${DIMENSIONS.map((name) => `join ${name}s using (species_id, year)`).join(' ')}
    group by species_id),
  units as (
    select species_id, list({unit: unit, records: records, quantity: quantity}) as units
    from (select species_id, unit, count(*) as records, sum(quantity::decimal(38, 12)) as quantity from trade group by all)
    group by species_id),
  totals as (
    select species_id, count(*) as records, count(distinct year) as years, min(year) as first_year, max(year) as last_year,
      sum(quantity::decimal(38, 12)) as quantity, list(distinct term) as terms, list(distinct importer) as importers,
      list(distinct exporter) as exporters, count(*) filter (where reporter_type = 'E') as exporter_reported
    from trade group by species_id)
  select * from totals join annual using (species_id) join units using (species_id)`
