import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { api } from '#web/api.ts'
import { BrowseScreen } from '#web/public/browse/browse-screen.tsx'
import { browseQuestion, browseSearch } from '#web/public/browse/browse-search.ts'
import { openLandingFigures } from '#web/public/landing/landing-figures-cache.ts'
import { soon } from '#web/soon.ts'

export const Route = createFileRoute('/home')({
  validateSearch: asGiven,
  loader: ({ context: { queryClient }, location }) =>
    soon(
      openLandingFigures(queryClient),
      queryClient.prefetchQuery(
        api.species.page.queryOptions({ input: browseQuestion(browseSearch(location.search)) }),
      ),
      queryClient.prefetchQuery(api.species.filterCounts.queryOptions()),
    ),
  component: BrowseScreen,
})
