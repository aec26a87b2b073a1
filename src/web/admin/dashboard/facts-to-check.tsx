import { useSuspenseQuery } from '@tanstack/react-query'
import { adminApi } from '../admin-api.ts'
import { FactProblems } from './fact-problems.tsx'

/** Facts that contradict each other, have no source or were not compared with it. */
export function FactsToCheck() {
  const { data } = useSuspenseQuery(adminApi.overview.facts.queryOptions({ staleTime: 0 }))
  return <FactProblems problems={data} />
}
