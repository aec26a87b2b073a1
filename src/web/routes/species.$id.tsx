import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { SpeciesScreen } from '#web/public/species/species-screen.tsx'
import { speciesSearch } from '#web/public/species/species-search.ts'

export const Route = createFileRoute('/species/$id')({
  validateSearch: speciesSearch,
  loader: ({ context, params }) =>
    context.queryClient.prefetchQuery(api.species.get.queryOptions({ input: params })),
  component: SpeciesScreen,
})
