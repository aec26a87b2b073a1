import { z } from 'zod'
import { SCREENED_FIGURES, SCREENING_CRITERIA } from '#domain/trade/screening-criteria.ts'
import { TREND_COUNTS } from '#domain/trade/trend-grid.ts'
import { TREND_SIGNS } from '#domain/trade/trend-rules.ts'
import { TREND_VERDICTS } from '#domain/trade/trend-verdict.ts'
import { countedFrom } from './trade-basis.ts'
import { article, count, year } from './trade-figures.ts'
import { selectionEcho } from './trade-selection.ts'
import { numberOrNull } from './vocabularies.ts'

const rule = { sign: z.enum(TREND_SIGNS) }

/** The verdict over ten years and the grid that it rests on. */
export const tradeTrends = z
  .object({
    ...countedFrom,
    window: z.object({ first: year, last: year }),
    verdict: z.enum(TREND_VERDICTS),
    cells: count,
    rise: count,
    fall: count,
    neither: count,
    counts: count.describe('Counts that were tested'),
    counts_confirming_rise: count,
    counts_confirming_fall: count,
    rows_in_window: count,
    grid: z.array(
      z.object({
        count: z.enum(TREND_COUNTS),
        article: article.nullable(),
        series: z.array(numberOrNull).describe('One value per year; null before the first year with rows'),
        nonzero_years: count,
        mean_change: z.object({ ...rule, ratio: numberOrNull }).nullable(),
        linear: z
          .object({ ...rule, slope_over_mean: z.number(), r2: z.number(), total: z.number() })
          .nullable(),
        rank: z.object({ ...rule, s: z.number(), p: z.number() }).nullable(),
      }),
    ),
  })
  .describe(
    'Whether trade rises or falls over the last ten complete years, and whether that depends on what is counted',
  )

/** What lists of species say of a species' trade. Source: trade-methods, sections 2 and 6. */
export const tradeFinding = z
  .object({
    verdict: z.enum(TREND_VERDICTS),
    window_first: year,
    window_last: year,
    cells: count.describe('Tests of up to ten counts by three rules'),
    rise: count,
    fall: count,
    rows_in_window: count,
    main_term: z.string(),
    main_measure: z.string().describe('In which the main article is measured'),
  })
  .describe('The verdict on a species’ trade over ten complete years, and its main article')

/** Species and exporter that meet a criterion, with what it rests on. */
export const screeningFlag = z.object({
  criterion: z.enum(SCREENING_CRITERIA),
  resolution: z.string().describe('Where the Convention states the criterion'),
  exporter: z.string().describe('ISO 3166-1 alpha-2, or a code of CITES for former states'),
  figure: z
    .enum(SCREENED_FIGURES)
    .describe('What is compared: whole animals, the main article of the species, or records'),
  article: article.nullable().describe('The main article; null where it is not compared'),
  year: year.describe('The last complete year'),
  quantity: z.number().describe('In that year, by exporters’ reports, direct trade'),
  mean_before: numberOrNull.describe('Mean of the five years before'),
  threshold: numberOrNull,
  rows: count.describe('Rows of the sources of the criterion in the six years'),
  appendices: z.array(z.string()).describe('Appendices of the rows of the year'),
  selection: selectionEcho.describe('The choice of records that shows its rows'),
})

/** Exporters whose last complete year deserves a second look. */
export const tradeScreening = z
  .object({ ...countedFrom, flags: z.array(screeningFlag) })
  .describe('Exporters that meet one of the Convention’s criteria for a second look. A flag is not a finding')
