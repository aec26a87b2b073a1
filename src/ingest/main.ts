import { CannotOpen, databasePlace } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { whilePreparing } from '#database/preparing.ts'
import { dayOf } from '#domain/calendar.ts'
import { DiskFull } from '#domain/problems.ts'
import type { ImportProgress, ImportReport } from '#domain/releases/import-report.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { runCommandLine } from './command-line.ts'
import { parseImportArguments, USAGE } from './import-arguments.ts'
import { formatReport } from './import-report-text.ts'
import { hereOrThere } from './jobs/here-or-there.ts'
import { JobRefused } from './jobs/job-socket.ts'
import type { ImportJob } from './jobs/run-job.ts'
import { runImport } from './run-import.ts'

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
      return runImport(connection, { ...options, onProgress: showProgress })
    },
    onProgress: showProgress,
  })
}

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
