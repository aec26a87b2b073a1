import { eq, getTableColumns } from 'drizzle-orm'
import { DESCRIBED_TABLES, type DescribedTable } from '#domain/portal/described-tables.ts'
import type { Reader } from '../access.ts'
import * as schema from '../schema/index.ts'

const TABLES: Pick<typeof schema, DescribedTable> = schema

/** Rows of some of the tables. */
type KnownRows = Partial<Record<DescribedTable, number>>

/** How large each described table is, counted now; but for those whose rows are `known`. */
export function countTables(db: Reader, known: KnownRows = {}) {
  return Promise.all(DESCRIBED_TABLES.map((table) => sizeOf(db, table, known)))
}

async function sizeOf(db: Reader, name: DescribedTable, known: KnownRows) {
  const table = TABLES[name]
  // Rows that were not compared with their source; null where rows are not marked so.
  const [rows, unchecked] = await Promise.all([
    known[name] ?? db.$count(table),
    'checked' in table ? db.$count(table, eq(table.checked, false)) : null,
  ])
  return { table: name, columns: Object.keys(getTableColumns(table)).length, rows, unchecked }
}
