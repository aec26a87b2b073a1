import { createFileRoute, redirect } from '@tanstack/react-router'
import { galleryPageOf } from '#domain/species/gallery-sizes.ts'
import { pageIn } from '#web/address-values.ts'

/** The former page to browse and compare leads to the gallery, which understands its search, its page and its tab. */
export const Route = createFileRoute('/home')({
  beforeLoad: ({ location: { search, hash } }) => {
    const page = galleryPageOf(pageIn((search as { page?: unknown }).page))
    throw redirect({ to: '/gallery', search: { ...search, page }, hash, replace: true })
  },
})
