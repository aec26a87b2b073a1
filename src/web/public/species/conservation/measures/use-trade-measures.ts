import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'

/** Reservations, suspensions, quotas and conservation measures of a species; the sections share one query. */
export function useTradeMeasures(id: string) {
  return useSuspenseQuery(api.listings.tradeMeasures.queryOptions({ input: { id } })).data
}
