/** What lowers a data quality score, and by how many points of a hundred. */
export const QUALITY_DEDUCTIONS = {
  mixed_units: 20,
  source_missing: 15,
  purpose_missing: 10,
  few_years: 15,
  one_reporter: 10,
  exporter_unknown: 10,
  no_recent_assessment: 10,
  no_cites_listing: 10,
} as const
export type QualityIssue = keyof typeof QUALITY_DEDUCTIONS

/** The names of the deductions, in the order in which they are listed. */
export const QUALITY_ISSUES = Object.keys(QUALITY_DEDUCTIONS) as [QualityIssue, ...QualityIssue[]]

/** How a score is worded, best first; a species whose summary was never made has none. */
export const QUALITY_CATEGORIES = ['Excellent', 'Good', 'Fair', 'Poor', 'Unknown'] as const
export type QualityCategory = (typeof QUALITY_CATEGORIES)[number]
