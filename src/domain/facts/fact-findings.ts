import { CURATED_TOPIC_NAMES } from '../curation/curated-topics.ts'

/** What is wrong with a fact, the gravest first. */
export const FACT_PROBLEMS = [
  'contradicting',
  'without_source',
  'trade_disagrees',
  'second_hand',
  'unchecked',
] as const
export type FactProblem = (typeof FACT_PROBLEMS)[number]

/** Every kind of finding, with the problem that it is. */
const PROBLEM_OF = {
  several_current_listings: 'contradicting',
  ends_before_start: 'contradicting',
  current_with_end: 'contradicting',
  before_convention: 'contradicting',
  history_gap: 'contradicting',
  history_overlap: 'contradicting',
  reservation_without_listing: 'contradicting',
  regional_marked_global: 'contradicting',
  several_latest_assessments: 'contradicting',
  possibly_extinct_not_critical: 'contradicting',
  impossible_year: 'contradicting',
  year_before_doi: 'contradicting',
  malformed_doi: 'contradicting',
  name_twice: 'contradicting',
  no_source: 'without_source',
  text_without_publication: 'without_source',
  figure_without_comparison: 'without_source',
  listed_after_trade: 'trade_disagrees',
  traded_while_not_listed: 'trade_disagrees',
  second_hand: 'second_hand',
  unchecked: 'unchecked',
} as const satisfies Record<string, FactProblem>

export type FactFinding = keyof typeof PROBLEM_OF

/** Every kind of finding, in the order of the list above. */
export const FACT_FINDINGS = Object.keys(PROBLEM_OF) as FactFinding[]

/** The tables whose rows name their source and whether they were compared with it. */
export const FACT_TABLES = [...CURATED_TOPIC_NAMES, 'species_field_sources'] as const
export type FactTable = (typeof FACT_TABLES)[number]

/** Something found in a row of a table. */
export interface RowFinding {
  what: FactFinding
  /** The row's id. */
  id: string
}

/** The problem that a finding is. */
export function problemOf(what: FactFinding): FactProblem {
  return PROBLEM_OF[what]
}
