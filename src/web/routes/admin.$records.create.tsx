import { createFileRoute } from '@tanstack/react-router'
import { KindScreen } from '#web/admin/records/kind-screen.tsx'

export const Route = createFileRoute('/admin/$records/create')({
  validateSearch: ({ species_id }: Readonly<Record<string, unknown>>): { species_id?: string } =>
    typeof species_id === 'string' ? { species_id } : {},
  component: () => <KindScreen screen="create" />,
})
