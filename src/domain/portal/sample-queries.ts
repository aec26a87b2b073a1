import type { SimulatedDataset } from '../releases/datasets.ts'

/** The queries that the methodology shows with what they answer. Source: specification, document 2, section 2.10. */
export const SAMPLE_QUERIES = [
  'species_standing',
  'split_listings',
  'records_by_year',
  'units_of_a_term',
  'origin_of_specimens',
  'trend_of_complete_years',
  'unchecked_facts',
] as const
export type SampleQueryName = (typeof SAMPLE_QUERIES)[number]

/** The dataset that each query counts, for the queries over records that may be simulated. */
export const SIMULATED_DATASET_OF_QUERY: Readonly<Partial<Record<SampleQueryName, SimulatedDataset>>> = {
  records_by_year: 'cites_trade',
  units_of_a_term: 'cites_trade',
  origin_of_specimens: 'cites_trade',
  trend_of_complete_years: 'cites_trade',
}
