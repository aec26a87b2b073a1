import { createFileRoute } from '@tanstack/react-router'
import { KindScreen } from '#web/admin/records/kind-screen.tsx'

export const Route = createFileRoute('/admin/$records/$id/edit')({
  component: () => <KindScreen screen="edit" />,
})
