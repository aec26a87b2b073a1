import { openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { loadCatalogue } from '#ingest/catalogue/load-catalogue.ts'
import { runMutatedFiles } from '#testing/mutated-files/run-files.ts'
import type { Finding } from './report.ts'
import { highestMegabytes } from './resident-memory.ts'
import { newDatabase } from './stage.ts'

const COUNT = Number(process.env.FILES ?? 10_000)
const SEED = Number(process.env.FILES_SEED ?? Math.floor(Math.random() * 1e9))
const SLOWEST_MS = 10_000
const MOST_MB = 600

/** Damaged files of every source, read by its importer on PostgreSQL. */
export async function measureMutatedFiles(): Promise<Finding[]> {
  console.log(`  seed ${SEED} (FILES_SEED), ${COUNT} files (FILES)`)
  const database = await newDatabase()
  const connection = await openDatabase({ databaseUrl: database.url })
  try {
    await migrateDatabase(connection)
    await loadCatalogue(connection)
    const { taken, refused, imported, slowestMs, slowest, problems } = await runMutatedFiles({
      connection,
      referenceData: process.env.REFERENCE_DATA ?? '',
      count: COUNT,
      seed: SEED,
      onProgress: (read) => console.log(`  ${read} read`),
    })
    for (const problem of problems) console.log(`  ${problem}`)
    console.log(`  slowest ${slowestMs.toFixed(0)} ms: ${slowest}`)
    const mostMb = highestMegabytes(process.pid)
    return [
      {
        heading: 'Damaged files',
        how: `Slices of published files (CITES trade, NAMMCO) and fixtures in the published layout (the CITES comparative tabulation, seizures, Red List, listings), each with one thing done to it by seed ${SEED}, read by its importer on PostgreSQL and, where it is taken, compared with a plain reading of the same file and accepted in a transaction that is undone; of the refused ones every twentieth also goes through the whole import beside a release in use. The trade records and NAMMCO’s catches are real files; of the other sources none as published is at hand (no table of seizures lies in the open, and the terms of the Red List and of Species+ limit handing their files on), so that fixtures written by hand in their layout stand for them.`,
        measured: [
          { what: 'Files', unit: '', runs: [taken + refused] },
          { what: 'Taken', unit: '', runs: [taken] },
          { what: 'Refused', unit: '', runs: [refused] },
          { what: 'Refused by the whole import too', unit: '', runs: [imported] },
          { what: 'Slowest', unit: 'ms', runs: [slowestMs] },
          { what: 'Resident memory, most', unit: 'MB', runs: [mostMb] },
        ],
        goals: [
          {
            goal: 'each taken right or refused with file, line and reason, the database unchanged',
            met: problems.length === 0,
            value: `${problems.length} were not`,
          },
          {
            goal: `each within ${SLOWEST_MS} ms`,
            met: slowestMs <= SLOWEST_MS,
            value: `${slowestMs.toFixed(0)} ms`,
          },
          { goal: `at most ${MOST_MB} MB`, met: mostMb <= MOST_MB, value: `${mostMb.toFixed(0)} MB` },
        ],
      },
    ]
  } finally {
    await connection.close()
    await database.drop()
  }
}
