import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'

/**
 * The catch records of a species: never kept, and asked for once more when the question fails.
 * Source: specification, document 2, section 7.
 */
export function useCatches(id: string) {
  const { data } = useSuspenseQuery({
    ...api.catches.list.queryOptions({ input: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })
  return data
}
