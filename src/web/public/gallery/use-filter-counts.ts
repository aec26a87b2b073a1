import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { filtersQuestion } from './gallery-question.ts'
import { useGalleryAddress } from './use-gallery-address.ts'

/** How many species each choice would show under the others. The former counts stay until the new ones are loaded. */
export function useFilterCounts() {
  const { search } = useGalleryAddress()
  const {
    data: counts,
    isError,
    refetch,
  } = useQuery({
    ...api.species.filterCounts.queryOptions({ input: filtersQuestion(search) }),
    placeholderData: keepPreviousData,
  })
  return { counts, isError, refetch }
}
