import type { Editor, Transaction } from '#database/access.ts'
import type { Connection } from '#database/connect.ts'
import { isDiskFull } from '#database/disk-full.ts'
import type { Covered } from '#database/releases/dataset-store.ts'
import { DATASET_STORES } from '#database/releases/dataset-stores.ts'
import { discardOpenImport, lockDataset } from '#database/releases/imports-changes.ts'
import { nameToConfirm } from '#database/releases/name-to-confirm-queries.ts'
import { recordImport } from '#database/releases/recorded-import-changes.ts'
import { species } from '#database/schema/index.ts'
import { DiskFull, Duplicate, Invalid } from '#domain/problems.ts'
import { isConfirmed } from '#domain/releases/coverage.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { type CoverageReport, type ImportReport, storedReport } from '#domain/releases/import-report.ts'
import { SOURCE_DATASETS } from '#domain/releases/import-states.ts'
import { PARTIAL_PROBLEMS } from '#domain/releases/partial-release.ts'
import { NO_ROOM, PARTIAL_REASONS } from './import-failures.ts'
import type { PreparedImport } from './importer.ts'
import { type ReadingRequest, type ReadRelease, readRelease } from './read-release.ts'

export interface ImportRequest extends ReadingRequest {
  /** Read and check everything, write nothing. */
  dryRun?: boolean
  /** Import the rows that can be read and write the others to a file. */
  skipInvalid?: boolean
  /** The name of the species that would lose most rows, typed by someone who knows. */
  confirm?: string | undefined
  editor?: Editor
}

const OPERATOR: Editor = { id: null, email: 'import command' }

/**
 * Reads, parses and matches every row, then puts the release in the place of the earlier one in a single
 * transaction. Where a row cannot be read nothing is changed, unless the request says to skip such rows.
 */
export async function runImport(connection: Connection, request: ImportRequest): Promise<ImportReport> {
  const read = await readRelease(connection, request).catch(tellOfFullDisk)
  try {
    return await storeRelease(connection, request, read)
  } finally {
    read.prepared?.close?.()
  }
}

async function storeRelease(
  connection: Connection,
  request: ImportRequest,
  { report, prepared, refusedRows, files, progress }: ReadRelease,
): Promise<ImportReport> {
  if (prepared === undefined || (report.refused.length > 0 && !request.skipInvalid)) {
    return { ...report, outcome: 'refused', stored: 0 }
  }
  const dataset = SOURCE_DATASETS[request.source]
  if (request.dryRun === true) {
    const coverage = await coverageOf(connection, dataset, prepared).catch(reasonOrFault)
    return typeof coverage === 'string'
      ? refusedWhole(report, request, coverage)
      : { ...report, outcome: 'checked', coverage }
  }

  request.onProgress?.({ ...progress, phase: 'storing' })
  const editor = request.editor ?? OPERATOR
  let coverage: CoverageReport | undefined
  const stored = await connection.db
    .transaction(async (tx) => {
      await lockDataset(tx, dataset)
      // What a curator has left waiting is overtaken by this release.
      await discardOpenImport(tx, editor, dataset)
      await prepared.stage(connection, tx)
      const { release, covered } = await recordImport(tx, editor, {
        source: request.source,
        files,
        progress: { ...progress, phase: 'done' },
        report: storedReport({ ...report, outcome: 'checked' }),
        release: prepared.release,
      })
      coverage = await coverageReport(tx, covered)
      if (!isConfirmed(coverage.confirm ?? undefined, request.confirm)) throw new NotConfirmed(coverage)
      return DATASET_STORES[dataset].activate(connection, tx, editor, release)
    })
    .catch(reasonOrFault)
  if (typeof stored === 'string') {
    return { ...refusedWhole(report, request, stored), ...(coverage && { coverage }) }
  }
  request.onProgress?.({ ...progress, phase: 'done' })
  return {
    ...report,
    outcome: 'stored',
    stored,
    refused_files: await refusedRows.write(),
    ...(coverage && { coverage }),
  }
}

/** The report of a release that is refused as a whole. */
function refusedWhole(report: ReadRelease['report'], { files }: ImportRequest, reason: string): ImportReport {
  const refused = [{ file: files.join(', '), line: null, column: null, reason }]
  return { ...report, outcome: 'refused', stored: 0, refused }
}

/** Most rows of a species would go, and nobody typed its name. */
class NotConfirmed extends Error {
  override name = 'NotConfirmed'
  constructor({ confirm, species }: CoverageReport) {
    const rows = species.find(({ scientific_name }) => scientific_name === confirm)
    super(
      `most rows of ${confirm} would go (${rows?.before} now, ${rows?.after} then): check that every file was given; --confirm "${confirm}" imports it all the same`,
    )
  }
}

/** What the release covers; what waited to find that out is forgotten again. */
async function coverageOf(
  { db, copyInto }: Connection,
  dataset: ImportedDataset,
  { stage, release }: PreparedImport,
): Promise<CoverageReport> {
  let found: CoverageReport | undefined
  const undone = new Error('Only tried')
  await db
    .transaction(async (tx) => {
      await lockDataset(tx, dataset)
      await stage({ copyInto }, tx)
      found = await coverageReport(tx, await DATASET_STORES[dataset].cover(tx, release))
      throw undone
    })
    .catch((problem) => {
      if (problem !== undone) throw problem
    })
  if (found === undefined) throw new Error('The coverage was not found')
  return found
}

const reasonOrFault = (problem: unknown): string => reasonOf(problem) ?? tellOfFullDisk(problem)

/** Why the release is refused as a whole; undefined where it failed for another reason. */
function reasonOf(problem: unknown): string | undefined {
  if (problem instanceof NotConfirmed) return problem.message
  if (problem instanceof Duplicate) {
    const { topic, id, name } = problem.existing
    return `it would add a record that already exists (${topic}: ${name}, ${id}): change or delete that one first`
  }
  if (!(problem instanceof Invalid)) return undefined
  const partial = PARTIAL_PROBLEMS.find((one) => one === problem.message)
  if (partial !== undefined) return PARTIAL_REASONS[partial]
  // The one thing a command cannot be asked: when each new listing came into force.
  return problem.message === 'new_listing_needs_date'
    ? 'it holds new listings without dates: send it at /admin/releases, where they can be given'
    : undefined
}

function tellOfFullDisk(problem: unknown): never {
  if (isDiskFull(problem)) throw new DiskFull(NO_ROOM, { cause: problem })
  throw problem
}

/** What waiting records cover, with the names of the species, by name. */
async function coverageReport(
  tx: Transaction,
  { coverage, species: counted }: Covered,
): Promise<CoverageReport> {
  const taxa = await tx.select({ id: species.id, name: species.scientific_name }).from(species)
  const names = new Map(taxa.map(({ id, name }) => [id, name]))
  return {
    extent: coverage.extent,
    staying: coverage.staying,
    species: counted
      .map(({ species_id, before, after }) => ({
        scientific_name: names.get(species_id ?? '') ?? '(no species)',
        before,
        after,
      }))
      .toSorted((a, b) => a.scientific_name.localeCompare(b.scientific_name)),
    confirm: (await nameToConfirm(tx, coverage.losing)) ?? null,
  }
}
