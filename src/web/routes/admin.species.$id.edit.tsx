import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { EditSpeciesScreen } from '#web/admin/species/species-form-screen.tsx'
import { speciesFormTab } from '#web/admin/species/species-tabs.ts'

export const Route = createFileRoute('/admin/species/$id/edit')({
  validateSearch: ({ tab }: { tab?: string } & SearchSchemaInput) => ({ tab: speciesFormTab(tab) }),
  component: EditSpeciesScreen,
})
