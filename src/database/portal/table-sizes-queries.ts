import { eq, getTableColumns } from 'drizzle-orm'
import { DESCRIBED_TABLES, type DescribedTable } from '#domain/portal/described-tables.ts'
import type { Reader } from '../access.ts'
import * as schema from '../schema/index.ts'

const TABLES: Pick<typeof schema, DescribedTable> = schema

/** For each described table the question how large it is, so that where one changes the others need not be counted again. */
export const TABLE_SIZES = new Map(
  DESCRIBED_TABLES.map((table) => [table, (db: Reader) => sizeOf(db, table)] as const),
)

async function sizeOf(db: Reader, name: DescribedTable) {
  const table = TABLES[name]
  // Rows that were not compared with their source; null where rows are not marked so.
  const [rows, unchecked] = await Promise.all([
    db.$count(table),
    'checked' in table ? db.$count(table, eq(table.checked, false)) : null,
  ])
  return { table: name, columns: Object.keys(getTableColumns(table)).length, rows, unchecked }
}
