/**
 * The tables that the methodology describes, in the order of a record's way. Accounts, sessions and the
 * audit trail are no part of it. Source: specification, document 2, section 2.10, with the tables added since.
 */
export const DESCRIBED_TABLES = [
  'species',
  'species_field_sources',
  'families',
  'common_names',
  'species_synonyms',
  'subpopulations',
  'iucn_assessments',
  'cites_listings',
  'cms_listings',
  'timeline_events',
  'cites_trade_records',
  'species_trade_summary',
  'article_summary_table',
  'catch_records',
  'illegal_trade_seizures',
  'references',
  'glossary_terms',
  'translations',
  'dataset_releases',
] as const
export type DescribedTable = (typeof DESCRIBED_TABLES)[number]
