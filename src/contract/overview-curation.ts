import { z } from 'zod'
import { FACT_FINDINGS, FACT_PROBLEMS, FACT_TABLES } from '#domain/facts/fact-findings.ts'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { ATTENTION } from '#domain/summaries/attention.ts'
import { ownerSpecies } from './curated-records.ts'
import { get } from './routes.ts'
import { textOrNull } from './vocabularies.ts'

const count = z.number().int()

const factFinding = z.object({
  what: z.enum(FACT_FINDINGS),
  table: z.enum(FACT_TABLES),
  id: z
    .string()
    .describe('The row; for a text without an origin its field, for trade records their appendix'),
  record: textOrNull.describe('What the row is called beside its species'),
  species: ownerSpecies.nullable(),
  trade: z
    .object({ appendix: z.enum(APPENDICES), first_year: count, last_year: count, records: count })
    .nullable()
    .describe('The trade records that disagree with the listings'),
})

export const overviewCuration = {
  counts: get('/overview/counts', 'How many records there are').output(
    z.object({
      species: count,
      cites_trade_records: count,
      iucn_assessments: count,
      cites_listings: count,
    }),
  ),

  attention: get('/overview/attention', 'What needs a curator, and of which species').output(
    z.array(z.object({ attention: z.enum(ATTENTION), species: z.array(ownerSpecies) })),
  ),

  facts: get(
    '/overview/facts',
    'Facts that contradict each other, have no source or were not compared with it',
  ).output(z.array(z.object({ problem: z.enum(FACT_PROBLEMS), findings: z.array(factFinding) }))),
}
