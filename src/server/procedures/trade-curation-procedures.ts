import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { refreshArticleSummaries } from '#database/summaries/article-summary-changes.ts'
import { generateTradeSummary, recordGeneration } from '#database/trade/trade-summary-changes.ts'
import { listSpeciesToCount, listTradeSummaryStates } from '#database/trade/trade-summary-state-queries.ts'
import {
  calculateTradeTrend,
  getTrendAudit,
  listAuditedSpecies,
} from '#database/trade/trend-audit-queries.ts'
import { TIME_LIMIT_MS } from '#domain/trade/summary-runs.ts'
import { generateTradeSummaries, outcomeOf } from '../admin/generate-trade-summaries.ts'
import { requires } from '../admin-access.ts'

const reader = requires('read')
const editor = requires('edit_records')

export const tradeSummariesProcedures = {
  statuses: reader.trade_summaries.statuses.handler(({ context }) =>
    listTradeSummaryStates(context.db, context.currentDay),
  ),
}

export const functionsProcedures = {
  generateTradeSummary: editor.functions.generateTradeSummary.handler(({ input, context, signal: gone }) => {
    const limit = AbortSignal.timeout(input.process_all ? TIME_LIMIT_MS.all : TIME_LIMIT_MS.one)
    const events = generateTradeSummaries(context, input, gone ? AbortSignal.any([gone, limit]) : limit)
    return context.hearsEvents ? events : outcomeOf(events)
  }),
}

export const trendAuditProcedures = {
  list: reader.trend_audit.list.handler(({ context }) => listAuditedSpecies(context.db)),

  get: reader.trend_audit.get.handler(({ input, context }) => getTrendAudit(context.db, input.id)),

  calculate: reader.trend_audit.calculate.handler(async ({ input, context }) => {
    await assertSpeciesExists(context.db, input.id)
    return { trend: await calculateTradeTrend(context.db, input.id) }
  }),

  refresh: editor.trend_audit.refresh.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      const counted = await listSpeciesToCount(tx, input.id)
      const trade_records_count = await generateTradeSummary(tx, input.id)
      await refreshArticleSummaries(tx, input.id)
      await recordGeneration(tx, context.editor, counted)
      return { trade_records_count }
    }),
  ),
}
