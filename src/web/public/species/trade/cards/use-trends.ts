import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'

/** The verdict on a species' trade and its grid: of the species, whatever is chosen. */
export function useTrends(id: string) {
  return useSuspenseQuery(api.trade.trends.queryOptions({ input: { id } })).data
}
