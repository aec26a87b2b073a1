import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { KindScreen } from '#web/admin/records/kind-screen.tsx'
import { type ListAddress, listAddress, WHOLE_LIST } from '#web/admin/records/list-address.ts'

export const Route = createFileRoute('/admin/$records/')({
  validateSearch: (given: Partial<ListAddress> & SearchSchemaInput) => listAddress({ ...given }),
  search: { middlewares: [stripSearchParams(WHOLE_LIST)] },
  component: () => <KindScreen screen="list" />,
})
