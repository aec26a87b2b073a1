import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FlowsOf, TradeFlows } from '#domain/trade/trade-flows-view.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { api } from '#web/api.ts'
import { exploredHere } from '#web/trade/explored-here.ts'
import { writtenSelection } from '#web/trade/trade-input.ts'
import { hereOrServed } from './here-or-served.ts'

interface AskedFlows {
  species: readonly string[]
  selection: TradeSelection
  of: FlowsOf
}

/** What countries send each other of several species; counted by the server, or by the browser once it has their files. */
export function explorerFlowsQuestion(queryClient: QueryClient, { species, selection, of }: AskedFlows) {
  const input = {
    ...(species.length === 0 ? {} : { species: species.join(',') }),
    ...writtenSelection(selection),
    of,
  }
  const served = api.explorer.flows.queryOptions({ input })
  return queryOptions({
    queryKey: ['explored flows', input],
    queryFn: ({ client, queryKey }): Promise<TradeFlows | null> =>
      hereOrServed<TradeFlows | null>({
        client,
        queryKey,
        species,
        here: () => countedHere(client),
        served,
      }),
    initialData: () => queryClient.getQueryData(served.queryKey),
    initialDataUpdatedAt: () => queryClient.getQueryState(served.queryKey)?.dataUpdatedAt,
  })

  async function countedHere(client: QueryClient) {
    const counted = await exploredHere(client, {
      species,
      selection,
      jobOf: ({ question, facts }) => ({ kind: 'flows', question, facts, of }),
    })
    if (counted === undefined) return undefined
    const { answer, names: _, ...from } = counted
    return { ...answer, ...from }
  }
}
