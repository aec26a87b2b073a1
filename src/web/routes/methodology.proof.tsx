import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { ProofScreen } from '#web/public/methodology/proof/proof-screen.tsx'
import { type ProofSearch, proofSearch } from '#web/public/methodology/proof/proof-search.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/methodology/proof')({
  validateSearch: (given: ProofSearch & SearchSchemaInput) => proofSearch({ ...given }),
  loader: ({ context }) =>
    waitBriefly(context.queryClient.prefetchQuery(api.proof.list.queryOptions({ input: {} }))),
  component: ProofScreen,
})
