import { createFileRoute, redirect } from '@tanstack/react-router'

/** The former page to browse and compare leads to the gallery. Only links within the site arrive here, and none names a page. */
export const Route = createFileRoute('/home')({
  beforeLoad: ({ location: { search, hash } }) => {
    throw redirect({ to: '/gallery', search: { ...search }, hash, replace: true })
  },
})
