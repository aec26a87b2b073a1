import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { openDashboard } from '#web/public/dashboard/dashboard-questions.ts'
import { DashboardScreen } from '#web/public/dashboard/dashboard-screen.tsx'
import { type DashboardSearch, dashboardAddress } from '#web/public/dashboard/dashboard-search.ts'

export const Route = createFileRoute('/arctic-tracker')({
  validateSearch: (given: Partial<DashboardSearch> & SearchSchemaInput) => dashboardAddress({ ...given }),
  loader: ({ context, location }) => openDashboard(context.queryClient, location.search),
  component: DashboardScreen,
})
