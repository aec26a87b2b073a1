import { createFileRoute } from '@tanstack/react-router'
import { HELD_CARDS, HELD_NAMES } from '#web/held-species.ts'
import { ComparisonScreen } from '#web/public/comparison/comparison-screen.tsx'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/research/species-comparison')({
  validateSearch: (given: Record<string, unknown>) => given,
  loader: ({ context: { queryClient } }) =>
    waitBriefly(queryClient.prefetchQuery(HELD_CARDS), queryClient.prefetchQuery(HELD_NAMES)),
  component: ComparisonScreen,
})
