import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { BrowseScreen } from '#web/public/browse/browse-screen.tsx'
import {
  ALL_SPECIES,
  type BrowseSearch,
  browseQuestion,
  browseSearch,
} from '#web/public/browse/browse-search.ts'
import { openLandingFigures } from '#web/public/landing/landing-figures-cache.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/home')({
  validateSearch: (given: Partial<BrowseSearch> & SearchSchemaInput) => browseSearch({ ...given }),
  search: { middlewares: [stripSearchParams(ALL_SPECIES)] },
  loader: ({ context: { queryClient }, location }) =>
    waitBriefly(
      openLandingFigures(queryClient),
      queryClient.prefetchQuery(
        api.species.page.queryOptions({ input: browseQuestion(browseSearch(location.search)) }),
      ),
      queryClient.prefetchQuery(api.species.filterCounts.queryOptions()),
    ),
  component: BrowseScreen,
})
