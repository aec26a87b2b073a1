import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../api.ts'
import { tradeFileQuestion } from '../trade/trade-file-question.ts'
import { savesData } from './saves-data.ts'

/** Asks, for who reads on offline, for every tab of each species that was read here: each is small. */
export function useWholeSpecies(): void {
  const queryClient = useQueryClient()
  const id = useMatch({ from: '/species/$id', shouldThrow: false, select: ({ params }) => params.id })

  useEffect(() => {
    if (id === undefined || savesData() || !('serviceWorker' in navigator)) return
    const input = { id }
    navigator.serviceWorker.ready.then(() => {
      queryClient.prefetchQuery(api.trade.view.queryOptions({ input }))
      queryClient.prefetchQuery(api.trade.trends.queryOptions({ input }))
      keepTradeFile(queryClient, id)
      queryClient.prefetchQuery(api.timeline.list.queryOptions({ input }))
      queryClient.prefetchQuery(api.listings.tradeMeasures.queryOptions({ input }))
      queryClient.prefetchQuery(api.listings.reservedTrade.queryOptions({ input }))
      queryClient.prefetchQuery(api.references.list.queryOptions({ input }))
      queryClient.prefetchQuery(api.catches.list.queryOptions({ input }))
      queryClient.prefetchQuery(api.catches.withExports.queryOptions({ input }))
      queryClient.prefetchQuery(api.seizures.summary.queryOptions({ input }))
      queryClient.prefetchQuery(api.seizures.list.queryOptions({ input }))
    })
  }, [id, queryClient])
}

/** The file that choices of trade are counted from; the service worker caches it. */
async function keepTradeFile(queryClient: QueryClient, id: string): Promise<void> {
  const file = await queryClient.fetchQuery(tradeFileQuestion(id)).catch(() => null)
  if (file !== null) await fetch(file.address).catch(() => undefined)
}
