import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/connect.ts'
import { release_files } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { tradeTable } from '#domain/trade/trade-table.ts'
import { type Place, withDatabase } from '#testing/place.ts'
import { interleaved, type Measured, median, seconds } from './measure.ts'
import type { Finding } from './report.ts'
import { importTrade, newDatabase } from './stage.ts'

const MOST_SHARE = 0.2
const MEGABYTE = 1_000_000

const WHAT = {
  imports: 'npm run import on PostgreSQL, files written with it',
  writes: 'of which the files: every species read, packed in both forms and stored, on PostgreSQL',
  embeddedImports: 'npm run import on the embedded engine, files written with it',
  embeddedWrites: 'of which the files, on the embedded engine',
}

/** What the files of the real release cost to write, what they weigh, and how fast the largest is read. */
export async function measureReleaseFiles(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  const database = await newDatabase()
  const server = { DATABASE_URL: database.url }
  const embedded = { DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') }
  try {
    const importing = (what: string, environment: Record<string, string>) => ({
      what,
      unit: 's',
      run: () => seconds(() => importTrade(environment)),
    })
    const writing = (what: string, place: Place) => ({
      what,
      unit: 's',
      run: () => withDatabase(place, secondsToWrite),
    })
    const measured = await interleaved([
      importing(WHAT.imports, server),
      writing(WHAT.writes, { databaseUrl: database.url }),
      importing(WHAT.embeddedImports, embedded),
      writing(WHAT.embeddedWrites, { dataDir: embedded.DATA_DIR }),
    ])
    const read = await withDatabase({ databaseUrl: database.url }, (connection) =>
      measureReading(connection, folder),
    )
    return [report([...measured, ...read])]
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** As an import does it: every file is new. */
async function secondsToWrite({ db }: Connection): Promise<number> {
  await db.delete(release_files)
  return seconds(() => db.transaction((tx) => writeReleaseFiles(tx)))
}

async function measureReading({ db }: Connection, folder: string): Promise<Measured[]> {
  const files = await db
    .select({ id: release_files.id, name: release_files.scientific_name, size: release_files.size })
    .from(release_files)
    .orderBy(sql`${release_files.rows} desc`)
  const all = files.reduce((sum, { size }) => sum + size, 0) / MEGABYTE
  const [largest] = files
  const middle = files[Math.floor(files.length / 2)]
  const sizes = [{ what: `All ${files.length} files together`, unit: 'MB', runs: [all] }]
  for (const { id, name, size } of [largest, middle].flatMap((file) => file ?? [])) {
    const [found] = await db
      .select({ bytes: release_files.bytes })
      .from(release_files)
      .where(eq(release_files.id, id))
    if (found === undefined) continue
    const bytes = new Uint8Array(found.bytes).buffer
    const path = join(folder, `${id}.parquet`)
    await writeFile(path, found.bytes)
    sizes.push({ what: `The file of ${name}`, unit: 'MB', runs: [size / MEGABYTE] })
    sizes.push(
      ...(await interleaved([
        {
          what: `${name}: file read, columns of figures, in Node`,
          unit: 's',
          run: () => seconds(() => readTradeFile(bytes)),
        },
        {
          what: `${name}: file read and put into a table`,
          unit: 's',
          run: () => seconds(async () => tradeTable(await readTradeFile(bytes))),
        },
        {
          what: `${name}: the same columns read by DuckDB, one thread`,
          unit: 's',
          run: () => secondsInDuckDb(path),
        },
      ])),
    )
  }
  return sizes
}

async function secondsInDuckDb(path: string): Promise<number> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  const columns =
    'record_id, year, appendix, taxon, term, quantity, unit, importer, exporter, origin, purpose'
  return seconds(() =>
    connection.run(
      `create table rows as select ${columns}, source, reporter_type from read_parquet('${path}')`,
    ),
  )
}

function report(measured: Measured[]): Finding {
  const of = (what: string) => median(measured.find((row) => row.what === what)?.runs ?? [])
  const goal = (engine: string, writes: number, imports: number) => {
    // The rest of the import is what it would take without files.
    const share = writes / (imports - writes)
    return {
      goal: `files within ${MOST_SHARE * 100} % of the import's time, ${engine}`,
      met: share <= MOST_SHARE,
      value: `${(share * 100).toFixed(1)} %`,
    }
  }
  return {
    heading: 'Files of a release',
    how: 'The real release, 464,042 rows: one Parquet file per species with every published column, and the same rows as packed CSV, written in the transaction of the import. The share is of the import without its files. Reading is from memory.',
    measured,
    goals: [
      goal('PostgreSQL', of(WHAT.writes), of(WHAT.imports)),
      goal('embedded engine', of(WHAT.embeddedWrites), of(WHAT.embeddedImports)),
    ],
  }
}
