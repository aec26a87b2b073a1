import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database/access.ts'
import { species, species_text_sources, translations } from '#database/schema/index.ts'
import { CURATED_OF_SPECIES } from '#database/species/species-tables.ts'
import { suffixOf } from './taxa-sizes.ts'

/** What a taxon has besides its trade; a table stands after those that it refers to. */
const COPIED: readonly PgTable[] = [species, ...CURATED_OF_SPECIES, species_text_sources, translations]
/** Columns that say which record they mean without a foreign key. */
const RECORD_IDS = ['id', 'record_id']
/** Names that no other taxon may have. */
const OWN_NAMES = ['scientific_name', 'species_name', 'synonym']

/**
 * Gives the catalogue `variants` more taxa for each species: with the same records under ids of their own, and with
 * scientific names that end as `suffixOf` says.
 */
export async function growCatalogue(tx: Transaction, variants: number): Promise<void> {
  const names = COPIED.map((table) => getTableConfig(table).name)
  const suffixes = Array.from({ length: variants }, (_, before) => suffixOf(before + 1))
  for (const table of new Set(COPIED)) {
    const { name, columns } = getTableConfig(table)
    const written = columns.filter(({ generated }) => generated === undefined)
    const values = written.map((column) => copyOf(table, column, names))
    await tx.execute(sql`
      insert into ${sql.identifier(name)} (${sql.join(written.map(identifierOf), sql`, `)})
      select ${sql.join(values, sql`, `)}
      from ${sql.identifier(name)} as original cross join unnest(${sql.param(suffixes)}::text[]) as suffix`)
  }
}

const identifierOf = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`

function copyOf(table: PgTable, column: PgColumn, copied: readonly string[]): SQL {
  const original = sql`original.${sql.identifier(column.name)}`
  if (RECORD_IDS.includes(column.name) || refersTo(table, column, copied)) return ownId(original)
  if (OWN_NAMES.includes(column.name)) return sql`${original} || suffix`
  return original
}

/** The id of a record's copy: from the same record always the same, in the form of a UUID. */
const ownId = (original: SQL): SQL =>
  sql`overlay(overlay(md5(${original}::text || suffix) placing '5' from 13) placing '8' from 17)::uuid`

function refersTo(table: PgTable, column: PgColumn, copied: readonly string[]): boolean {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference())
  return references.some(
    ({ columns, foreignTable }) =>
      columns.some(({ name }) => name === column.name) && copied.includes(getTableConfig(foreignTable).name),
  )
}
