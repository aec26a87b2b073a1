import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { SpeciesScreen } from '#web/public/species/species-screen.tsx'
import { type SpeciesSearch, speciesAddress } from '#web/public/species/species-search.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/species/$id')({
  validateSearch: (given: Partial<SpeciesSearch> & SearchSchemaInput) => speciesAddress({ ...given }),
  loader: ({ context, params }) =>
    waitBriefly(context.queryClient.prefetchQuery(api.species.get.queryOptions({ input: params }))),
  component: SpeciesScreen,
})
