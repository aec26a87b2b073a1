import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { TradeSummaryScreen } from '#web/admin/trade/trade-summary-screen.tsx'

export const Route = createFileRoute('/admin/trade-summary')({
  validateSearch: asGiven,
  component: TradeSummaryScreen,
})
