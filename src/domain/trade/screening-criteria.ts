/** The Convention's own criteria for a second look; a flag is no finding. Source: trade-methods, section 10. */
export const SCREENING_CRITERIA = [
  'sharp_increase',
  'captive_increase',
  'appendix_i_commercial_wild',
] as const
export type ScreeningCriterion = (typeof SCREENING_CRITERIA)[number]

export const SCREENED_FIGURES = ['whole_animals', 'main_article', 'records'] as const

/** What flags may be sorted by. Figures and thresholds are of several units, so that their order would mean nothing. */
export const FLAG_SORTS = ['species', 'exporter', 'criterion', 'times', 'rows'] as const
export type FlagSort = (typeof FLAG_SORTS)[number]
