import { countForCurators, listAttentionFacts } from '#database/summaries/attention-queries.ts'
import { speciesByAttention } from '#domain/summaries/attention.ts'
import { admin } from '../admin-access.ts'

export const overviewProcedures = {
  counts: admin.overview.counts.handler(({ context }) => countForCurators(context.db)),

  attention: admin.overview.attention.handler(async ({ context }) =>
    speciesByAttention(await listAttentionFacts(context.db), context.currentDay),
  ),
}
