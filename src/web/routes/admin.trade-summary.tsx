import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { textIn } from '#web/address.ts'
import { TradeSummaryScreen } from '#web/admin/trade/trade-summary-screen.tsx'

export const Route = createFileRoute('/admin/trade-summary')({
  validateSearch: (given: { species_id?: string } & SearchSchemaInput) => ({
    species_id: textIn(given.species_id),
  }),
  component: TradeSummaryScreen,
})
