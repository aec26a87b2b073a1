import { and, eq, sql } from 'drizzle-orm'
import { Invalid } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { createRecord, lockedRecord, updateRecord } from '../curation/curated-changes.ts'
import type { EditedRow, RecordValues } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { READER_ROLE } from '../engines/engine.ts'
import { species_synonyms } from '../schema/index.ts'
import { linkTradeRecords } from '../trade/trade-links-changes.ts'
import { forgetOrigins } from './accepted-changes.ts'

/** Adds a species; trade records of its name that belonged to no species are linked to it. */
export async function createSpecies(
  tx: Transaction,
  editor: Editor,
  values: RecordValues,
): Promise<EditedRow> {
  await refuseWithoutReader(tx, values)
  const after = await createRecord(tx, editor, CURATED_TABLES.species, values)
  await linkTradeRecords(tx, after.id)
  return after
}

/**
 * Saves a species as edited since `version`. A name that it gives up stays as a synonym, so that searches
 * and later releases still find it. Throws as every save of a record does.
 * Source: supplement, section 5, on `scientific_name`.
 */
export async function updateSpecies(
  tx: Transaction,
  editor: Editor,
  changes: RecordValues & { id: string; version: number },
): Promise<EditedRow> {
  await refuseWithoutReader(tx, changes)
  const before = await lockedRecord(tx, CURATED_TABLES.species, changes.id)
  const after = await updateRecord(tx, editor, CURATED_TABLES.species, changes)
  await forgetOrigins(tx, editor, before, after)
  if (after.scientific_name !== before.scientific_name) {
    await removeSynonym(tx, editor, after.id, String(after.scientific_name))
    await addFormerName(tx, editor, after.id, String(before.scientific_name))
    await linkTradeRecords(tx, after.id)
  }
  return after
}

/** Rows are hidden from the role of the public side; where it cannot be used, visitors read with the portal's own rights. */
async function refuseWithoutReader(tx: Transaction, { hidden }: RecordValues): Promise<void> {
  if (hidden !== true) return
  const { rows } = await tx.execute(
    sql`select from pg_roles where rolname = ${READER_ROLE} and pg_has_role(session_user, oid, 'member')`,
  )
  if (rows.length === 0) throw new Invalid('hidden_unavailable', { hidden: 'hidden_unavailable' })
}

/** The name that the species takes on is no other name of it any more. */
async function removeSynonym(tx: Transaction, editor: Editor, species_id: string, name: string) {
  const itsName = and(
    eq(species_synonyms.species_id, species_id),
    sql`lower(${species_synonyms.synonym}) = lower(${name})`,
  )
  const [before] = await tx.delete(species_synonyms).where(itsName).returning()
  if (before !== undefined)
    await recordChange(tx, editor, { table: 'species_synonyms', row_id: before.id, action: 'remove', before })
}

async function addFormerName(tx: Transaction, editor: Editor, species_id: string, synonym: string) {
  const [added] = await tx
    .insert(species_synonyms)
    .values({ species_id, synonym, kind: 'former', source: 'Renamed in the back office' })
    .onConflictDoNothing()
    .returning()
  if (added !== undefined)
    await recordChange(tx, editor, {
      table: 'species_synonyms',
      row_id: added.id,
      action: 'create',
      after: added,
    })
}
