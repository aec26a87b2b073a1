import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TRADE_TRENDS } from '#domain/trade/trade-trend.ts'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'
import { speciesId } from './vocabularies.ts'

const share = z.object({ records: z.number().int(), quantity: z.number() })
const codedCountry = z.object({ code: z.string(), name: z.string() })
const YEAR_MESSAGE = `A year must be a whole number from ${FIRST_CITES_YEAR} on`
const year = z.coerce
  .number(YEAR_MESSAGE)
  .int(YEAR_MESSAGE)
  .min(FIRST_CITES_YEAR, YEAR_MESSAGE)
  .max(2200, YEAR_MESSAGE)

export const annualSummary = z.object({
  year: z.number().int(),
  total_records_for_year: z.number().int(),
  total_quantity_for_year: z.number(),
  importers_summary: z.array(share.extend({ importer_code: z.string().nullable() })),
  exporters_summary: z.array(share.extend({ exporter_code: z.string().nullable() })),
  terms_summary: z.array(share.extend({ term: z.string() })),
  purposes_summary: z.array(share.extend({ purpose_code: z.string().nullable() })),
  sources_summary: z.array(share.extend({ source_code: z.string().nullable() })),
})

export const tradeSummary = z.object({
  species_id: z.uuid(),
  total_trade_records: z.number().int(),
  distinct_years: z.number().int(),
  distinct_terms: z.array(z.string()),
  distinct_importers: z.array(codedCountry),
  distinct_exporters: z.array(codedCountry),
  overall_min_year: z.number().int().nullable(),
  overall_max_year: z.number().int().nullable(),
  annual_summaries: z.array(annualSummary),
  total_quantity: z.number(),
  avg_annual_trade: z.number().nullable(),
  peak_trade_year: z.number().int().nullable(),
  recent_trend: z.enum(TRADE_TRENDS),
  complete_years_trend: z.enum(TRADE_TRENDS),
  last_complete_year: z.number().int().nullable(),
  has_mixed_units: z.boolean(),
  units: z.array(share.extend({ unit: z.string().nullable() })),
  exporter_reported_records: z.number().int(),
  importer_reported_records: z.number().int(),
  last_updated_at: z.string(),
})

export type TradeSummary = z.infer<typeof tradeSummary>

/** Which of a species' records count. A range of years is inclusive; what is absent does not narrow. */
export const tradeFilters = z.object({
  start_year: year.optional(),
  end_year: year.optional(),
  term: z.string().max(100).optional(),
  importer: z.string().max(10).optional(),
  exporter: z.string().max(10).optional(),
})

export type TradeFilters = z.infer<typeof tradeFilters>

export const tradeContract = {
  summary: oc
    .route({
      method: 'GET',
      path: '/species/{id}/trade-summary',
      summary:
        'The trade records of a species counted by year, partner, term, purpose and source; null when there is no summary',
    })
    .input(z.object({ id: speciesId, ...tradeFilters.shape }))
    .output(tradeSummary.nullable())
    .errors({ NOT_FOUND: {} }),

  count: oc
    .route({ method: 'GET', path: '/trade-records/count', summary: 'How many trade records are loaded' })
    .output(z.object({ count: z.number().int() })),
}
