import { eq, max, sql } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import * as tables from '../schema/index.ts'

/** Days, YYYY-MM-DD in UTC, on which what the portal shows was last written. */
export interface LastChanges {
  /** By the id of the species: its own row, what is said of it, and its counted trade. */
  species: ReadonlyMap<string, string>
  glossary: string | undefined
  releases: string | undefined
}

/** What a species' page shows, beside its own row. */
const ABOUT_A_SPECIES = [
  tables.catch_records,
  tables.cites_export_quotas,
  tables.cites_listings,
  tables.cites_reservations,
  tables.cites_trade_suspensions,
  tables.cms_assessments,
  tables.cms_listings,
  tables.common_names,
  tables.conservation_measures,
  tables.distribution_ranges,
  tables.illegal_trade_seizures,
  tables.iucn_assessments,
  tables.published_figures,
  tables.references,
  tables.species_field_sources,
  tables.species_synonyms,
  tables.species_text_sources,
  tables.species_threats,
  tables.subpopulations,
  tables.timeline_events,
]

/** Of these, the tables with texts that are translated. */
const TRANSLATED_OF_A_SPECIES = [
  tables.cites_export_quotas,
  tables.cites_listings,
  tables.cites_reservations,
  tables.cites_trade_suspensions,
  tables.cms_listings,
  tables.conservation_measures,
  tables.subpopulations,
]

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
    ...TRANSLATED_OF_A_SPECIES.map(
      (table) =>
        sql`select ${table.species_id}, ${translations.updated_at} from ${translations} join ${table} on ${table.id} = ${translations.record_id}`,
    ),
    ...ABOUT_A_SPECIES.map(
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
