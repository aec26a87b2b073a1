import { createFileRoute } from '@tanstack/react-router'
import { HELD_CARDS } from '#web/held-species.ts'
import { explorerAddress } from '#web/public/explorer/explorer-address.ts'
import { explorerQuestion } from '#web/public/explorer/explorer-question.ts'
import { ExplorerScreen } from '#web/public/explorer/explorer-screen.tsx'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/trade')({
  validateSearch: (given: Record<string, unknown>) => given,
  // The address decides what is asked; the screen reads it again, since it merges changes into the newest one.
  loaderDeps: ({ search }) => ({ ...search }),
  loader: ({ context: { queryClient }, deps }) =>
    waitBriefly(
      queryClient.prefetchQuery(HELD_CARDS),
      queryClient.prefetchQuery(explorerQuestion(queryClient, explorerAddress(deps))),
    ),
  component: ExplorerScreen,
})
