import { z } from 'zod'
import { CHANGE_REASONS } from '#domain/assessments/reason-for-change.ts'
import { STATUS_CHANGES } from '#domain/assessments/status-change.ts'
import { CONSERVATION_PRIORITIES } from '#domain/listings/conservation-priority.ts'
import { QUALITY_CATEGORIES, QUALITY_ISSUES } from '#domain/summaries/data-quality.ts'
import { TRADE_TRENDS } from '#domain/trade/trend-values.ts'
import { get, post } from './routes.ts'
import { tradeFinding } from './trade-trends-contract.ts'
import {
  appendix,
  cmsAppendix,
  day,
  numberOrNull,
  redListCategory,
  speciesId,
  textOrNull,
  wholeNumberOrNull,
  yesNoOrNull,
} from './vocabularies.ts'

const percentage = numberOrNull.describe('Of all the species’ records, 0 to 100')
const statusChange = z.enum(STATUS_CHANGES).nullable()
const trend = z.enum(TRADE_TRENDS).nullable()

/** What an article tells of a species; everything but its names is null until its summary is made. */
const articleSummary = z.object({
  id: z.uuid().nullable(),
  species_id: z.uuid(),
  scientific_name: z.string(),
  common_name: z.string(),
  family: z.string(),
  trade_records_count: wholeNumberOrNull,
  total_quantity: numberOrNull.describe('Plain sum over all units; see has_mixed_units'),
  most_recorded_trade_use: textOrNull.describe('CITES purpose code'),
  trade_use_percentage: percentage,
  wild_origin_count: wholeNumberOrNull.describe('Records of source W, X and R'),
  pre_convention_count: wholeNumberOrNull,
  period_start_year: wholeNumberOrNull,
  period_end_year: wholeNumberOrNull,
  last_recorded_quantity: numberOrNull.describe('Number of specimens'),
  last_recorded_year: wholeNumberOrNull,
  trade_trend: trend.describe('Of the plain sum over all rows, whatever the unit'),
  complete_years_trend: trend,
  last_complete_year: wholeNumberOrNull,
  cites_suspensions_count: wholeNumberOrNull,
  cites_suspension_states: z.unknown().describe('A list of { country }, as it is stored'),
  iucn_status_current: redListCategory
    .nullable()
    .describe('Category of the latest global assessment; null where the species was not assessed globally'),
  iucn_possibly_extinct: yesNoOrNull.describe('A tag of CR; null where the source does not say'),
  iucn_possibly_extinct_in_wild: yesNoOrNull.describe('A tag of CR; null where the source does not say'),
  iucn_status_change: statusChange,
  iucn_change_reason: z
    .enum(CHANGE_REASONS)
    .nullable()
    .describe('Why it was uplisted or downlisted; mixed where only some of the changes are genuine'),
  cites_status_current: appendix.nullable(),
  cites_status_change: statusChange,
  cms_status_current: cmsAppendix.nullable(),
  cms_status_change: statusChange,
  cms_listing_date: day.nullable(),
  cms_listing_years: wholeNumberOrNull,
  cms_native_countries_count: wholeNumberOrNull,
  cms_introduced_countries_count: wholeNumberOrNull,
  cms_extinct_countries_count: wholeNumberOrNull,
  cms_distribution_codes: z.array(z.string()).nullable(),
  cms_conservation_priority: z.enum(CONSERVATION_PRIORITIES).nullable(),
  cms_agreement_type: textOrNull,
  cms_listing_notes: textOrNull,
  cms_population_trend: textOrNull,
  top_arctic_exporter: textOrNull.describe('Country code'),
  top_arctic_exporter_percentage: percentage,
  top_global_exporter: textOrNull.describe('Country code'),
  top_global_exporter_percentage: percentage,
  has_mixed_units: yesNoOrNull,
  data_quality_issues: z.array(z.enum(QUALITY_ISSUES)).nullable(),
  data_quality_score: wholeNumberOrNull,
  data_quality_category: z.enum(QUALITY_CATEGORIES),
  issue_count: wholeNumberOrNull,
  needs_review: yesNoOrNull,
  trade_finding: tradeFinding.nullable().describe('Null without trade records'),
  last_updated: z.date().nullable(),
  is_outdated: z
    .boolean()
    .describe('Whether assessments, listings or suspensions changed since, or another year began'),
})

export const articleSummariesContract = {
  list: get('/article-summaries', 'Every species’ article summary, by name').output(z.array(articleSummary)),

  refresh_all: post('/article-summaries/refresh', 'Makes the summary of every species anew').output(
    z.object({ refreshed: z.number().int() }),
  ),

  refresh: post('/article-summaries/{species_id}/refresh', 'Makes the summary of one species anew')
    .input(z.object({ species_id: speciesId }))
    .output(z.object({ refreshed: z.number().int() })),
}
