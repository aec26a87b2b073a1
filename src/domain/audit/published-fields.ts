import type { CuratedTopic } from '../curation/curated-topics.ts'

/**
 * Which fields of a record are published when it changes. Others are never named, and a change of them alone is not
 * published.
 */
interface PublishedFields {
  /** What distinguishes one record of a species from another; stored with every change, and quoted. */
  identity: readonly string[]
  /** Facts that are quoted before and after. */
  quoted: readonly string[]
  /** Texts, and what stands for another record: their change is published, not their content. */
  named: readonly string[]
}

/**
 * The records of a species whose changes are public. Texts of the Red List and of editors are named and not quoted; what
 * editors write for each other (review, where a fact was checked) is left out.
 */
export const PUBLISHED_FIELDS = {
  species: {
    identity: ['scientific_name', 'common_name'],
    quoted: ['kingdom', 'phylum', 'class', 'order_name', 'family', 'genus', 'species_name', 'authority'],
    named: [
      'description',
      'habitat_description',
      'population_trend',
      'population_size',
      'generation_length',
      'movement_patterns',
      'use_and_trade',
      'threats_overview',
      'conservation_overview',
    ],
  },
  common_names: { identity: ['name', 'language'], quoted: ['is_main'], named: [] },
  species_synonyms: { identity: ['synonym'], quoted: [], named: ['kind'] },
  subpopulations: {
    identity: ['subpopulation_name'],
    quoted: ['region', 'status', 'year_published'],
    named: ['notes'],
  },
  distribution_ranges: { identity: ['country_code', 'region'], quoted: ['presence'], named: ['notes'] },
  species_threats: { identity: ['threat'], quoted: ['severity'], named: ['description'] },
  iucn_assessments: {
    identity: ['status', 'year_published', 'scope_code', 'scope_description'],
    quoted: ['original_category'],
    named: [
      'possibly_extinct',
      'possibly_extinct_in_wild',
      'reason_for_change',
      'population_trend',
      'criteria',
      'url',
      'threats_text',
      'assessment_notes',
    ],
  },
  cites_listings: {
    identity: ['appendix', 'listing_date', 'population_identifier'],
    quoted: ['end_date', 'is_current', 'listed_under', 'cop_listing'],
    named: ['covers', 'notes'],
  },
  cms_listings: {
    identity: ['appendix', 'listing_date'],
    quoted: ['is_current', 'agreement', 'listed_under'],
    named: [
      'native_distribution',
      'introduced_distribution',
      'extinct_distribution',
      'uncertain_distribution',
      'uncategorised_distribution',
      'notes',
    ],
  },
  cms_assessments: { identity: ['status', 'year_published'], quoted: [], named: ['assessment_notes'] },
  cites_trade_suspensions: {
    identity: ['country_name', 'suspension_start_date'],
    quoted: ['suspension_end_date', 'is_active', 'confirmed_on'],
    named: ['country_id', 'issued_by', 'reason', 'notes'],
  },
  cites_reservations: {
    identity: ['appendix', 'start_date'],
    quoted: ['end_date', 'is_active', 'confirmed_on', 'listed_under'],
    named: ['country_id', 'population', 'notes'],
  },
  cites_export_quotas: {
    identity: ['year'],
    quoted: ['quantity', 'unit'],
    named: ['country_id', 'notes'],
  },
  conservation_measures: { identity: ['measure'], quoted: ['start_date'], named: ['description'] },
  timeline_events: {
    identity: ['title'],
    quoted: ['event_date', 'year'],
    named: ['event_type', 'description'],
  },
  catch_records: {
    identity: ['year', 'season'],
    quoted: ['catch_total', 'quota_amount'],
    named: ['country_id', 'management_area_id', 'notes', 'data_source'],
  },
} as const satisfies Partial<Record<CuratedTopic, PublishedFields>>

export type PublishedTable = keyof typeof PUBLISHED_FIELDS
export const PUBLISHED_TABLES = Object.keys(PUBLISHED_FIELDS) as [PublishedTable, ...PublishedTable[]]

/** The published fields of a table; undefined where its changes are not public. */
export const publishedFieldsOf = (table: string): PublishedFields | undefined =>
  (PUBLISHED_FIELDS as Partial<Record<string, PublishedFields>>)[table]
