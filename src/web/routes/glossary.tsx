import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { GlossaryScreen } from '#web/public/glossary/glossary-screen.tsx'
import type { GlossaryAddress } from '#web/public/glossary/glossary-search.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/glossary')({
  validateSearch: (given: GlossaryAddress & SearchSchemaInput): GlossaryAddress => given,
  loader: ({ context }) =>
    waitBriefly(context.queryClient.prefetchQuery(api.glossary.list.queryOptions({ input: {} }))),
  component: GlossaryScreen,
})
