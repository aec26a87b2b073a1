import { z } from 'zod'
import { FLOWS_OF } from '#domain/trade/trade-flows-view.ts'
import { oneOf } from './parameters.ts'
import { tradeBasis } from './trade-basis.ts'
import { article, code, count, year } from './trade-figures.ts'
import { numberOrNull } from './vocabularies.ts'

export const flowsOf = oneOf('of', FLOWS_OF)
  .default('quantity')
  .describe('quantity of the article that is left with most rows, the main one first; or records')

const ends = {
  from: z.string().describe('The exporter, or by=source the source country'),
  importer: z.string(),
}
const flowFigures = {
  figure: z.number().describe('By what flows are ranked: the quantity on the basis asked for, or records'),
  exporters: z.number().describe("In the exporters' reports"),
  importers: z.number().describe("In the importers' reports"),
  matched: numberOrNull.describe('What both sides report; null for records'),
  rows: count,
}

const flowSum = z.object({ flows: count, figure: z.number() })

/** Source: trade-methods, sections 3, 4 and 8. */
const flowCounts = {
  flows: z
    .array(z.object({ ...ends, ...flowFigures }))
    .describe('Both ends named, the largest first; ties are ordered by code'),
  apart: z
    .array(z.object({ from: code, importer: code, ...flowFigures }))
    .describe('Those without a named side, and introductions from the sea; not listed by decade'),
  drawn: flowSum.describe('The fifteen largest, which the map draws'),
  others: flowSum.describe('The flows after those'),
  unnamed: flowSum.describe('Flows without a named exporter or importer: XX, XV, ZZ and blank'),
  high_seas: flowSum.describe('Introductions from the sea, which no country exports'),
  total: flowSum.describe('drawn, others, unnamed and high_seas together'),
  places: z
    .array(z.object({ code: z.string(), figure: z.number() }))
    .describe('What each named country exports or is the source of, whoever imports it; the largest first'),
}

const flowsOfYears = z.object({ first: year, last: year, ...flowCounts })

/** What countries send each other of one article, or in how many records. */
export const tradeFlows = z
  .object({
    ...tradeBasis,
    of: z.enum(FLOWS_OF),
    article: article.nullable().describe('null for records'),
    all: flowsOfYears.nullable().describe('null where no row is left'),
    decades: z
      .array(flowsOfYears)
      .describe(
        'By ten calendar years, such as 1980 to 1989; flows beyond the fifteen largest are in the sums alone',
      ),
    sent_on_rows: count.describe(
      'Rows of goods that come from an Arctic country and were sent on by a country outside the Arctic',
    ),
  })
  .describe('Trade between countries. Source: CITES Trade Database')

/** The records of all species between countries. */
export const recordFlows = z
  .object({ first: year, last: year, ...flowCounts })
  .describe(
    'Trade records between countries: activity of reporting, not volume. Source: CITES Trade Database',
  )
