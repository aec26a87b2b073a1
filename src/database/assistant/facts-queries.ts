import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { FIXABLE_TABLES, type Fix } from '#domain/assistant/answer.ts'
import type { FactTable } from '#domain/assistant/parameters.ts'
import type { Fact } from '#domain/facts/find-in-facts.ts'
import type { Reader } from '../access.ts'
import { countryNameOf } from '../countries/country-name-sql.ts'
import * as tables from '../schema/index.ts'
import { species } from '../schema/index.ts'
import type { Answer, AnswerRow } from './answer.ts'

type SourcedTable = PgTable & { id: PgColumn; source: PgColumn; checked: PgColumn; species_id?: PgColumn }

interface Facts {
  table: SourcedTable
  /** What a row is called beside its species. */
  record: SQL
}

/** Every table whose rows say where they come from and whether that was checked. */
const FACTS = {
  species: { table: tables.species, record: sql`null` },
  species_field_sources: {
    table: tables.species_field_sources,
    record: sql`${tables.species_field_sources.field}`,
  },
  species_synonyms: { table: tables.species_synonyms, record: sql`${tables.species_synonyms.synonym}` },
  common_names: {
    table: tables.common_names,
    record: sql`${tables.common_names.name} || ' (' || ${tables.common_names.language} || ')'`,
  },
  iucn_assessments: {
    table: tables.iucn_assessments,
    record: sql`concat_ws(' ', coalesce(${tables.iucn_assessments.status}, ${tables.iucn_assessments.original_category}), ${tables.iucn_assessments.year_published})`,
  },
  cites_listings: {
    table: tables.cites_listings,
    record: sql`concat_ws(' ', ${tables.cites_listings.appendix}, ${tables.cites_listings.population_identifier}, ${tables.cites_listings.listing_date})`,
  },
  cms_listings: {
    table: tables.cms_listings,
    record: sql`concat_ws(' ', ${tables.cms_listings.appendix}, ${tables.cms_listings.listing_date})`,
  },
  cms_assessments: {
    table: tables.cms_assessments,
    record: sql`concat_ws(' ', ${tables.cms_assessments.status}, ${tables.cms_assessments.year_published})`,
  },
  cites_trade_suspensions: {
    table: tables.cites_trade_suspensions,
    record: sql`concat_ws(' ', coalesce(${tables.cites_trade_suspensions.country_name}, ${countryNameOf(tables.cites_trade_suspensions.country_id)}), ${tables.cites_trade_suspensions.suspension_start_date})`,
  },
  cites_reservations: {
    table: tables.cites_reservations,
    record: sql`concat_ws(' ', ${countryNameOf(tables.cites_reservations.country_id)}, ${tables.cites_reservations.appendix}, ${tables.cites_reservations.start_date})`,
  },
  cites_export_quotas: {
    table: tables.cites_export_quotas,
    record: sql`concat_ws(' ', ${countryNameOf(tables.cites_export_quotas.country_id)}, ${tables.cites_export_quotas.year}, ${tables.cites_export_quotas.notes})`,
  },
  subpopulations: { table: tables.subpopulations, record: sql`${tables.subpopulations.subpopulation_name}` },
  distribution_ranges: {
    table: tables.distribution_ranges,
    record: sql`concat_ws(' ', ${tables.distribution_ranges.country_code}, ${tables.distribution_ranges.region})`,
  },
  conservation_measures: {
    table: tables.conservation_measures,
    record: sql`${tables.conservation_measures.measure}`,
  },
  species_threats: { table: tables.species_threats, record: sql`${tables.species_threats.threat}` },
  timeline_events: { table: tables.timeline_events, record: sql`${tables.timeline_events.title}` },
  references: { table: tables.references, record: sql`${tables.references.title}` },
  species_text_sources: {
    table: tables.species_text_sources,
    record: sql`(select ${tables.references.title} from ${tables.references} where ${tables.references.id} = ${tables.species_text_sources.reference_id})`,
  },
  catch_records: {
    table: tables.catch_records,
    record: sql`coalesce(${tables.catch_records.season}, ${tables.catch_records.year}::text)`,
  },
  families: { table: tables.families, record: sql`${tables.families.family_name}` },
  countries: { table: tables.countries, record: sql`${tables.countries.country_name}` },
  management_areas: { table: tables.management_areas, record: sql`${tables.management_areas.area_name}` },
  glossary_terms: { table: tables.glossary_terms, record: sql`${tables.glossary_terms.term}` },
} as const satisfies Record<Fact['table'], Facts>

