import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'

/** Reservations, suspensions, quotas, catches and range species of a country; the sections share one query. */
export function useCountryFacts(code: string) {
  return useSuspenseQuery(api.countries.facts.queryOptions({ input: { code } })).data
}
