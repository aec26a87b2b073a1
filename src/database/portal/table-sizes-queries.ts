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

async function sizeOf(db: Reader, name: DescribedTable) {
  const table = TABLES[name]
  // Rows that were not compared with their source; null where rows are not marked so.
  const [rows, unchecked] = await Promise.all([
    db.$count(table),
    'checked' in table ? db.$count(table, eq(table.checked, false)) : null,
  ])
  return { table: name, columns: Object.keys(getTableColumns(table)).length, rows, unchecked }
}
