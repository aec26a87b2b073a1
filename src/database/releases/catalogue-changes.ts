import {
  and,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../access.ts'
import { audit_log, references, species, species_text_sources } from '../schema/index.ts'

/** A table that the catalogue fills: its rows know which edit they are. */
export type CatalogueTable = PgTable & { id: PgColumn; version: PgColumn }

type CatalogueTableRow = { id?: string | undefined; species_id?: string | undefined }

/** A mark that only one row of a group may carry, e.g. the latest assessment per species and scope. */
interface OnlyOne<Row> {
  mark: keyof Row & string
  per: readonly (keyof Row & string)[]
}

/** A statement carries at most 65,535 parameters. */
const ROWS_AT_ONCE = 500
/** What a save never takes from the catalogue. */
const NEVER_REPLACED = ['id', 'version', 'created_at']

/** A catalogue row has an id of UUID version 5; curators' and imported rows have random ones. */
export const isCatalogueId = (id: PgColumn | SQL): SQL => sql`substr(${id}::text, 15, 1) = '5'`

/**
 * Puts the catalogue's rows in place of those it brought before. A row that a curator saved (version above 1)
 * or removed stays as the curator left it, and so does one whose unique value a curator has used meanwhile.
 * Where a curator's row carries the mark that only one may carry, the catalogue's goes without it.
 */
export async function replaceCatalogueRows<Row extends CatalogueTableRow>(
  tx: Transaction,
  table: CatalogueTable,
  rows: readonly Row[],
  onlyOne?: OnlyOne<Row>,
): Promise<void> {
  await tx.delete(table).where(and(eq(table.version, 1), isCatalogueId(table.id)))
  const wanted = await withoutRemoved(tx, table, rows)
  const unmarked = onlyOne === undefined ? wanted : await leaveMarksToCurators(tx, table, wanted, onlyOne)
  for (const batch of inBatches(unmarked)) await tx.insert(table).values(batch).onConflictDoNothing()
}

/** The same for tables that other rows point to: rows are brought up to date in place and never dropped. */
export async function updateCatalogueRows<Row extends CatalogueTableRow>(
  tx: Transaction,
  table: CatalogueTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(getTableColumns(table)).filter((name) => !NEVER_REPLACED.includes(name))
  const set = Object.fromEntries(columns.map((name) => [name, sql.raw(`excluded."${name}"`)]))
  const wanted = await withoutRemoved(tx, table, rows)
  for (const batch of inBatches(wanted)) {
    // New rows first: one whose name or code a curator has used meanwhile stays away.
    await tx.insert(table).values(batch).onConflictDoNothing()
    const stored = new Set(
      (
        await tx
          .select({ id: table.id })
          .from(table)
          .where(
            inArray(
              table.id,
              batch.map(({ id }) => id),
            ),
          )
      ).map(({ id }) => id),
    )
    const present = batch.filter(({ id }) => stored.has(id))
    if (present.length === 0) continue
    await tx
      .insert(table)
      .values(present)
      .onConflictDoUpdate({ target: table.id, set, setWhere: eq(table.version, 1) })
  }
}

/**
 * The same for references and the texts that cite them: references are updated in place, and one that is no longer in
 * the catalogue is deleted unless a text still cites it.
 */
export async function replaceReferences(
  tx: Transaction,
  works: readonly (typeof references.$inferInsert)[],
  sources: readonly (typeof species_text_sources.$inferInsert)[],
): Promise<void> {
  await updateCatalogueRows(tx, references, works)
  await replaceCatalogueRows(tx, species_text_sources, sources)
  const wanted = works.flatMap(({ id }) => (id === undefined ? [] : [id]))
  await tx
    .delete(references)
    .where(
      and(
        eq(references.version, 1),
        isCatalogueId(references.id),
        notInArray(references.id, wanted),
        notExists(
          tx
            .select({ id: species_text_sources.id })
            .from(species_text_sources)
            .where(eq(species_text_sources.reference_id, references.id)),
        ),
      ),
    )
}

/** The rows that may be stored: not removed by a curator, and of a species that is there. */
async function withoutRemoved<Row extends CatalogueTableRow>(
  tx: Transaction,
  table: CatalogueTable,
  rows: readonly Row[],
): Promise<Row[]> {
  const removed = await tx
    .select({ row_id: audit_log.row_id })
    .from(audit_log)
    .where(and(eq(audit_log.table_name, getTableName(table)), inArray(audit_log.action, ['remove'])))
  const ids = new Set(removed.map(({ row_id }) => row_id))
  const taxa = new Set((await tx.select({ id: species.id }).from(species)).map(({ id }) => id))
  return rows.filter(
    ({ id, species_id }) =>
      (id === undefined || !ids.has(id)) && (species_id === undefined || taxa.has(species_id)),
  )
}

/** Takes the mark off rows of a group in which one of the rows that stayed carries it. */
async function leaveMarksToCurators<Row extends CatalogueTableRow>(
  tx: Transaction,
  table: CatalogueTable,
  rows: readonly Row[],
  { mark, per }: OnlyOne<Row>,
): Promise<Row[]> {
  const groupOf = (row: Readonly<Record<string, unknown>>) => per.map((column) => row[column]).join('\n')
  const stayed = await tx.select().from(table as PgTable)
  const taken = new Set(stayed.filter((row) => row[mark] === true).map(groupOf))
  return rows.map((row) => (taken.has(groupOf(row)) ? { ...row, [mark]: false } : row))
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, batch) =>
    rows.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE),
  )
}
