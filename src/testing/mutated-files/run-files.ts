import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Connection } from '#database/connect.ts'
import { DATASET_STORES } from '#database/releases/dataset-stores.ts'
import { species, species_synonyms, staged_records, staged_trade_records } from '#database/schema/index.ts'
import { Invalid } from '#domain/problems.ts'
import type { ImportReport } from '#domain/releases/import-report.ts'
import { IMPORT_SOURCES, type ImportSource, SOURCE_DATASETS } from '#domain/releases/import-states.ts'
import type { PreparedImport } from '#ingest/importer.ts'
import { type ReadingRequest, readRelease } from '#ingest/read-release.ts'
import { runImport } from '#ingest/run-import.ts'
import { problemsOfRefusal } from './judge-refusal.ts'
import { type Mutated, mutatedFile } from './mutations.ts'
import { asLine, plainReading } from './plain-reading.ts'
import { EARLIER_RELEASE, type SampleFile, sampleFiles } from './sample-files.ts'
import { tableChecksums } from './table-checksums.ts'

export interface FileRun {
  connection: Connection
  /** The folder of the published files. */
  referenceData: string
  count: number
  seed: number
  onProgress?: (read: number) => void
}

type Report = Omit<ImportReport, 'outcome'>

const EDITOR = { id: null, email: 'mutated files' }
const TODAY = '2026-11-22'
const MOST_PROBLEMS = 60
/** Of the refused ones every so many are also sent through the whole import. */
const IMPORTED_EACH = 20
/** What an import that is refused must leave as it was. */
const RELEASED = [
  'audit_log',
  'cites_trade_records',
  'dataset_imports',
  'dataset_releases',
  'import_differences',
  'previous_records',
  'previous_releases',
  'previous_trade_records',
  'staged_records',
  'staged_trade_records',
]

/** Undoes what was tried. */
class TriedOnly extends Error {
  override name = 'TriedOnly'
}

/**
 * Lets importers read damaged files. What they take must be what a plain reading finds and must come into use; what
 * they refuse must be reported with file, line and reason, and some of it goes through the whole import, beside a release
 * that is in use. Everything else is tried in transactions that are undone.
 */
export async function runMutatedFiles({ connection, referenceData, count, seed, onProgress }: FileRun) {
  const samples = sampleFiles(referenceData)
  const speciesId = await namesOf(connection)
  const report = {
    taken: 0,
    refused: 0,
    /** Of the refused ones, those that were also sent through the whole import. */
    imported: 0,
    slowestMs: 0,
    slowest: '',
    problems: [] as string[],
  }
  await runImport(connection, { source: 'cites-trade', files: [EARLIER_RELEASE], today: TODAY })
  const before = await tableChecksums(connection)

  for (let at = 0; at < count && report.problems.length < MOST_PROBLEMS; at += 1) {
    const source = IMPORT_SOURCES[at % IMPORT_SOURCES.length] ?? 'nammco'
    const sets = samples[source]
    const set = sets[Math.floor(at / IMPORT_SOURCES.length) % sets.length] ?? []
    const [mutated] = fc.sample(mutatedFile(set[0] as SampleFile), { numRuns: 1, seed: seed + at })
    if (mutated === undefined) continue
    const begun = performance.now()
    const isImported = report.refused % IMPORTED_EACH === 0
    const found = await tryFiles(connection, source, mutated, set, speciesId, isImported)
    const ms = performance.now() - begun
    const what = `${source}, ${mutated.what} (seed ${seed + at})`
    if (ms > report.slowestMs) Object.assign(report, { slowestMs: ms, slowest: what })
    report[found.isTaken ? 'taken' : 'refused'] += 1
    if (!found.isTaken && isImported) report.imported += 1
    report.problems.push(...found.problems.map((problem) => `${what}: ${problem}`))
    if (at % 250 === 0) onProgress?.(at)
  }
  if ((await tableChecksums(connection)) !== before) report.problems.push('the database is not as it was')
  return report
}

