import { CannotOpen, databasePlace } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { whilePreparing } from '#database/preparing.ts'
import { dayOf } from '#domain/calendar.ts'
import { DiskFull } from '#domain/problems.ts'
import type { ImportProgress, ImportReport } from '#domain/releases/import-report.ts'
import { loadCatalogue } from '#ingest/catalogue/load-catalogue.ts'
import { runCommandLine } from '#ingest/command-line.ts'
import { parseImportArguments, USAGE } from '#ingest/import-arguments.ts'
import { formatReport } from '#ingest/import-report-text.ts'
import { hereOrThere } from '#ingest/jobs/here-or-there.ts'
import { JobRefused } from '#ingest/jobs/job-socket.ts'
import type { ImportJob } from '#ingest/jobs/run-job.ts'
import { runImport } from '#ingest/run-import.ts'
import { countBeforeUse } from '../trade/count-before-use.ts'

/* npm run import: what a person runs to bring in a published release. */

const place = databasePlace(process.env)

function importThrough(options: ImportJob['options']): Promise<ImportReport> {
  const job: ImportJob = { command: 'import', options }
  return hereOrThere<ImportReport, ImportProgress>(place, {
    job,
    here: async (connection) => {
      await whilePreparing(connection, async () => {
        await migrateDatabase(connection)
        await loadCatalogue(connection)
      })
      const beforeUse = countBeforeUse({ connection, warn: tell, closing: new AbortController().signal })
      return runImport(connection, { ...options, onProgress: showProgress, beforeUse })
    },
    onProgress: showProgress,
  })
}

const tell = (message: string, { problem }: Record<string, unknown>) =>
  console.error(`${message}: ${problem}`)

let shown = ''

/** On a terminal one line that counts up; in a log nothing until the report. */
function showProgress({ phase, rows, bytes, ofBytes }: ImportProgress): void {
  if (!process.stderr.isTTY) return
  const share = ofBytes === 0 ? 0 : Math.floor((bytes / ofBytes) * 100)
  const line = phase === 'reading' ? `Reading ${share}%, ${rows} rows` : `Storing ${rows} rows`
  if (line === shown) return
  shown = line
  process.stderr.write(phase === 'done' ? '\n' : `\r\u001b[K${line}`)
}

await runCommandLine(USAGE, [CannotOpen, JobRefused, DiskFull], async () => {
  const today = dayOf(new Date())
  const request = parseImportArguments(process.argv.slice(2), { today, folder: process.cwd() })
  const report = await importThrough(request)
  console.log(formatReport(report))
  if (report.outcome === 'refused') process.exitCode = 1
})
