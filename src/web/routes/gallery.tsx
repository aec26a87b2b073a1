import { createFileRoute } from '@tanstack/react-router'
import { GalleryScreen } from '#web/public/gallery/gallery-screen.tsx'
import { gallerySearch } from '#web/public/gallery/gallery-search.ts'

export const Route = createFileRoute('/gallery')({
  validateSearch: gallerySearch,
  component: GalleryScreen,
})
