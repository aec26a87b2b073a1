import { useSuspenseQuery } from '@tanstack/react-query'
import { factsShown } from '../country-shown.ts'
import { useFactsAsked } from './facts-asked.tsx'

/** Reservations, suspensions, quotas, catches and range species of a country; the sections share one query. */
export function useCountryFacts(code: string) {
  const { listed } = useFactsAsked()
  return useSuspenseQuery(factsShown(code, listed)).data
}
