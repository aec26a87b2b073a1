import { z } from 'zod'
import { TRADE_CAVEATS } from '#domain/trade/trade-caveats.ts'
import { TRADE_TRENDS } from '#domain/trade/trend-values.ts'
import { ownerSpecies } from './curated-records.ts'
import { get, post } from './routes.ts'
import { speciesId, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

const trend = z.enum(TRADE_TRENDS)

/** Source: specification, document 3, section 7, "Table access". */
const auditedSpecies = z.object({
  species_id: z.uuid(),
  scientific_name: z.string(),
  common_name: z.string(),
  period_start_year: wholeNumberOrNull,
  period_end_year: wholeNumberOrNull,
  last_recorded_year: wholeNumberOrNull.describe('The latest year with a quantity above zero'),
  trade_trend: trend.nullable().describe('As stored; null without a summary'),
  trade_records_count: wholeNumberOrNull,
})

export type AuditedSpecies = z.infer<typeof auditedSpecies>

/** What the trend of one species rests on, read from its records. */
const audit = z.object({
  species: ownerSpecies,
  annual: z
    .array(z.object({ year: z.number().int(), quantity: z.number() }))
    .describe('Quantity reported per year, oldest first; a year without a record is absent'),
  stored_trend: trend.nullable().describe('Of the stored summary; null without one'),
  last_updated: textOrNull.describe('When the summary was stored, ISO 8601 in UTC'),
  last_complete_year: wholeNumberOrNull.describe('Of the release in use'),
  caveats: z.array(z.enum(TRADE_CAVEATS)).describe('What to know before reading the figures'),
})

export type TrendAudit = z.infer<typeof audit>

const ofSpecies = z.object({ id: speciesId })

export const trendAuditCuration = {
  list: get('/trend-audit', 'The stored trade trend of each species').output(z.array(auditedSpecies)),

  get: get('/trend-audit/{id}', 'What the trade trend of a species rests on').input(ofSpecies).output(audit),

  calculate: get(
    '/trend-audit/{id}/calculated',
    'The trade trend as the database computes it from the records',
  )
    .input(ofSpecies)
    .output(z.object({ trend })),

  refresh: post('/trend-audit/{id}/refresh', 'Stores the summary of a species anew')
    .input(ofSpecies)
    .output(z.object({ trade_records_count: z.number().int() })),
}
