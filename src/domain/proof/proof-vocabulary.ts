/** What a printed figure counts. */
export const FIGURE_UNITS = [
  'number',
  'animals',
  'number_per_year',
  'animals_per_year',
  'kg',
  'percent',
  'percent_change',
  'times',
  'countries',
  'records',
] as const
export type FigureUnit = (typeof FIGURE_UNITS)[number]

/** Why figures are apart, and what has to be known of one that is not. */
export const PROOF_NOTES = [
  'before_reports',
  'bodies_as_skins',
  'count_not_stated',
  'customs_data',
  'data_not_named',
  'earlier_edition',
  'exporter_is_origin',
  'lower_by_permit',
  'no_border',
  'one_shipment',
  'one_side_only',
  'other_articles',
  'other_destination',
  'other_purpose',
  'other_year',
  'period_not_stated',
  'permit_numbers',
  'printed_about',
  'reporter_not_stated',
  'seen_before',
  'sources_differ',
  'without_eu',
  'years_differ',
] as const
export type ProofNote = (typeof PROOF_NOTES)[number]
