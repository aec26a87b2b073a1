import { eq, getTableName, max, sql } from 'drizzle-orm'
import { TRANSLATED_TABLES } from '#domain/translations/translated-fields.ts'
import type { Reader } from '../access.ts'
import * as tables from '../schema/index.ts'
import { CURATED_OF_SPECIES, TABLES_OF_SPECIES } from '../species/species-tables.ts'

/** Days, YYYY-MM-DD in UTC, on which what the portal shows was last written. */
export interface LastChanges {
  /** By the id of the species: its own row, its records, and its counted trade. */
  species: ReadonlyMap<string, string>
  glossary: string | undefined
  releases: string | undefined
}

/** The tables of a species with texts that are translated. */
const TRANSLATED_OF_SPECIES = CURATED_OF_SPECIES.filter((table) =>
  TRANSLATED_TABLES.some((name) => name === getTableName(table)),
)

/** When species, glossary and datasets were last written; for the sitemap. */
export async function getLastChanges(db: Reader): Promise<LastChanges> {
  const { translations } = tables
  const [species, [glossary], [translated], [releases]] = await Promise.all([
    db.execute<{ species_id: string; day: string }>(lastChangeOfSpecies()),
    db.select({ at: max(tables.glossary_terms.updated_at) }).from(tables.glossary_terms),
    db
      .select({ at: max(translations.updated_at) })
      .from(translations)
      .where(eq(translations.table_name, 'glossary_terms')),
    db.select({ at: max(tables.dataset_releases.loaded_at) }).from(tables.dataset_releases),
  ])
  return {
    species: new Map(species.rows.map(({ species_id, day }) => [species_id, day])),
    glossary: [dayOf(glossary?.at), dayOf(translated?.at)].sort().findLast((day) => day !== undefined),
    releases: dayOf(releases?.at),
  }
}

function lastChangeOfSpecies() {
  const { species, species_trade_summary: trade, translations } = tables
  const changes = [
    sql`select ${species.id} as species_id, ${species.updated_at} as at from ${species}`,
    sql`select ${trade.species_id}, ${trade.last_updated_at} from ${trade}`,
    sql`select ${translations.record_id}, ${translations.updated_at} from ${translations} where ${translations.table_name} = 'species'`,
    ...TRANSLATED_OF_SPECIES.map(
      (table) =>
        sql`select ${table.species_id}, ${translations.updated_at} from ${translations} join ${table} on ${table.id} = ${translations.record_id}`,
    ),
    ...TABLES_OF_SPECIES.map(
      (table) =>
        sql`select ${table.species_id}, max(${table.updated_at}) from ${table} group by ${table.species_id}`,
    ),
  ]
  return sql`
    select species_id, to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD') as day
    from (${sql.join(changes, sql` union all `)}) as changes
    where species_id is not null
    group by species_id`
}

const dayOf = (at: Date | null | undefined): string | undefined => at?.toISOString().slice(0, 10)
