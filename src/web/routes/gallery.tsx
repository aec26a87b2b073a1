import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { api } from '#web/api.ts'
import { GalleryScreen } from '#web/public/gallery/gallery-screen.tsx'
import { gallerySearch } from '#web/public/gallery/gallery-search.ts'
import { soon } from '#web/soon.ts'

export const Route = createFileRoute('/gallery')({
  validateSearch: asGiven,
  loader: ({ context: { queryClient }, location }) =>
    soon(
      queryClient.prefetchQuery(api.species.page.queryOptions({ input: gallerySearch(location.search) })),
      queryClient.prefetchQuery(api.species.filterCounts.queryOptions()),
    ),
  component: GalleryScreen,
})
