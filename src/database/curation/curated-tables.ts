import { asc, desc, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { countryNameOf } from '../countries/country-name-sql.ts'
import { speciesNameClash, synonymClash } from '../names/name-clashes.ts'
import {
  catch_records,
  cites_export_quotas,
  cites_listings,
  cites_reservations,
  cites_trade_suspensions,
  cms_assessments,
  cms_listings,
  common_names,
  conservation_measures,
  countries,
  distribution_ranges,
  families,
  glossary_terms,
  iucn_assessments,
  management_areas,
  references,
  species,
  species_synonyms,
  species_text_sources,
  species_threats,
  subpopulations,
  timeline_events,
  translations,
} from '../schema/index.ts'
import {
  currentListingClash,
  reservationContradictions,
  textSourceContradictions,
  unknownCountryOfRange,
} from './contradictions.ts'
import type { CuratedTable, EditedTable } from './curated-table.ts'

/**
 * Every table whose rows are edited one by one, under the name that the contract and the audit trail use. Those of a
 * species are in the order of its export; a table stands after those that it refers to.
 */
export const CURATED_TABLES = {
  species: curated(species, {
    searched: [species.scientific_name, species.common_name],
    order: [species.scientific_name],
    clash: speciesNameClash,
  }),
  families: curated(families, {
    record: families.family_name,
    searched: [families.family_name, families.order_name, families.class],
    order: [families.family_name],
  }),
  countries: curated(countries, {
    record: countries.country_name,
    searched: [countries.country_name, countries.country_code],
    order: [countries.country_name],
    refusals: { countries_country_code_unique: 'country_already_there' },
  }),
  management_areas: curated(management_areas, {
    record: management_areas.area_name,
    searched: [management_areas.area_name, management_areas.area_type],
    order: [management_areas.area_name],
    refusals: { management_areas_area_name_unique: 'area_already_there' },
  }),
  // By category, then term. Source: specification, document 3, section 7, "glossary_terms".
  glossary_terms: curated(glossary_terms, {
    record: glossary_terms.term,
    searched: [glossary_terms.term, glossary_terms.acronym, glossary_terms.definition],
    category: glossary_terms.category,
    order: [glossary_terms.category, glossary_terms.term],
  }),
  translations: curated(translations, {
    searched: [translations.text, translations.original_text],
    order: [translations.table_name, translations.field, translations.language],
    refusals: { translations_text_key: 'translated_already' },
  }),

  common_names: curated(common_names, {
    record: sql`${common_names.name} || ' (' || ${common_names.language} || ')'`,
    searched: [common_names.name, common_names.language],
    order: [desc(common_names.is_main), asc(common_names.language), common_names.name],
  }),
  species_synonyms: curated(species_synonyms, {
    record: species_synonyms.synonym,
    searched: [species_synonyms.synonym],
    order: [species_synonyms.synonym],
    clash: synonymClash,
  }),
  subpopulations: curated(subpopulations, {
    record: subpopulations.subpopulation_name,
    searched: [subpopulations.subpopulation_name, subpopulations.region],
    order: [subpopulations.subpopulation_name],
  }),
  iucn_assessments: curated(iucn_assessments, {
    record: sql`concat_ws(' ', coalesce(${iucn_assessments.status}, ${iucn_assessments.original_category}), ${iucn_assessments.year_published})`,
    searched: [iucn_assessments.status],
    order: [desc(iucn_assessments.year_published)],
    onlyOne: { mark: 'is_latest', per: ['species_id', 'scope_code'] },
    refusals: { iucn_assessments_says_something: 'iucn_status_required' },
  }),
  cites_listings: curated(cites_listings, {
    record: sql`concat_ws(' ', ${cites_listings.appendix}, ${cites_listings.population_identifier}, ${cites_listings.listing_date})`,
    searched: [cites_listings.appendix],
    order: [desc(cites_listings.listing_date)],
    refusals: {
      cites_listings_part_is_named: 'population_required',
      cites_listings_ends_after_start: 'listing_ends_before_start',
      cites_listings_current_has_no_end: 'current_listing_has_no_end',
    },
    clash: currentListingClash,
  }),
  cms_listings: curated(cms_listings, {
    record: sql`concat_ws(' ', ${cms_listings.appendix}, ${cms_listings.listing_date})`,
    searched: [cms_listings.appendix],
    order: [unknownLast(cms_listings.listing_date)],
    onlyOne: { mark: 'is_current', per: ['species_id'] },
  }),
  cms_assessments: curated(cms_assessments, {
    record: sql`concat_ws(' ', ${cms_assessments.status}, ${cms_assessments.year_published})`,
    searched: [cms_assessments.status],
    order: [desc(cms_assessments.year_published)],
    onlyOne: { mark: 'is_latest', per: ['species_id'] },
  }),
  catch_records: curated(catch_records, {
    record: sql`coalesce(${catch_records.season}, ${catch_records.year}::text)`,
    searched: [catch_records.year, catch_records.season, catch_records.data_source],
    order: [unknownLast(catch_records.year)],
    refusals: { catch_records_when_is_known: 'year_or_season_required' },
  }),
  conservation_measures: curated(conservation_measures, {
    record: conservation_measures.measure,
    searched: [conservation_measures.measure],
    order: [conservation_measures.measure],
  }),
  distribution_ranges: curated(distribution_ranges, {
    record: sql`concat_ws(' ', ${distribution_ranges.country_code}, ${distribution_ranges.region})`,
    searched: [distribution_ranges.country_code, distribution_ranges.region],
    order: [distribution_ranges.country_code, distribution_ranges.region],
    contradictions: unknownCountryOfRange,
  }),
  species_threats: curated(species_threats, {
    record: species_threats.threat,
    searched: [species_threats.threat],
    order: [species_threats.threat],
  }),
  timeline_events: curated(timeline_events, {
    record: timeline_events.title,
    searched: [timeline_events.title, timeline_events.event_type],
    order: [unknownLast(timeline_events.event_date), unknownLast(timeline_events.year)],
  }),
  references: curated(references, {
    record: references.title,
    searched: [references.title, references.authors, references.journal, references.doi],
    order: [unknownLast(references.year), references.title],
  }),
  species_text_sources: curated(species_text_sources, {
    record: sql`(select ${references.title} from ${references} where ${references.id} = ${species_text_sources.reference_id})`,
    searched: [
      species_text_sources.supports,
      sql`(select ${references.title} from ${references} where ${references.id} = ${species_text_sources.reference_id})`,
    ],
    order: [species_text_sources.species_id, species_text_sources.field],
    refusals: { species_text_sources_key: 'text_source_already_there' },
    contradictions: textSourceContradictions,
  }),
  cites_reservations: curated(cites_reservations, {
    record: sql`concat_ws(' ', ${countryNameOf(cites_reservations.country_id)}, ${cites_reservations.appendix}, ${cites_reservations.start_date})`,
    searched: [countryNameOf(cites_reservations.country_id)],
    order: [desc(cites_reservations.is_active), desc(cites_reservations.start_date)],
    contradictions: reservationContradictions,
  }),
  cites_trade_suspensions: curated(cites_trade_suspensions, {
    record: sql`concat_ws(' ', coalesce(${cites_trade_suspensions.country_name}, ${countryNameOf(cites_trade_suspensions.country_id)}), ${cites_trade_suspensions.suspension_start_date})`,
    searched: [cites_trade_suspensions.country_name, countryNameOf(cites_trade_suspensions.country_id)],
    order: [desc(cites_trade_suspensions.suspension_start_date)],
  }),
  cites_export_quotas: curated(cites_export_quotas, {
    record: sql`concat_ws(' ', ${countryNameOf(cites_export_quotas.country_id)}, ${cites_export_quotas.year}, ${cites_export_quotas.notes})`,
    searched: [cites_export_quotas.notes, countryNameOf(cites_export_quotas.country_id)],
    order: [desc(cites_export_quotas.year)],
  }),
} satisfies Record<CuratedTopic | 'translations', CuratedTable>

/** A table under its own name; where its rows belong to a species, it has a column that says to which. */
function curated(
  table: EditedTable & { species_id?: PgColumn },
  rest: Omit<CuratedTable, 'name' | 'table' | 'species_id'>,
): CuratedTable {
  return { name: getTableName(table), table, species_id: table.species_id, ...rest }
}

function unknownLast(column: PgColumn): SQL {
  return sql`${column} desc nulls last`
}
