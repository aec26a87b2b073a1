import { asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { NO_SOURCE, VALUE_FILTERS, type ValueFilter } from '#domain/curation/record-lists.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'
import type { CuratedTable } from './curated-table.ts'

/** A value of a field, what it is called where that is not the value itself, and how many rows have it. */
export interface ListValue {
  value: string
  name: string | null
  rows: number
}

/** The species that rows belong to, apart from species that are rows themselves. */
const owner = alias(species, 'owner')

/** The values by which a list can be narrowed, the most frequent first; nothing for a field that its rows do not have. */
export async function listFilterValues(
  db: Reader,
  curated: CuratedTable,
): Promise<Partial<Record<ValueFilter, ListValue[]>>> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(curated.table)
  const found: Partial<Record<ValueFilter, ListValue[]>> = {}
  for (const field of VALUE_FILTERS) {
    const column = columns[field]
    if (column !== undefined) found[field] = await valuesOf(db, curated, field, column)
  }
  return found
}

function valuesOf(db: Reader, { table }: CuratedTable, field: ValueFilter, column: PgColumn) {
  const value: SQL<string> =
    field === 'source'
      ? sql<string>`coalesce(nullif(${column}, ''), ${sql.raw(`'${NO_SOURCE}'`)})`
      : sql`${column}`
  const isSpecies = field === 'species_id'
  const name = isSpecies ? sql<string | null>`max(${owner.scientific_name})` : sql<null>`null`
  return db
    .select({ value: sql<string>`${value}::text`, name, rows: count() })
    .from(table)
    .leftJoin(owner, isSpecies ? eq(owner.id, column) : sql`false`)
    .groupBy(value)
    .orderBy(...(isSpecies ? [asc(name)] : [desc(count()), asc(value)]))
}
