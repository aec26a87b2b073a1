import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { firstFlags } from '#web/public/screening/first-flags.ts'
import { ScreeningScreen } from '#web/public/screening/screening-screen.tsx'
import { type ScreeningSearch, screeningSearch } from '#web/public/screening/screening-search.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/screening')({
  validateSearch: (given: ScreeningSearch & SearchSchemaInput) => screeningSearch({ ...given }),
  loader: ({ context: { queryClient } }) =>
    waitBriefly(
      queryClient.prefetchQuery(firstFlags()),
      queryClient.prefetchQuery(api.releases.list.queryOptions()),
    ),
  component: ScreeningScreen,
})
