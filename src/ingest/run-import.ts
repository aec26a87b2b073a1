import type { Editor } from '#database/access.ts'
import type { Connection } from '#database/connect.ts'
import { listCountries } from '#database/countries/countries-queries.ts'
import { listMatchingNames } from '#database/species/matching-names-queries.ts'
import { yearOf } from '#domain/calendar.ts'
import { importCitesTrade } from './cites-trade/cites-trade-importer.ts'
import { findInputTables } from './files/input-tables.ts'
import { UnreadableFile } from './files/unreadable-file.ts'
import { ImportNotes, type ImportReport } from './import-report.ts'
import type { ImportContext, Importer, PreparedImport } from './importer.ts'
import { importNammco } from './nammco/nammco-importer.ts'
import { RefusedRows } from './refused-rows.ts'
import { importSeizures } from './seizures/seizures-importer.ts'
import { SpeciesMatcher } from './species-matcher.ts'

/** The published sources an operator can import. */
export const IMPORT_SOURCES = ['cites-trade', 'nammco', 'seizures'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

const IMPORTERS: Record<ImportSource, Importer> = {
  'cites-trade': importCitesTrade,
  nammco: importNammco,
  seizures: importSeizures,
}

export interface ImportRequest {
  source: ImportSource
  /** Files and folders. */
  files: readonly string[]
  /** Read and check everything, write nothing. */
  dryRun?: boolean
  /** Import the rows that can be read and write the others to a file. */
  skipInvalid?: boolean
  release?: string | undefined
  lastCompleteYear?: number | undefined
  /** The day of the import, YYYY-MM-DD. */
  today: string
  editor?: Editor
  onProgress?: (progress: ImportProgress) => void
}

export interface ImportProgress {
  phase: 'reading' | 'storing' | 'done'
  rows: number
  bytes: number
  ofBytes: number
}

const OPERATOR: Editor = { id: null, email: 'import command' }

/**
 * Reads, parses and matches every row, then puts the release in the place of the earlier one in a single
 * transaction. Where a row cannot be read nothing is changed, unless the request says to skip such rows.
 */
export async function runImport(connection: Connection, request: ImportRequest): Promise<ImportReport> {
  const notes = new ImportNotes()
  const refusedRows = new RefusedRows()
  const progress: ImportProgress = { phase: 'reading', rows: 0, bytes: 0, ofBytes: 0 }
  const tell = (changes: Partial<ImportProgress>) =>
    request.onProgress?.(Object.assign(progress, changes, { rows: notes.read }))

  const prepared = await inReport(notes, async () => {
    const tables = await findInputTables(request.files, (path) => notes.leftAside.push(path))
    tell({ ofBytes: tables.reduce((total, { bytes }) => total + bytes, 0) })
    return await prepare(connection, request, {
      tables,
      notes,
      refusedRows,
      onBytes: (bytes) => tell({ bytes: progress.bytes + bytes }),
    })
  })
  const report = reportOf(request, notes, prepared)
  if (prepared === undefined || report.stored === 0 || (notes.refused.length > 0 && !request.skipInvalid)) {
    return { ...report, outcome: 'refused', stored: 0 }
  }
  if (request.dryRun === true) return { ...report, outcome: 'checked' }

  tell({ phase: 'storing' })
  const stored = await connection.db.transaction((tx) =>
    prepared.store(connection, tx, request.editor ?? OPERATOR),
  )
  tell({ phase: 'done' })
  return { ...report, outcome: 'stored', stored, refused_files: await refusedRows.write() }
}

async function prepare(
  connection: Connection,
  { source, files, today, release, lastCompleteYear }: ImportRequest,
  reading: Pick<ImportContext, 'tables' | 'notes' | 'refusedRows' | 'onBytes'>,
): Promise<PreparedImport> {
  const [names, countries] = await Promise.all([
    listMatchingNames(connection.reader),
    listCountries(connection.reader),
  ])
  const prepared = await IMPORTERS[source]({
    ...reading,
    species: new SpeciesMatcher(names),
    countries,
    currentYear: yearOf(today),
    release,
    lastCompleteYear,
  })
  if (prepared.release.row_count === 0 && reading.notes.refused.length === 0) {
    throw new UnreadableFile(files.join(', '), 'no row is about a species of this portal')
  }
  return prepared
}

/** A file that cannot be read becomes a refusal in the report; any other failure is a fault and goes on. */
async function inReport<Result>(
  notes: ImportNotes,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read()
  } catch (problem) {
    if (!(problem instanceof UnreadableFile)) throw problem
    notes.refuse({ file: problem.file, line: problem.line, column: problem.column, reason: problem.message })
    return undefined
  }
}

function reportOf(
  { source }: ImportRequest,
  notes: ImportNotes,
  prepared: PreparedImport | undefined,
): Omit<ImportReport, 'outcome'> {
  const { refused, read, skipped, unknown, cleaned, leftAside } = notes
  return {
    source,
    read,
    stored: prepared?.release.row_count ?? 0,
    skipped,
    refused,
    left_aside: leftAside,
    unknown,
    cleaned,
    refused_files: [],
    checksum: prepared?.release.checksum ?? null,
    first_year: prepared?.release.first_year ?? null,
    last_year: prepared?.release.last_year ?? null,
    last_complete_year: prepared?.release.last_complete_year ?? null,
  }
}
