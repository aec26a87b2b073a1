import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { KindScreen } from '#web/admin/records/kind-screen.tsx'

export const Route = createFileRoute('/admin/$records/$id/edit')({
  validateSearch: asGiven,
  component: () => <KindScreen screen="edit" />,
})
