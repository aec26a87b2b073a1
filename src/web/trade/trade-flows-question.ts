import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FlowsOf, TradeFlows } from '#domain/trade/trade-flows-view.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { api } from '#web/api.ts'
import { isTradeFileOpen, openTradeFile } from './open-trade-file.ts'
import { tradeFileQuestion } from './trade-file-question.ts'
import { askedFor } from './trade-input.ts'

/**
 * What countries send each other of a species. The server counts, or the browser where the species' file is open; null
 * without trade records.
 */
export function tradeFlowsQuestion(id: string, selection: TradeSelection, of: FlowsOf) {
  return queryOptions({
    queryKey: ['trade flows', id, selection, of],
    queryFn: async ({ client }): Promise<TradeFlows | null> =>
      (isTradeFileOpen(id) ? await countedHere(client, id, selection, of) : undefined) ??
      client.fetchQuery(api.trade.flows.queryOptions({ input: { ...askedFor(id, selection), of } })),
    retry: false,
  })
}

async function countedHere(client: QueryClient, id: string, question: TradeSelection, of: FlowsOf) {
  const counter = await openTradeFile(client, id).catch(() => undefined)
  const file = client.getQueryData(tradeFileQuestion(id).queryKey)
  if (counter === undefined || !file) return undefined
  return counter.answer({ kind: 'flows', question, facts: file.facts, of })
}
