import { eq, getTableName, max, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { TRANSLATED_TABLES } from '#domain/translations/translated-fields.ts'
import type { Reader } from '../access.ts'
import * as tables from '../schema/index.ts'
import { CURATED_OF_SPECIES, TABLES_OF_SPECIES } from '../species/species-tables.ts'

/** Days, YYYY-MM-DD in UTC, on which what the portal shows was last written. */
export interface LastChanges {
  /** By the id of the species: its own row, its records, and its counted trade. Undefined where they were not asked for. */
  species: ReadonlyMap<string, string> | undefined
  glossary: string | undefined
  releases: string | undefined
}

/** The tables of a species with texts that are translated. */
const TRANSLATED_OF_SPECIES = CURATED_OF_SPECIES.filter((table) =>
  TRANSLATED_TABLES.some((name) => name === getTableName(table)),
)

/** When species, all or none of them, glossary and datasets were last written; for the sitemap. */
export async function getLastChanges(db: Reader, which: 'all species' | 'no species'): Promise<LastChanges> {
  const { translations } = tables
  const [species, [glossary], [translated], [releases]] = await Promise.all([
    which === 'no species' ? undefined : listLastChangesOfSpecies(db),
    db.select({ at: max(tables.glossary_terms.updated_at) }).from(tables.glossary_terms),
    db
      .select({ at: max(translations.updated_at) })
      .from(translations)
      .where(eq(translations.table_name, 'glossary_terms')),
    db.select({ at: max(tables.dataset_releases.loaded_at) }).from(tables.dataset_releases),
  ])
  return {
    species,
    glossary: [dayOf(glossary?.at), dayOf(translated?.at)].sort().findLast((day) => day !== undefined),
    releases: dayOf(releases?.at),
  }
}

/** The day on which each species was last written: of all, or of those with these ids. */
export async function listLastChangesOfSpecies(
  db: Reader,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ species_id: string; day: string }>(lastChangeOfSpecies(ids))
  return new Map(rows.map(({ species_id, day }) => [species_id, day]))
}

function lastChangeOfSpecies(ids: readonly string[] | undefined) {
  const isAsked = (id: PgColumn) =>
    ids === undefined ? sql`true` : sql`${id} = any(${sql.param(ids)}::uuid[])`
  const { species, species_trade_summary: trade, translations } = tables
  const changes = [
    sql`select ${species.id} as species_id, ${species.updated_at} as at from ${species} where ${isAsked(species.id)}`,
    sql`select ${trade.species_id}, ${trade.last_updated_at} from ${trade} where ${isAsked(trade.species_id)}`,
    sql`select ${translations.record_id}, ${translations.updated_at} from ${translations} where ${translations.table_name} = 'species' and ${isAsked(translations.record_id)}`,
    ...TRANSLATED_OF_SPECIES.map(
      (table) =>
        sql`select ${table.species_id}, ${translations.updated_at} from ${translations} join ${table} on ${table.id} = ${translations.record_id} and ${translations.table_name} = ${getTableName(table)} where ${isAsked(table.species_id)}`,
    ),
    ...TABLES_OF_SPECIES.map(
      (table) =>
        sql`select ${table.species_id}, max(${table.updated_at}) from ${table} where ${isAsked(table.species_id)} group by ${table.species_id}`,
    ),
  ]
  return sql`
    select species_id, to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD') as day
    from (${sql.join(changes, sql` union all `)}) as changes
    where species_id is not null
    group by species_id`
}

const dayOf = (at: Date | null | undefined): string | undefined => at?.toISOString().slice(0, 10)
