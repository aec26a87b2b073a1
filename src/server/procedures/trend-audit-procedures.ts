import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { refreshArticleSummaries } from '#database/summaries/article-summary-changes.ts'
import { generateTradeSummary, recordGeneration } from '#database/trade/trade-summary-changes.ts'
import { listSpeciesToCount } from '#database/trade/trade-summary-state-queries.ts'
import {
  calculateTradeTrend,
  getTrendAudit,
  listAuditedSpecies,
} from '#database/trade/trend-audit-queries.ts'
import { admin } from '../admin-access.ts'

export const trendAuditProcedures = {
  list: admin.trend_audit.list.handler(({ context }) => listAuditedSpecies(context.db)),

  get: admin.trend_audit.get.handler(({ input, context }) => getTrendAudit(context.db, input.id)),

  calculate: admin.trend_audit.calculate.handler(async ({ input, context }) => {
    await assertSpeciesExists(context.db, input.id)
    return { trend: await calculateTradeTrend(context.db, input.id) }
  }),

  refresh: admin.trend_audit.refresh.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      const counted = await listSpeciesToCount(tx, input.id)
      const trade_records_count = await generateTradeSummary(tx, input.id)
      await refreshArticleSummaries(tx, input.id)
      await recordGeneration(tx, context.editor, counted)
      return { trade_records_count }
    }),
  ),
}
