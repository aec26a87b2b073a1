import { NEW_LISTING_YEARS } from '../listings/listing-change.ts'
import type { PopulationTrend } from '../species/population-trend.ts'

/** What the rule below answers. */
export const EFFECTIVENESS_CATEGORIES = [
  'High',
  'Moderate',
  'Limited',
  'To Be Determined',
  'Unknown',
] as const
export type EffectivenessCategory = (typeof EFFECTIVENESS_CATEGORIES)[number]

/** What the dashboard's filter offers; 'Needs Improvement' may be in stored data. */
export const EFFECTIVENESS_FILTERS = [
  'High',
  'Moderate',
  'Limited',
  'Needs Improvement',
  'To Be Determined',
  'Unknown',
] as const
export type EffectivenessFilter = (typeof EFFECTIVENESS_FILTERS)[number]

/** Stands in the dashboard's rows; another figure than the article summary's score. Source: document 1, section 9. */
export const DASHBOARD_DATA_QUALITY = 75

/**
 * How a population fares under the convention. Where its trend is unknown, a listing under five years
 * old has had no time to show. Source: specification, document 2, section 4.
 */
export function effectivenessCategory(
  trend: PopulationTrend,
  yearsUnderCites: number | undefined,
): EffectivenessCategory {
  if (trend === 'Increasing') return 'High'
  if (trend === 'Stable') return 'Moderate'
  if (trend === 'Declining') return 'Limited'
  return yearsUnderCites !== undefined && yearsUnderCites < NEW_LISTING_YEARS ? 'To Be Determined' : 'Unknown'
}
