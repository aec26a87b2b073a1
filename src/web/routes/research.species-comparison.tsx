import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { ComparisonScreen } from '#web/public/comparison/comparison-screen.tsx'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/research/species-comparison')({
  validateSearch: (given: Record<string, unknown>) => given,
  loader: ({ context: { queryClient } }) =>
    waitBriefly(
      queryClient.prefetchQuery(api.species.list.queryOptions()),
      queryClient.prefetchQuery(api.species.names.queryOptions()),
    ),
  component: ComparisonScreen,
})
