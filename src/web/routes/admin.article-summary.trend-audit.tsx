import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { TrendAuditScreen } from '#web/admin/trade/trend-audit-screen.tsx'

export const Route = createFileRoute('/admin/article-summary/trend-audit')({
  validateSearch: asGiven,
  component: TrendAuditScreen,
})