async function tryFiles(
  connection: Connection,
  source: ImportSource,
  { file, packedOnly }: Mutated,
  set: readonly SampleFile[],
  speciesId: (name: string) => string | undefined,
  isImported: boolean,
): Promise<{ isTaken: boolean; problems: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'mutated-file-'))
  const sent = [file, ...set.slice(1)]
  try {
    const paths = await Promise.all(
      sent.map(async ({ name, content }) => {
        const path = join(folder, name)
        await writeFile(path, content)
        return path
      }),
    )
    const request = { source, files: paths, today: TODAY }
    const { report, prepared } = await readRelease(connection, request)
    if (prepared === undefined || report.refused.length > 0) {
      const problems = problemsOfRefusal(report.refused, sent, folder)
      return {
        isTaken: false,
        problems: isImported ? [...problems, ...(await importRefused(connection, request))] : problems,
      }
    }
    const stored = await acceptAndUndo(connection, source, prepared)
    const expected = plainReading(source, packedOnly === true ? set : sent, speciesId)
    return { isTaken: true, problems: differences(expected, stored, report) }
  } catch (problem) {
    return { isTaken: false, problems: [`failed: ${causes(problem)}`] }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function causes(problem: unknown): string {
  return problem instanceof Error && problem.cause !== undefined
    ? `${String(problem).slice(0, 100)} < ${causes(problem.cause)}`
    : String(problem).slice(0, 300)
}

/** The whole import of what was refused: it is refused too, and leaves records, releases and what waits as they were. */
async function importRefused(connection: Connection, request: ReadingRequest): Promise<string[]> {
  const before = await tableChecksums(connection, RELEASED)
  const { outcome, stored } = await runImport(connection, request)
  return [
    ...(outcome === 'refused' && stored === 0 ? [] : [`the import is ${outcome}, ${stored} rows`]),
    ...((await tableChecksums(connection, RELEASED)) === before
      ? []
      : ['the refused import changed something']),
  ]
}

function differences(expected: readonly string[], stored: readonly string[], report: Report): string[] {
  const problems =
    report.stored === stored.length ? [] : [`reports ${report.stored} rows where ${stored.length} wait`]
  const place = expected.findIndex((line, at) => line !== stored[at])
  if (expected.length === stored.length && place === -1) return problems
  return [
    ...problems,
    `stores ${stored.length} rows, a plain reading has ${expected.length}: ${stored[place]} against ${expected[place]}`,
  ]
}

/** What waits of the release, sorted. It is accepted too, with all that follows, and all of it is undone. */
async function acceptAndUndo(
  connection: Connection,
  source: ImportSource,
  prepared: PreparedImport,
): Promise<string[]> {
  let stored: string[] = []
  try {
    await connection.db.transaction(async (tx) => {
      await prepared.stage(connection, tx)
      stored = source === 'cites-trade' ? await stagedTrade(tx) : await stagedRecords(tx, source)
      await DATASET_STORES[SOURCE_DATASETS[source]].activate(connection, tx, EDITOR, prepared.release)
      throw new TriedOnly()
    })
  } catch (problem) {
    // New listings need a date, which only a person can give.
    if (problem instanceof Invalid && problem.message === 'new_listing_needs_date') return stored
    if (!(problem instanceof TriedOnly)) throw problem
  }
  return stored
}

type Transaction = Parameters<Parameters<Connection['db']['transaction']>[0]>[0]

async function stagedTrade(tx: Transaction): Promise<string[]> {
  const rows = await tx.select().from(staged_trade_records)
  return rows.map((row) => asLine(FACTS['cites-trade'](row))).toSorted()
}

async function stagedRecords(tx: Transaction, source: ImportSource): Promise<string[]> {
  const rows = await tx.select({ record: staged_records.record }).from(staged_records)
  return rows.map(({ record }) => asLine(FACTS[source](record as Record<string, unknown>))).toSorted()
}

const asNumber = (value: unknown) => (value === null || value === undefined ? null : Number(value))

/** Of a waiting record what the plain reading tells too. */
const FACTS: Record<ImportSource, (record: Record<string, unknown>) => unknown[]> = {
  'cites-trade': (one) => [
    one.species_id,
    one.record_id,
    one.year,
    one.appendix,
    asNumber(one.quantity),
    one.importer,
    one.exporter,
    one.reporter_type,
  ],
  nammco: (one) => [
    one.species_id,
    one.season,
    one.area_name,
    asNumber(one.catch_total),
    asNumber(one.quota_amount),
  ],
  seizures: (one) => [one.species_id, one.seizure_date, asNumber(one.quantity), one.source_database],
  iucn: (one) => [one.species_id, one.assessment_id, one.year_published, one.scope_code],
  'cites-listings': (one) => [one.species_id, one.appendix],
  'cms-listings': (one) => [one.species_id, one.appendix],
}

async function namesOf({ db }: Connection): Promise<(name: string) => string | undefined> {
  const current = await db.select({ id: species.id, name: species.scientific_name }).from(species)
  const others = await db
    .select({ id: species_synonyms.species_id, name: species_synonyms.synonym })
    .from(species_synonyms)
  const ids = new Map([...others, ...current].map(({ id, name }) => [name.toLowerCase(), id]))
  return (name) => ids.get(name.trim().replaceAll(/\s+/g, ' ').toLowerCase())
}
