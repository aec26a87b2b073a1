import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CatalogueRow } from '#domain/bulk/catalogue-csv.ts'
import type { PublishedTable, TableName } from '#domain/bulk/codebook.ts'
import type { Reader } from '../access.ts'
import * as schema from '../schema/index.ts'

const TABLES: Readonly<Record<TableName, PgTable>> = schema

/** Some hundred kilobytes, however large the table is. */
const ROWS_AT_ONCE = 2000

/** What stands for a missing value in the order of rows: an empty text, else less than any value that there is. */
const LEAST: Readonly<Record<string, string | number>> = {
  text: '',
  integer: -2_147_483_648,
  uuid: '00000000-0000-0000-0000-000000000000',
  date: '-infinity',
}

type Named = Pick<PublishedTable, 'name' | 'columns' | 'order'>

/**
 * All rows of a published table with the columns of its codebook, some at a time, in the order that the table names: numbers
 * and days by size, texts by the code points of their letters, nothing like an empty text and before all else. The same on
 * every engine. Rows that change meanwhile come as they are when their part is read. Throws where the database does not have
 * one of the columns, and where it cannot sort by one.
 */
export async function* readCatalogueRows(
  db: Reader,
  table: Named,
  rowsAtOnce = ROWS_AT_ONCE,
): AsyncGenerator<CatalogueRow[]> {
  const columns = selectedColumns(table)
  const keys = [...table.order, 'id'].map((name) => keyOf(columnOf(table, name)))
  let last: CatalogueRow | undefined
  for (;;) {
    const row = last
    const rows: CatalogueRow[] = await db
      .select(columns)
      .from(TABLES[table.name])
      .where(row && isAfter(keys, row))
      .orderBy(...keys.map(({ by }) => by))
      .limit(rowsAtOnce)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)
  }
}

/** Whether a published table has more rows than this. */
export async function hasMoreRows(db: Reader, name: TableName, most: number): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(TABLES[name]).offset(most).limit(1)
  return found.length > 0
}

const selectedColumns = (table: Named) =>
  Object.fromEntries(table.columns.map(({ name }) => [name, columnOf(table, name)]))

function columnOf({ name }: Named, column: string): PgColumn {
  const found = getTableColumns(TABLES[name])[column]
  if (found === undefined) throw new Error(`The table ${name} has no column ${column}`)
  return found
}

/** Whether a row comes after another one. The first key is named by itself, for its index alone may find the place. */
function isAfter(keys: readonly SortKey[], row: CatalogueRow): SQL {
  const [all, ofRow] = [keys.map(({ by }) => by), keys.map(({ valueIn }) => valueIn(row))]
  return sql`${all[0]} >= ${ofRow[0]} and ${tuple(all)} > ${tuple(ofRow)}`
}

interface SortKey {
  by: SQL
  valueIn: (row: CatalogueRow) => SQL
}

/** What rows are sorted by, never null, so that the database finds where it stopped by comparing all keys at once. */
function keyOf(column: PgColumn): SortKey {
  const type = column.getSQLType()
  const least = LEAST[type]
  if (least === undefined) throw new Error(`Rows cannot be sorted by ${column.name}, which is ${type}`)
  const typed = (value: unknown) => sql`${value}::${sql.raw(type)}`
  const value = column.notNull ? sql`${column}` : sql`coalesce(${column}, ${sql.raw(`'${least}'::${type}`)})`
  return {
    // The database's own order of texts is another one on another system.
    by: type === 'text' ? sql`${value} collate "C"` : value,
    valueIn: (row) => typed(row[column.name] ?? least),
  }
}

const tuple = (values: readonly SQL[]): SQL => sql`(${sql.join([...values], sql`, `)})`
