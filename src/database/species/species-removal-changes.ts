import { count, eq, getTableName, sql } from 'drizzle-orm'
import type { Editor, Reader, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { lockedRecord, refuseOutdated } from '../curation/curated-changes.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { cites_trade_records, species } from '../schema/index.ts'
import { linkTradeRecords } from '../trade/trade-links-changes.ts'
import { TABLES_OF_SPECIES } from './species-tables.ts'

/** What went with a species, by table, each row whole. */
export type RelatedRows = Readonly<Record<string, readonly unknown[]>>

/** How many rows go with a species when it is deleted, by table, and how many trade records stay unlinked. */
export async function countRelatedRows(db: Reader, species_id: string) {
  const related: Record<string, number> = {}
  for (const table of TABLES_OF_SPECIES) {
    const [found] = await db.select({ rows: count() }).from(table).where(eq(table.species_id, species_id))
    if (found !== undefined && found.rows > 0) related[getTableName(table)] = found.rows
  }
  const [trade] = await db
    .select({ rows: count() })
    .from(cites_trade_records)
    .where(eq(cites_trade_records.species_id, species_id))
  return { related, trade_records: trade?.rows ?? 0 }
}

/**
 * Removes a species and what belongs to it; the audit trail stores all of it in one entry, and its trade
 * records stay, linked to no species. Throws NotFound, or Conflict when someone else saved in between.
 * Source: supplement, section 2, "Deleting a species".
 */
export async function removeSpecies(
  tx: Transaction,
  editor: Editor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const before = await lockedRecord(tx, CURATED_TABLES.species, id)
  await refuseOutdated(tx, CURATED_TABLES.species, before, version)

  const related: Record<string, unknown[]> = {}
  for (const table of TABLES_OF_SPECIES) {
    const { rows } = await tx.execute<{ record: unknown }>(
      sql`select to_jsonb(owned) as record from ${table} owned where owned.species_id = ${id}`,
    )
    if (rows.length > 0) related[getTableName(table)] = rows.map(({ record }) => record)
  }
  await tx.delete(species).where(eq(species.id, id))
  await recordChange(tx, editor, {
    table: CURATED_TABLES.species.name,
    row_id: id,
    action: 'remove',
    before: { ...before, related },
  })
}

/** Brings back what went with a species, links its trade records by their names again and counts them. */
export async function restoreRelatedRows(
  tx: Transaction,
  species_id: string,
  related: RelatedRows,
): Promise<void> {
  for (const table of TABLES_OF_SPECIES) {
    const rows = related[getTableName(table)]
    if (rows === undefined) continue
    await tx.execute(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
    )
  }
  await linkTradeRecords(tx, species_id)
}
