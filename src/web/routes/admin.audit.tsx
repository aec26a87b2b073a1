import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { AuditScreen } from '#web/admin/audit/audit-screen.tsx'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: asGiven,
  component: AuditScreen,
})
