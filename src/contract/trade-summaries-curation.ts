import { z } from 'zod'
import { TRADE_SUMMARY_STATES } from '#domain/summaries/trade-summary-state.ts'
import { BATCH_SIZE } from '#domain/trade/summary-runs.ts'
import { ownerSpecies } from './curated-records.ts'
import { get, post } from './routes.ts'
import { speciesId, textOrNull } from './vocabularies.ts'

const count = z.number().int()
const LARGEST_BATCH = 50

const tradeSummaryStatus = z.object({
  species: ownerSpecies,
  state: z.enum(TRADE_SUMMARY_STATES),
  total_trade_records: count.nullable().describe('Null without a summary'),
  last_updated_at: textOrNull.describe('ISO 8601 in UTC; null without a summary'),
})

export type TradeSummaryStatus = z.infer<typeof tradeSummaryStatus>

const generationRequest = z
  .object({
    species_id: speciesId.optional(),
    process_all: z.boolean().default(false),
    batch_size: count.min(1).max(LARGEST_BATCH).default(BATCH_SIZE).describe('How many are stored together'),
  })
  .refine(({ species_id, process_all }) => process_all || species_id !== undefined, {
    path: ['species_id'],
    error: 'select_species_first',
  })
  .refine(({ species_id, process_all }) => !(process_all && species_id !== undefined), {
    path: ['process_all'],
    error: 'one_species_or_all',
  })

export type GenerationRequest = z.output<typeof generationRequest>

/** What became of one species' summary. */
const generationResult = z.object({
  species_id: z.uuid(),
  scientific_name: z.string(),
  success: z.boolean(),
  total_trade_records: count.nullable().describe('Counted; null where it failed'),
  error: textOrNull.describe('Why it failed, in words'),
})

export type GenerationResult = z.infer<typeof generationResult>

/** Source: specification, document 3, section 7, "Remote function". */
const generation = z.object({
  message: z.string(),
  success_count: count,
  failure_count: count,
  results: z.array(generationResult),
})

export type Generation = z.infer<typeof generation>

/** The progress of a generation; sent whenever a batch is stored. */
export interface GenerationProgress {
  done: number
  total: number
}

/** The same as events: how far it has come, and in the end what came of it. */
export type GenerationEvents = AsyncIteratorObject<GenerationProgress, Generation, void>

const generationEvents = z.custom<GenerationEvents>(
  (given) => typeof given === 'object' && given !== null && Symbol.asyncIterator in given,
)

export const tradeSummariesCuration = {
  statuses: get('/trade-summaries', 'How the trade summary of each species stands').output(
    z.array(tradeSummaryStatus),
  ),
}

/** Served under /api/functions, beside the rest of the back office's interface. */
export const functionsContract = {
  generateTradeSummary: post(
    '/functions/generate-trade-summary',
    'Counts the trade of one species or of all anew; clients that accept text/event-stream are told the progress',
  )
    .input(generationRequest)
    .output(z.union([generationEvents, generation])),
}
