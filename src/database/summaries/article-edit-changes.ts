import { asc, eq } from 'drizzle-orm'
import { yearsToCome } from '#domain/assessments/years-to-come.ts'
import { Conflict, Invalid } from '#domain/problems.ts'
import type { RowEdits, SavedRow } from '#domain/summaries/row-edits.ts'
import type { Editor, Transaction } from '../access.ts'
import { createRecord, removeRecord, updateRecord } from '../curation/curated-changes.ts'
import type { CuratedTable, RecordValues } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { getArticleEdit } from './article-edit-queries.ts'
import { refreshArticleSummaries } from './article-summary-changes.ts'

const EDITED = {
  cms_listings: CURATED_TABLES.cms_listings,
  cms_assessments: CURATED_TABLES.cms_assessments,
  cites_trade_suspensions: CURATED_TABLES.cites_trade_suspensions,
} as const satisfies Record<string, CuratedTable>

type EditedTable = keyof typeof EDITED
const TABLES = Object.keys(EDITED) as EditedTable[]

type ArticleEdits = Record<EditedTable, RowEdits<RecordValues>> & { species_id: string }

/**
 * Saves what an editor did to a species' rows in three tables, each with its trace, and makes its summary again.
 * Throws NotFound, Invalid, or Conflict with all rows as they stand when someone else changed one of those edited.
 */
export async function saveArticleEdit(
  tx: Transaction,
  editor: Editor,
  { species_id, ...edits }: ArticleEdits,
  currentYear: number,
): Promise<void> {
  for (const name of TABLES)
    for (const row of [...edits[name].created, ...edits[name].updated])
      if (Object.keys(yearsToCome(name, row, currentYear)).length > 0) throw new Invalid('year_too_late')

  for (const name of TABLES) await lockRows(tx, EDITED[name], species_id)
  const current = await getArticleEdit(tx, species_id)
  if (TABLES.some((name) => isOutdated(edits[name], current[name])))
    throw new Conflict('changed_by_someone_else', current)

  for (const name of TABLES) {
    const isThere = ({ id }: SavedRow) => current[name].some((row) => row.id === id)
    const removed = edits[name].removed.filter(isThere)
    await saveRows(tx, editor, EDITED[name], species_id, { ...edits[name], removed })
  }
  await refreshArticleSummaries(tx, species_id)
}

/** Holds every row of the species until the transaction ends, in one order for all who come. */
async function lockRows(tx: Transaction, { table, species_id }: CuratedTable, owner: string): Promise<void> {
  if (species_id === undefined) return
  await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(species_id, owner))
    .orderBy(asc(table.id))
    .for('update')
}

/** Whether a row is no longer as the editor began with it; where both removed the row, nothing is lost. */
function isOutdated({ updated, removed }: RowEdits<unknown>, current: readonly SavedRow[]): boolean {
  const versionOf = (wanted: string) => current.find(({ id }) => id === wanted)?.version
  return (
    updated.some(({ id, version }) => versionOf(id) !== version) ||
    removed.some(({ id, version }) => (versionOf(id) ?? version) !== version)
  )
}

async function saveRows(
  tx: Transaction,
  editor: Editor,
  curated: CuratedTable,
  species_id: string,
  { created, updated, removed }: RowEdits<RecordValues>,
): Promise<void> {
  const { mark } = curated.onlyOne ?? {}
  const isMarked = (row: RecordValues) => mark !== undefined && row[mark] === true
  for (const row of removed) await removeRecord(tx, editor, curated, row)
  // Who loses the mark is saved as edited before another takes it: taken, the row would be a version further.
  for (const row of updated.filter((row) => !isMarked(row))) await updateRecord(tx, editor, curated, row)
  for (const row of updated.filter(isMarked)) await updateRecord(tx, editor, curated, row)
  for (const row of created) await createRecord(tx, editor, curated, { ...row, species_id })
}
