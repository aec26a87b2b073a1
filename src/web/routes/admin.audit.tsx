import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { AuditScreen } from '#web/admin/audit/audit-screen.tsx'
import { type AuditSearch, auditSearch, WHOLE_TRAIL } from '#web/admin/audit/audit-search.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: (given: Partial<AuditSearch> & SearchSchemaInput) => auditSearch({ ...given }),
  search: { middlewares: [stripSearchParams(WHOLE_TRAIL)] },
  component: AuditScreen,
})
