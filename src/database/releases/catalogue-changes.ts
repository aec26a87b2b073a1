import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../access.ts'
import { audit_log } from '../schema/index.ts'

/** A table that the catalogue fills: its rows know which edit they are. */
export type CatalogueTable = PgTable & { id: PgColumn; version: PgColumn }

type CatalogueTableRow = { id?: string | undefined }

/** A statement carries at most 65,535 parameters. */
const ROWS_AT_ONCE = 500
/** What a save never takes from the catalogue. */
const KEPT = ['id', 'version', 'created_at']

/** A catalogue row has an id of UUID version 5; curators' and imported rows have random ones. */
export const isCatalogueId = (id: PgColumn): SQL => sql`substr(${id}::text, 15, 1) = '5'`

/**
 * Puts the catalogue's rows in place of those it brought before. A row that a curator saved (version above 1)
 * or removed stays as the curator left it, and so does one whose unique value a curator has used meanwhile.
 */
export async function replaceCatalogueRows(
  tx: Transaction,
  table: CatalogueTable,
  rows: readonly CatalogueTableRow[],
) {
  await tx.delete(table).where(and(eq(table.version, 1), isCatalogueId(table.id)))
  const wanted = await withoutRemoved(tx, table, rows)
  for (const batch of inBatches(wanted)) await tx.insert(table).values(batch).onConflictDoNothing()
}

/** The same for tables that other rows point to: rows are brought up to date in place and never dropped. */
export async function updateCatalogueRows(
  tx: Transaction,
  table: CatalogueTable,
  rows: readonly CatalogueTableRow[],
) {
  const columns = Object.keys(getTableColumns(table)).filter((name) => !KEPT.includes(name))
  const set = Object.fromEntries(columns.map((name) => [name, sql.raw(`excluded."${name}"`)]))
  const wanted = await withoutRemoved(tx, table, rows)
  for (const batch of inBatches(wanted)) {
    await tx
      .insert(table)
      .values(batch)
      .onConflictDoUpdate({ target: table.id, set, setWhere: eq(table.version, 1) })
  }
}

async function withoutRemoved<Row extends CatalogueTableRow>(
  tx: Transaction,
  table: CatalogueTable,
  rows: readonly Row[],
) {
  const removed = await tx
    .select({ row_id: audit_log.row_id })
    .from(audit_log)
    .where(and(eq(audit_log.table_name, getTableName(table)), inArray(audit_log.action, ['remove'])))
  const ids = new Set(removed.map(({ row_id }) => row_id))
  return rows.filter(({ id }) => id === undefined || !ids.has(id))
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, batch) =>
    rows.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE),
  )
}
