import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CreateSpeciesScreen } from '#web/admin/species/species-form-screen.tsx'
import { speciesFormTab } from '#web/admin/species/species-tabs.ts'

export const Route = createFileRoute('/admin/species/create')({
  validateSearch: ({ tab }: { tab?: string } & SearchSchemaInput) => ({ tab: speciesFormTab(tab) }),
  component: CreateSpeciesScreen,
})
