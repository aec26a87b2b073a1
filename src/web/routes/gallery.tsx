import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import type { Language } from '#domain/portal/languages.ts'
import { GALLERY_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { api } from '#web/api.ts'
import { filtersQuestion, galleryQuestion } from '#web/public/gallery/gallery-question.ts'
import { GalleryScreen } from '#web/public/gallery/gallery-screen.tsx'
import { type GallerySearch, gallerySearch } from '#web/public/gallery/gallery-search.ts'
import { openLandingFigures } from '#web/public/landing/landing-figures-cache.ts'
import { waitBriefly } from '#web/wait-briefly.ts'

export const Route = createFileRoute('/gallery')({
  // Read where it is used: every page loads what stands here.
  validateSearch: (given: Partial<GallerySearch> & SearchSchemaInput): Partial<GallerySearch> => given,
  search: { middlewares: [stripSearchParams({ page: 1, size: GALLERY_PAGE_SIZE })] },
  loader: ({ context: { queryClient, language }, location }) => {
    const search = gallerySearch(location.search)
    const reader = language ?? (document.documentElement.lang as Language)
    return waitBriefly(
      openLandingFigures(queryClient),
      queryClient.prefetchQuery(api.species.page.queryOptions({ input: galleryQuestion(search, reader) })),
      queryClient.prefetchQuery(api.species.filterCounts.queryOptions({ input: filtersQuestion(search) })),
    )
  },
  component: GalleryScreen,
})
