import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { textIn } from '#web/address.ts'
import { KindScreen } from '#web/admin/records/kind-screen.tsx'

export const Route = createFileRoute('/admin/$records/create')({
  validateSearch: (given: { species_id?: string; field?: string; back?: string } & SearchSchemaInput) => ({
    species_id: textIn(given.species_id),
    field: textIn(given.field),
    back: textIn(given.back),
  }),
  component: () => <KindScreen screen="create" />,
})
