import type { species_trade_summary } from '../schema/index.ts'

/** What is counted of trade records. */
export type CountedTrade = Omit<
  typeof species_trade_summary.$inferSelect,
  'species_id' | 'last_complete_year' | 'last_updated_at'
>

/** What is left where no record is: counted, and therefore zero. */
export const NOTHING_COUNTED: CountedTrade = {
  total_trade_records: 0,
  distinct_years: 0,
  distinct_terms: [],
  distinct_importers: [],
  distinct_exporters: [],
  overall_min_year: null,
  overall_max_year: null,
  annual_summaries: [],
  total_quantity: 0,
  avg_annual_trade: null,
  peak_trade_year: null,
  recent_trend: 'no_trade',
  complete_years_trend: 'no_trade',
  has_mixed_units: false,
  units: [],
  exporter_reported_records: 0,
  importer_reported_records: 0,
}
