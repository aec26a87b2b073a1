import type { SimulatedDataset } from '../releases/datasets.ts'

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
  'cites_reservations',
  'cites_trade_suspensions',
  'cites_export_quotas',
  'conservation_measures',
  'timeline_events',
  'cites_trade_records',
  'species_trade_summary',
  'species_trade_findings',
  'article_summary_table',
  'published_figures',
  'catch_records',
  'illegal_trade_seizures',
  'references',
  'glossary_terms',
  'translations',
  'dataset_releases',
] as const
export type DescribedTable = (typeof DESCRIBED_TABLES)[number]

/** The dataset that each table's rows come from, for the tables whose rows may be simulated. */
export const SIMULATED_DATASET_OF_TABLE: Readonly<Partial<Record<DescribedTable, SimulatedDataset>>> = {
  cites_trade_records: 'cites_trade',
  species_trade_summary: 'cites_trade',
  species_trade_findings: 'cites_trade',
  article_summary_table: 'cites_trade',
  illegal_trade_seizures: 'seizures',
}
