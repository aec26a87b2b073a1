import { listTradeSummaryStates } from '#database/trade/trade-summary-state-queries.ts'
import { TIME_LIMIT_MS } from '#domain/trade/summary-runs.ts'
import { generateTradeSummaries, outcomeOf } from '../admin/generate-trade-summaries.ts'
import { admin } from '../admin-access.ts'

export const tradeSummariesProcedures = {
  statuses: admin.trade_summaries.statuses.handler(({ context }) =>
    listTradeSummaryStates(context.db, context.currentDay),
  ),
}

export const functionsProcedures = {
  generateTradeSummary: admin.functions.generateTradeSummary.handler(({ input, context, signal: gone }) => {
    const limit = AbortSignal.timeout(input.process_all ? TIME_LIMIT_MS.all : TIME_LIMIT_MS.one)
    const events = generateTradeSummaries(context, input, gone ? AbortSignal.any([gone, limit]) : limit)
    return context.hearsEvents ? events : outcomeOf(events)
  }),
}
