import { eq, getTableColumns } from 'drizzle-orm'
import { DESCRIBED_TABLES, type DescribedTable } from '#domain/portal/described-tables.ts'
import type { Reader } from '../access.ts'
import * as schema from '../schema/index.ts'

const TABLES: Pick<typeof schema, DescribedTable> = schema

type SizeOfTable = (db: Reader) => ReturnType<typeof sizeOf>

/** For each described table the question how large it is, so that where one changes the others need not be counted again. */
export const TABLE_SIZES = Object.fromEntries(
  DESCRIBED_TABLES.map((table): [string, SizeOfTable] => [table, (db) => sizeOf(db, table)]),
) as Record<DescribedTable, SizeOfTable>

/** The size of a table as it is described; `unchecked` is null where rows are not marked so. */
export const sizeOfTable = (table: DescribedTable, rows: number, unchecked: number | null) => ({
  table,
  columns: Object.keys(getTableColumns(TABLES[table])).length,
  rows,
  /** Rows that were not compared with their source. */
  unchecked,
})

async function sizeOf(db: Reader, name: DescribedTable) {
  const table = TABLES[name]
  const [rows, unchecked] = await Promise.all([
    db.$count(table),
    'checked' in table ? db.$count(table, eq(table.checked, false)) : null,
  ])
  return sizeOfTable(name, rows, unchecked)
}