/** Facts that nobody compared with their source: all, those of one table or those of one species. */
export async function answerUncheckedFacts(
  db: Reader,
  asked: { table?: FactTable; species_id?: string },
): Promise<Answer> {
  const rows = await listFacts(db, asked, ({ checked }) => eq(checked, false))
  return { of_species: true, columns: ['table', 'record', 'source'], rows }
}

/** Facts that do not say where they come from. */
export async function answerNoSource(db: Reader, asked: { table?: FactTable }): Promise<Answer> {
  const rows = await listFacts(db, asked, ({ source }) => sql`coalesce(trim(${source}), '') = ''`)
  return { of_species: true, columns: ['table', 'record'], rows }
}

async function listFacts(
  db: Reader,
  { table: only, species_id }: { table?: FactTable; species_id?: string },
  condition: (table: SourcedTable) => SQL,
): Promise<AnswerRow[]> {
  const found: AnswerRow[] = []
  const asked: [string, Facts][] = Object.entries(FACTS)
  for (const [name, { table, record }] of asked) {
    if (only !== undefined && only !== name) continue
    const owner = name === 'species' ? tables.species.id : table.species_id
    if (species_id !== undefined && owner === undefined) continue
    const rows = await db
      .select({
        id: sql<string>`${table.id}`,
        record: sql<string | null>`${record}`,
        source: sql<string | null>`${table.source}`,
        species: {
          id: keeper.id,
          scientific_name: keeper.scientific_name,
          common_name: keeper.common_name,
        },
      })
      .from(table)
      .leftJoin(keeper, owner === undefined ? sql`false` : eq(keeper.id, owner))
      .where(and(condition(table), species_id && owner ? eq(owner, species_id) : undefined))
      .orderBy(asc(keeper.scientific_name), asc(sql`2`), asc(table.id))
    for (const { id, record, source, species } of rows)
      found.push({
        id: `${name}:${id}`,
        species,
        cells: { table: name, record, source },
        fix: fixOf(name, id, species?.id ?? null),
      })
  }
  return found
}

/** The species that a row belongs to; of a species' row itself, that same species. */
const keeper = alias(species, 'keeper')

function fixOf(table: string, id: string, species_id: string | null): Fix | null {
  const fixed = FIXABLE_TABLES.find((known) => known === table)
  if (fixed !== undefined) return { at: 'edit', table: fixed, id }
  // Where a text comes from is kept beside the text, in the form of the species.
  return species_id === null ? null : { at: 'edit', table: 'species', id: species_id }
}

/** Every row of every table of facts with its origin, table by table, each sorted by the names of its records. */
export async function listFactRows(db: Reader): Promise<Fact[]> {
  const all = Object.keys(FACTS) as (keyof typeof FACTS)[]
  const rows = await Promise.all(
    all.map(async (name) => {
      const { table, record }: Facts = FACTS[name]
      const owner = name === 'species' ? table.id : table.species_id
      const found = await db
        .select({
          id: sql<string>`${table.id}`,
          species_id: sql<string | null>`${owner ?? sql`null`}`,
          record: sql<string | null>`${record}`,
          source: sql<string | null>`${table.source}`,
          checked: sql<boolean>`${table.checked}`,
        })
        .from(table)
        .orderBy(asc(sql`3`), asc(table.id))
      return found.map((row) => ({ table: name, ...row }))
    }),
  )
  return rows.flat()
}
