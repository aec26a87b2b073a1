import { createFileRoute, redirect } from '@tanstack/react-router'

/** Source: supplement, section 2, "Addresses beyond the route tables". */
export const Route = createFileRoute('/admin/species/$id/')({
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/admin/species/$id/edit', params: { id } })
  },
})
