import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { textIn } from '#web/address.ts'
import { KindScreen } from '#web/admin/records/kind-screen.tsx'

export const Route = createFileRoute('/admin/$records/$id/edit')({
  validateSearch: (given: { tab?: string } & SearchSchemaInput) => ({ tab: textIn(given.tab) }),
  component: () => <KindScreen screen="edit" />,
})
