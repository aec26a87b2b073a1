import { DuckDBInstance } from '@duckdb/node-api'
import { seconds } from './measure.ts'

/** What the trade tab counts of its records, by the columns of a file. */
const COUNTED_BY = [
  'year, reporter_type',
  'term',
  'unit',
  'importer',
  'exporter',
  'origin',
  'purpose',
  'source',
]
const LINE = 'year, taxon, importer, exporter, origin, term, unit'

/**
 * Milliseconds that DuckDB takes, in one thread, to count the rows of a file between two years by each column, and to
 * sum the quantities of each term and unit on every basis. Units are not converted, which leaves less to do.
 */
export async function countInDuckDb(
  file: string,
  spans: readonly { start_year: number; end_year: number }[],
): Promise<number[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  const runs: number[] = []
  for (const { start_year, end_year } of spans) {
    const rows = `read_parquet('${file}') where year between ${start_year} and ${end_year}`
    const counts = COUNTED_BY.map((columns) => `select ${columns}, count(*) from ${rows} group by all`)
    const side = (reporter: string) => `coalesce(sum(quantity) filter (reporter_type = '${reporter}'), 0)`
    const quantities = `select term, unit, sum(exporters), sum(importers), sum(greatest(exporters, importers))
      from (select ${LINE}, ${side('E')} as exporters, ${side('I')} as importers from ${rows} group by all) as lines
      group by all`
    const took = await seconds(async () => {
      for (const question of [...counts, quantities]) await connection.runAndReadAll(question)
    })
    runs.push(1000 * took)
  }
  return runs
}
