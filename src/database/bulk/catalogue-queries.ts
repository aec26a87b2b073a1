import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { CatalogueRow } from '#domain/bulk/catalogue-csv.ts'
import type { PublishedTable, TableName } from '#domain/bulk/codebook.ts'
import type { Reader } from '../access.ts'
import * as schema from '../schema/index.ts'

const TABLES: Readonly<Record<TableName, PgTable>> = schema

/** All rows of a published table with the columns of its codebook. Throws where the database does not have one of them. */
export function listCatalogueRows(db: Reader, { name, columns }: PublishedTable): Promise<CatalogueRow[]> {
  const table = TABLES[name]
  const known = getTableColumns(table)
  const selected = columns.map((column) => {
    const found = known[column.name]
    if (found === undefined) throw new Error(`The table ${name} has no column ${column.name}`)
    return [column.name, found] as const
  })
  return db.select(Object.fromEntries(selected)).from(table)
}
