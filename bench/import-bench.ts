import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interleaved, median, output, seconds } from './measure.ts'
import type { Finding } from './report.ts'
import { importTrade, newDatabase } from './stage.ts'

const GOAL = 2

/** The import command against PostgreSQL's own COPY of the same rows into the same table. */
export async function measureImport(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  const database = await newDatabase()
  const copied = join(folder, 'trade.csv')
  try {
    // The first import creates everything and gives the rows that COPY is then given.
    await importTrade({ DATABASE_URL: database.url })
    const columns = (await sql(database.url, COLUMNS)).trim()
    await sql(
      database.url,
      `\\copy (select ${columns} from cites_trade_records order by id) to '${copied}' csv`,
    )

    const measured = await interleaved([
      {
        what: "PostgreSQL's COPY of the same rows into the same table (psql)",
        unit: 's',
        run: async () => {
          await sql(database.url, 'truncate cites_trade_records')
          return seconds(() =>
            sql(database.url, `\\copy cites_trade_records (${columns}) from '${copied}' csv`),
          )
        },
      },
      {
        what: 'The same COPY into a table without key, index, check or trigger',
        unit: 's',
        run: async () => {
          await sql(
            database.url,
            'drop table if exists bare; create table bare as table cites_trade_records with no data',
          )
          return seconds(() => sql(database.url, `\\copy bare (${columns}) from '${copied}' csv`))
        },
      },
      {
        what: 'npm run import on PostgreSQL: 54 gzipped files read, checked, stored, summarised',
        unit: 's',
        run: () => seconds(() => importTrade({ DATABASE_URL: database.url })),
      },
      {
        what: 'npm run import on the embedded engine',
        unit: 's',
        run: () => seconds(() => importTrade({ DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') })),
      },
    ])
    const [copy, bare, server] = measured.map(({ runs }) => median(runs))
    const times = (server ?? Number.NaN) / (copy ?? Number.NaN)
    const timesBare = (server ?? Number.NaN) / (bare ?? Number.NaN)
    return [
      {
        heading: 'Import of 464,042 trade records',
        how: 'The whole command is timed, from the shell to its report: start of Node, unzip, parse, check, match, one transaction with COPY, all summaries, audit. The peer only copies rows that are ready.',
        measured,
        goals: [
          {
            goal: `within ${GOAL} times COPY into the same table, on PostgreSQL`,
            met: times <= GOAL,
            value: `${times.toFixed(2)} times (and ${timesBare.toFixed(2)} times the bare table)`,
          },
        ],
      },
    ]
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

const COLUMNS = `select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
  where attrelid = 'cites_trade_records'::regclass and attnum > 0 and not attisdropped and attidentity = ''`

const sql = (url: string, command: string): Promise<string> =>
  output('psql', [
    url,
    '--quiet',
    '--no-align',
    '--tuples-only',
    '--set',
    'ON_ERROR_STOP=1',
    '--command',
    command,
  ])
