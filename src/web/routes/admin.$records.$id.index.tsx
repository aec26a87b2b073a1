import { createFileRoute, Navigate } from '@tanstack/react-router'

/** Source: supplement, section 2, "Addresses beyond the route tables". */
export const Route = createFileRoute('/admin/$records/$id/')({
  component: function ToEditScreen() {
    return <Navigate to="/admin/$records/$id/edit" params={Route.useParams()} replace />
  },
})
