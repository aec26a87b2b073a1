import { listFactFindings } from '#database/facts/fact-findings-queries.ts'
import { countForCurators, listAttentionFacts } from '#database/summaries/attention-queries.ts'
import { yearOf } from '#domain/calendar.ts'
import { findingsByProblem } from '#domain/facts/find-in-facts.ts'
import { speciesByAttention } from '#domain/summaries/attention.ts'
import { admin } from '../admin-access.ts'

export const overviewProcedures = {
  counts: admin.overview.counts.handler(({ context }) => countForCurators(context.db)),

  attention: admin.overview.attention.handler(async ({ context }) =>
    speciesByAttention(await listAttentionFacts(context.db), context.currentDay),
  ),

  facts: admin.overview.facts.handler(async ({ context }) =>
    findingsByProblem(await listFactFindings(context.db, yearOf(context.currentDay))),
  ),
}
