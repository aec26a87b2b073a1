import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { GalleryScreen } from '#web/public/gallery/gallery-screen.tsx'
import { type GallerySearch, gallerySearch, WHOLE_GALLERY } from '#web/public/gallery/gallery-search.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/gallery')({
  validateSearch: (given: Partial<GallerySearch> & SearchSchemaInput) => gallerySearch({ ...given }),
  search: { middlewares: [stripSearchParams(WHOLE_GALLERY)] },
  loader: ({ context: { queryClient }, location }) =>
    waitBriefly(
      queryClient.prefetchQuery(api.species.page.queryOptions({ input: gallerySearch(location.search) })),
      queryClient.prefetchQuery(api.species.filterCounts.queryOptions()),
    ),
  component: GalleryScreen,
})
