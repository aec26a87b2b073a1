import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

interface FurtherParts<Part> {
  /** The parts after the first that the reader asked for, in their order. */
  parts: readonly Part[]
  isAsking: boolean
  /** Asks for the next part, or again for those that could not be loaded. */
  askNext: () => void
}

/**
 * The parts of a list after its first. `name` says which list it is: of another one only the first part is shown. `ask`
 * answers the part after so many entries.
 */
export function useFurtherParts<Part>(
  name: string,
  size: number,
  ask: (queryClient: QueryClient, offset: number) => Promise<Part>,
): FurtherParts<Part> {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState({ name, parts: 0 })
  const count = asked.name === name ? asked.parts : 0
  const offsets = Array.from({ length: count }, (_, place) => (place + 1) * size)
  const { data, isFetching, isError, refetch } = useQuery<Part[]>({
    queryKey: ['further parts', name, offsets],
    queryFn: () => Promise.all(offsets.map((offset) => ask(queryClient, offset))),
    enabled: count > 0,
    placeholderData: (before, query) => (query?.queryKey[1] === name ? before : undefined),
  })
  return {
    parts: (count > 0 ? data : undefined) ?? [],
    isAsking: isFetching,
    askNext: () => {
      if (isError) void refetch()
      else setAsked({ name, parts: count + 1 })
    },
  }
}
