import { createFileRoute, redirect } from '@tanstack/react-router'

/** The former page to browse and compare leads to the gallery, as the server has it too. */
export const Route = createFileRoute('/home')({
  beforeLoad: ({ location: { search, hash } }) => {
    throw redirect({ to: '/gallery', search: { ...search }, hash, replace: true })
  },
})
