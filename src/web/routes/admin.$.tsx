import { createFileRoute, notFound } from '@tanstack/react-router'

/** No section of the back office is here. */
export const Route = createFileRoute('/admin/$')({
  loader: () => {
    throw notFound()
  },
})
