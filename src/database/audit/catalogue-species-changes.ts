import { getTableName } from 'drizzle-orm'
import type { AuditedRow } from '#domain/audit/changed-fields.ts'
import { PUBLISHED_TABLES } from '#domain/audit/published-fields.ts'
import type { Transaction } from '../access.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { publishChange } from './species-changes-changes.ts'

/** The rows of a table by their id. */
type RowsById = ReadonlyMap<string, AuditedRow>

/**
 * Loads facts of species in bulk and publishes what that changed, row by row. The first load of an empty portal is no
 * change, and of a new species only its addition is published.
 */
export async function publishingChanges(tx: Transaction, load: () => Promise<void>): Promise<void> {
  const before = await publishedRows(tx)
  await load()
  if (before.get('species')?.size === 0) return
  const after = await publishedRows(tx)
  const isNew = (row: AuditedRow) => before.get('species')?.has(String(row.species_id)) === false
  for (const table of PUBLISHED_TABLES) {
    const [former, now] = [before.get(table), after.get(table)]
    for (const row_id of new Set([...(former?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const change = { table, row_id, before: former?.get(row_id) ?? null, after: now?.get(row_id) ?? null }
      const row = change.after ?? change.before
      if (row !== null && (table === 'species' || !isNew(row))) await publishChange(tx, change)
    }
  }
}

async function publishedRows(tx: Transaction): Promise<ReadonlyMap<string, RowsById>> {
  const tables = new Map<string, RowsById>()
  for (const name of PUBLISHED_TABLES) {
    const { table } = CURATED_TABLES[name]
    const rows: AuditedRow[] = await tx.select().from(table)
    tables.set(getTableName(table), new Map(rows.map((row) => [String(row.id), row])))
  }
  return tables
}
