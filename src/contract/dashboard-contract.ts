import { z } from 'zod'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { MOST_LISTED, USUALLY_LISTED } from '#domain/species/named-parts.ts'
import { POPULATION_TRENDS } from '#domain/species/population-trend.ts'
import { DASHBOARD_SORTS, DASHBOARD_STATUSES } from '#domain/summaries/dashboard-choices.ts'
import { DECLINE_RATINGS } from '#domain/summaries/dashboard-metrics.ts'
import { DASHBOARD_TRENDS, parseDashboardTrend } from '#domain/summaries/dashboard-trend.ts'
import { EFFECTIVENESS_FILTERS } from '#domain/summaries/effectiveness.ts'
import { TRADE_CAVEATS } from '#domain/trade/trade-caveats.ts'
import { TRADE_TRENDS } from '#domain/trade/trend-values.ts'
import { redListStatus } from './assessments-contract.ts'
import { searchText } from './gallery-contract.ts'
import { anyOf, oneOf, wholeNumber } from './parameters.ts'
import { year } from './trade-figures.ts'
import { tradeFinding } from './trade-trends-contract.ts'
import {
  appendix,
  day,
  listOf,
  numberOrNull,
  redListCategory,
  wholeNumberOrNull,
  yesNoOrNull,
} from './vocabularies.ts'

const presentName = (given: unknown) =>
  typeof given === 'string' ? (parseDashboardTrend(given) ?? given) : given

/** What the dashboard is narrowed to. Source: specification, document 2, sections 2.9 and 7. */
export const dashboardFilters = z.object({
  search: searchText,
  appendix: anyOf('appendix', APPENDICES).describe('Current CITES appendices, any of which will do'),
  iucnStatus: anyOf('iucnStatus', DASHBOARD_STATUSES).describe(
    'Red List categories of global assessments, any of which will do',
  ),
  tradetrend: listOf(z.preprocess(presentName, oneOf('tradetrend', DASHBOARD_TRENDS)))
    .default([])
    .describe("Verdicts on trade, any of which will do; 'Declining' is read as Decreasing"),
  effectivenessCategory: anyOf('effectivenessCategory', EFFECTIVENESS_FILTERS).describe(
    'Effectiveness categories, any of which will do',
  ),
})

/** The dashboard's question for its table. */
export const effectivenessRequest = dashboardFilters.extend({
  sort: oneOf('sort', DASHBOARD_SORTS)
    .default(DASHBOARD_SORTS[0])
    .describe(
      'Longest under CITES first, by scientific name, most severely threatened first, or by trade_trend with those that fall first',
    ),
  limit: wholeNumber('limit', 1, MOST_LISTED)
    .optional()
    .describe(`How many entries to answer at most; ${USUALLY_LISTED} without it`),
  offset: wholeNumber('offset', 0).default(0).describe('How many entries to leave out before'),
})

/** Source: specification, document 2, section 3, "Effectiveness row"; supplement, section 2. */
export const effectivenessRow = z
  .object({
    species_id: z.string().describe("'id:population' for a population listed apart"),
    scientific_name: z.string(),
    common_name: z.string().describe('With an asterisk and the population in brackets where listed apart'),
    cites_appendix: appendix.nullable().describe('Current CITES appendix; null where not listed'),
    iucn_status: redListCategory
      .nullable()
      .describe('Category of the latest global assessment; null where the species was not assessed globally'),
    iucn_year: wholeNumberOrNull.describe('Year in which that assessment was published'),
    iucn_possibly_extinct: yesNoOrNull.describe('A tag of CR; null where the source does not say'),
    iucn_possibly_extinct_in_wild: yesNoOrNull.describe('A tag of CR; null where the source does not say'),
    regional_assessment: redListStatus
      .nullable()
      .describe('The latest regional assessment where there is no global one; filters and counts ignore it'),
    population_trend: z.enum(POPULATION_TRENDS).describe('Read out of the free text as published'),
    trade_trend: z
      .enum(DASHBOARD_TRENDS)
      .describe(
        'The verdict over ten complete years: Stable is no clear trend, Depends depends on what is counted, Unknown is too little data or none',
      ),
    trade_finding: tradeFinding.nullable().describe('What trade_trend rests on; null without trade records'),
    plain_sum_trend: z
      .enum(TRADE_TRENDS)
      .nullable()
      .describe(
        'recent_trend of the trade summary: plain sum over all rows, whatever the unit; null without trade records',
      ),
    trade_records_count: z.number().int().describe('Of the species as a whole'),
    trade_caveats: z
      .array(z.enum(TRADE_CAVEATS))
      .describe('What has to be known before counts of trade are compared'),
    effectiveness_score: z.null().describe('Not computed'),
    effectiveness_category: z
      .string()
      .describe('From the population trend and, where that is unknown, the age of the first listing'),
    data_quality_score: z.number().int().describe('The same for every row; not measured'),
    first_cites_listing: day.nullable().describe('YYYY-MM-DD of the earliest CITES listing'),
    years_under_cites: wholeNumberOrNull.describe('This year minus the year of that listing'),
    trade_reduction_pct: z.null().describe('Not computed'),
  })
  .describe('A species, or a population listed apart, with its trends')

export type EffectivenessRow = z.infer<typeof effectivenessRow>

/** Source: specification, document 2, section 3, "Dashboard metrics"; supplement, section 2. */
export const dashboardMetrics = z
  .object({
    entries: z.number().int().describe('Entries that pass the filters, and are counted here'),
    countsByCategory: z
      .array(z.object({ category: z.string(), count: z.number().int() }))
      .describe('Entries by effectiveness_category'),
    appendixMix: z
      .array(z.object({ appendix: z.string(), count: z.number().int() }))
      .describe("Entries by cites_appendix; 'Not Listed' is without one"),
    pctDecreasingTrade: numberOrNull.describe(
      'Percent of the entries whose trade_trend is Decreasing, one decimal; null of none',
    ),
    decreasingTrade: z.number().int().describe('The entries behind that share'),
    countsByTradeTrend: z
      .array(z.object({ trend: z.enum(DASHBOARD_TRENDS), count: z.number().int() }))
      .describe('Entries by trade_trend'),
    tradeTrendWindow: z
      .object({ first: year, last: year })
      .nullable()
      .describe('The years that trade_trend rests on; null where no entry has trade records'),
    decliningPopulations: z
      .object({
        entries: z.number().int().describe('All entries of the dashboard'),
        declining: z.number().int().describe('Those whose population_trend is Declining'),
        unknown: z.number().int().describe('Those whose population_trend is Unknown'),
        rating: z
          .enum(DECLINE_RATINGS)
          .nullable()
          .describe('Null where the trend of more than half of the entries is unknown'),
      })
      .describe('Of all entries, whatever the filters: the rating is made for the whole'),
  })
  .describe('Entries of the dashboard, counted')

export type DashboardMetrics = z.infer<typeof dashboardMetrics>

const facet = z.array(
  z.object({
    value: z.string(),
    count: z.number().int().describe('Entries that this value alone would leave, given the other filters'),
  }),
)

/** How many entries pass, and what each choice of each filter would leave. */
export const effectivenessCount = z
  .object({
    count: z.number().int().describe('Entries that pass the filters'),
    total: z.number().int().describe('All entries'),
    facets: z.object({
      appendix: facet,
      iucnStatus: facet,
      tradetrend: facet,
      effectivenessCategory: facet,
    }),
  })
  .describe('Entries of the dashboard, counted by what its filters offer')

export type EffectivenessCount = z.infer<typeof effectivenessCount>
