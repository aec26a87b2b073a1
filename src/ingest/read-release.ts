import { basename } from 'node:path'
import type { Connection } from '#database/connect.ts'
import { listCountries } from '#database/countries/countries-queries.ts'
import { findRelease } from '#database/releases/releases-queries.ts'
import { listMatchingNames } from '#database/species/matching-names-queries.ts'
import { yearOf } from '#domain/calendar.ts'
import type { ImportProgress, ImportReport } from '#domain/releases/import-report.ts'
import type { ImportSource } from '#domain/releases/import-states.ts'
import { importCitesTrade } from './cites-trade/cites-trade-importer.ts'
import { findInputDocuments } from './files/input-documents.ts'
import { findInputTables } from './files/input-tables.ts'
import { UnreadableFile } from './files/unreadable-file.ts'
import { ImportNotes } from './import-notes.ts'
import type { ImportContext, Importer, PreparedImport } from './importer.ts'
import { importIucn } from './iucn/iucn-importer.ts'
import { importCitesListings, importCmsListings } from './listings/listings-importers.ts'
import { importNammco } from './nammco/nammco-importer.ts'
import { RefusedRows } from './refused-rows.ts'
import { importSeizures } from './seizures/seizures-importer.ts'
import { SpeciesMatcher } from './species-matcher.ts'

const IMPORTERS: Record<ImportSource, Importer> = {
  'cites-trade': importCitesTrade,
  nammco: importNammco,
  seizures: importSeizures,
  iucn: importIucn,
  'cites-listings': importCitesListings,
  'cms-listings': importCmsListings,
}

/** Sources that publish JSON; the others publish tables. */
const IN_DOCUMENTS: readonly ImportSource[] = ['iucn']

export interface ReadingRequest {
  source: ImportSource
  /** Files and folders. */
  files: readonly string[]
  release?: string | undefined
  lastCompleteYear?: number | undefined
  /** Whether the release covers only the species in its files, and the others stay. */
  onlyCovered?: boolean | undefined
  /** The day of the import, YYYY-MM-DD. */
  today: string
  onProgress?: (progress: ImportProgress) => void
  /** Ends the reading with the signal's reason. */
  signal?: AbortSignal
}

/** What was read, by name. */
interface ReadFile {
  name: string
  bytes: number
}

/** Reads, parses and matches every row of a release and changes nothing. */
export async function readRelease(connection: Connection, request: ReadingRequest) {
  const notes = new ImportNotes()
  const refusedRows = new RefusedRows()
  const progress: ImportProgress = { phase: 'reading', rows: 0, bytes: 0, ofBytes: 0 }
  const tell = (changes: Partial<ImportProgress>) =>
    request.onProgress?.(Object.assign(progress, changes, { rows: notes.read }))

  let files: ReadFile[] = []
  const prepared = await inReport(notes, async () => {
    const leaveAside = (path: string) => notes.leftAside.push(path)
    const isInDocuments = IN_DOCUMENTS.includes(request.source)
    const documents = isInDocuments ? await findInputDocuments(request.files, leaveAside) : []
    const tables = isInDocuments ? [] : await findInputTables(request.files, leaveAside)
    files = filesOf([...tables.map(({ path, bytes }) => ({ name: path, bytes })), ...documents])
    tell({ ofBytes: [...tables, ...documents].reduce((total, { bytes }) => total + bytes, 0) })
    return await prepare(connection, request, {
      tables,
      documents,
      notes,
      refusedRows,
      onBytes: (bytes) => {
        request.signal?.throwIfAborted()
        tell({ bytes: progress.bytes + bytes })
      },
    })
  })
  return {
    report: reportOf(request, notes, prepared),
    /** Undefined where nothing in the files can be stored. */
    prepared,
    refusedRows,
    /** What was read, by name. */
    files,
    /** How far the reading came. */
    progress: { ...progress, rows: notes.read },
  }
}

/** What the files of a release hold. */
export type ReadRelease = Awaited<ReturnType<typeof readRelease>>

/** Each file once, however many tables it packs. */
function filesOf(read: readonly ReadFile[]): ReadFile[] {
  return [...new Map(read.map(({ name, bytes }) => [name, { name: basename(name), bytes }])).values()]
}

async function prepare(
  connection: Connection,
  { source, files, today, release, lastCompleteYear, onlyCovered = false }: ReadingRequest,
  reading: Pick<ImportContext, 'tables' | 'documents' | 'notes' | 'refusedRows' | 'onBytes'>,
): Promise<PreparedImport | undefined> {
  const isPartial = onlyCovered && source === 'cites-trade'
  const inUse = isPartial ? await findRelease(connection.reader, 'cites_trade') : undefined
  const [names, countries] = await Promise.all([
    // Visitors see no hidden species; its records are imported all the same.
    listMatchingNames(connection.db),
    listCountries(connection.reader),
  ])
  const prepared = await IMPORTERS[source]({
    ...reading,
    species: new SpeciesMatcher(names),
    countries,
    today,
    currentYear: yearOf(today),
    release,
    lastCompleteYear,
    // Without one in use it is refused when it is compared, by the same rule as any other.
    beside: isPartial ? { last_complete_year: inUse?.last_complete_year ?? null } : undefined,
  })
  if (prepared.release.row_count > 0) return prepared
  if (reading.notes.refused.length > 0) return undefined
  throw new UnreadableFile(files.join(', '), 'no row is about a species on this site')
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
  { source }: ReadingRequest,
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
