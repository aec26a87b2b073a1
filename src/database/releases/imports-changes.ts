import { and, eq, inArray, sql } from 'drizzle-orm'
import { Conflict, Invalid, NotFound } from '#domain/problems.ts'
import { isConfirmed } from '#domain/releases/coverage.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { ImportProgress, StoredReport } from '#domain/releases/import-report.ts'
import { type ImportSource, OPEN_STATES, SOURCE_DATASETS } from '#domain/releases/import-states.ts'
import { proposeTheSame } from '#domain/releases/proposed-change.ts'
import type { Database, Editor, Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import type { Connection } from '../connect.ts'
import { dataset_imports } from '../schema/index.ts'
import { DATASET_STORES } from './dataset-stores.ts'
import { storeDifferences } from './import-differences-changes.ts'
import { nameToConfirm } from './name-to-confirm-queries.ts'
import type { NewRelease } from './releases-changes.ts'
import { findNewestRelease } from './releases-queries.ts'
import { isSilent } from './silent-reading.ts'

export type DatasetImport = typeof dataset_imports.$inferSelect

/**
 * Lets one transaction at a time move a dataset's records, of this process or another; to be asked first, so
 * that nobody waits for a row while holding a table that its owner waits for.
 */
export async function lockDataset(tx: Transaction, dataset: ImportedDataset): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.dataset}, hashtext(${dataset}))`)
}

export interface SentFiles {
  source: ImportSource
  files: { name: string; bytes: number }[]
}

/** Opens an import for files that a curator sent. Throws Invalid while another of the dataset is open. */
export async function openImport(
  tx: Transaction,
  editor: Editor,
  { source, files }: SentFiles,
): Promise<string> {
  const dataset = SOURCE_DATASETS[source]
  await endSilentReading(tx, dataset)
  const [opened] = await tx
    .insert(dataset_imports)
    .values({
      dataset,
      source,
      files,
      progress: { phase: 'reading', rows: 0, bytes: 0, ofBytes: 0 },
      sent_by: editor.email,
    })
    .onConflictDoNothing()
    .returning({ id: dataset_imports.id })
  if (opened === undefined) throw new Invalid('import_is_open')
  return opened.id
}

/** Throws Invalid while an import of the dataset is read or waits for a decision. */
export async function assertNoneOpen(tx: Transaction, dataset: ImportedDataset): Promise<void> {
  await endSilentReading(tx, dataset)
  const open = await tx.$count(
    dataset_imports,
    and(eq(dataset_imports.dataset, dataset), inArray(dataset_imports.state, [...OPEN_STATES])),
  )
  if (open > 0) throw new Invalid('import_is_open')
}

/** Makes room where the process that read a dataset's files has stopped without a word. */
async function endSilentReading(tx: Transaction, dataset: ImportedDataset): Promise<void> {
  await tx
    .update(dataset_imports)
    .set({ state: 'interrupted' })
    .where(and(eq(dataset_imports.dataset, dataset), eq(dataset_imports.state, 'reading'), isSilent))
}

/** Tells how far the reading is; answers whether anybody still waits for it. */
export async function tellProgress(db: Database, id: string, progress: ImportProgress): Promise<boolean> {
  const told = await db
    .update(dataset_imports)
    .set({ progress, told_at: sql`now()` })
    .where(and(eq(dataset_imports.id, id), eq(dataset_imports.state, 'reading')))
    .returning({ id: dataset_imports.id })
  return told.length > 0
}

/** Ends a reading that brought nothing to decide about. The records in use are as they were. */
export async function endReading(
  db: Database,
  id: string,
  end: { state: 'refused'; report: StoredReport } | { state: 'failed' | 'interrupted'; problem: string },
): Promise<void> {
  await db
    .update(dataset_imports)
    .set(end)
    .where(and(eq(dataset_imports.id, id), eq(dataset_imports.state, 'reading')))
}

/**
 * Lets what was read wait for a decision, compared with the records in use. Throws Invalid where it was
 * discarded meanwhile. The import is locked last, so that its progress can be reported until then.
 */
export async function awaitDecision(
  tx: Transaction,
  id: string,
  { dataset, report, release }: { dataset: ImportedDataset; report: StoredReport; release: NewRelease },
  stage: () => Promise<void>,
): Promise<void> {
  await lockDataset(tx, dataset)
  await stage()
  // Known by the id of its import, so that the rows that it changed can be found after it came into use.
  const waiting = { ...release, id }
  const comparison = await compared(tx, id, dataset, waiting)
  const { state } = await lockedImport(tx, id)
  if (state !== 'reading') throw new Invalid('import_is_decided')
  await tx
    .update(dataset_imports)
    .set({ state: 'waiting', report, release: waiting, ...comparison })
    .where(eq(dataset_imports.id, id))
}

/** Compares anew what waits, after another release has come into use. Throws NotFound, Invalid. */
export async function compareAgain(tx: Transaction, id: string): Promise<void> {
  const { dataset, release } = await waitingImport(tx, id)
  await tx
    .update(dataset_imports)
    .set(await compared(tx, id, dataset, release))
    .where(eq(dataset_imports.id, id))
}

async function compared(tx: Transaction, id: string, dataset: ImportedDataset, release: NewRelease) {
  const inUse = await findNewestRelease(tx, dataset)
  const found = await DATASET_STORES[dataset].compare(tx, release)
  const { species, coverage, changes = null, differences = [] } = found
  await storeDifferences(tx, id, differences)
  return { comparison: species, coverage, changes, compared_with: inUse?.id ?? null }
}

export interface AcceptedImport {
  id: string
  /** Whether rows that could not be read may stay out. */
  leave_out_refused: boolean
  /** YYYY-MM-DD for changes that need one, by their key. */
  dates: Readonly<Record<string, string>>
  /** The scientific name that was typed where most rows of a species would go. */
  confirmed?: string | undefined
}

/**
 * Puts what waits in the place of the records in use. Throws NotFound, Invalid where it no longer waits or
 * rows were refused and leaving them out was not agreed to or the name of the species that would lose most rows was not typed,
 * Conflict where another release came into use since
 * the comparison, or someone saved rows that it would change.
 */
export async function acceptImport(
  connection: Pick<Connection, 'copyInto'>,
  tx: Transaction,
  editor: Editor,
  { id, leave_out_refused, dates, confirmed }: AcceptedImport,
): Promise<void> {
  await lockDataset(tx, await datasetOf(tx, id))
  const waiting = await waitingImport(tx, id)
  const { dataset, release, report, compared_with, changes: shown } = waiting
  if (report !== null && report.refused_rows > 0 && !leave_out_refused) throw new Invalid('rows_were_refused')
  const inUse = await findNewestRelease(tx, dataset)
  if ((inUse?.id ?? null) !== compared_with) throw new Conflict('release_changed_since', inUse ?? null)

  const asked = await nameToConfirm(tx, waiting.coverage?.losing ?? [])
  if (!isConfirmed(asked, confirmed)) throw new Invalid('confirmation_required')

  const store = DATASET_STORES[dataset]
  if (shown !== null) {
    const { changes = [] } = await store.compare(tx, release)
    if (!proposeTheSame(shown, changes)) throw new Conflict('rows_changed_since', null)
  }

  await store.activate(connection, tx, editor, release, { dates })
  await decide(tx, editor, id, 'accepted')
}

/** Forgets what was read or is being read. Throws NotFound, Invalid where it is decided already. */
export async function discardImport(tx: Transaction, editor: Editor, id: string): Promise<void> {
  const { dataset, state } = await lockedImport(tx, id)
  if (!isOpen(state)) throw new Invalid('import_is_decided')
  if (state === 'waiting') await DATASET_STORES[dataset].clear(tx)
  await decide(tx, editor, id, 'discarded')
}

/** The same for whichever import of a dataset is open. */
export async function discardOpenImport(
  tx: Transaction,
  editor: Editor,
  dataset: ImportedDataset,
): Promise<void> {
  const open = await tx
    .select({ id: dataset_imports.id })
    .from(dataset_imports)
    .where(and(eq(dataset_imports.dataset, dataset), inArray(dataset_imports.state, [...OPEN_STATES])))
  for (const { id } of open) await discardImport(tx, editor, id)
}

/** Puts a dataset's previous release back. Throws Invalid where there is none or an import is open. */
export async function goBackToPrevious(
  tx: Transaction,
  editor: Editor,
  dataset: ImportedDataset,
): Promise<void> {
  await lockDataset(tx, dataset)
  await assertNoneOpen(tx, dataset)
  await DATASET_STORES[dataset].goBack(tx, editor)
}

const isOpen = (state: DatasetImport['state']) => OPEN_STATES.some((open) => open === state)

async function decide(tx: Transaction, editor: Editor, id: string, state: 'accepted' | 'discarded') {
  await tx
    .update(dataset_imports)
    .set({ state, decided_by: editor.email, decided_at: sql`now()` })
    .where(eq(dataset_imports.id, id))
}

async function datasetOf(tx: Transaction, id: string): Promise<ImportedDataset> {
  const [found] = await tx
    .select({ dataset: dataset_imports.dataset })
    .from(dataset_imports)
    .where(eq(dataset_imports.id, id))
  if (found === undefined) throw new NotFound('import_not_found')
  return found.dataset
}

async function lockedImport(tx: Transaction, id: string): Promise<DatasetImport> {
  const [found] = await tx.select().from(dataset_imports).where(eq(dataset_imports.id, id)).for('update')
  if (found === undefined) throw new NotFound('import_not_found')
  return found
}

async function waitingImport(tx: Transaction, id: string) {
  const found = await lockedImport(tx, id)
  if (found.state !== 'waiting' || found.release === null) throw new Invalid('import_is_decided')
  return { ...found, release: found.release }
}
