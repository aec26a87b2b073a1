import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { openDashboard } from '#web/public/dashboard/dashboard-questions.ts'
import { DashboardScreen } from '#web/public/dashboard/dashboard-screen.tsx'
import {
  type DashboardSearch,
  dashboardSearch,
  OPENING_DASHBOARD,
} from '#web/public/dashboard/dashboard-search.ts'

export const Route = createFileRoute('/arctic-tracker')({
  validateSearch: (given: Partial<DashboardSearch> & SearchSchemaInput) => dashboardSearch({ ...given }),
  search: { middlewares: [stripSearchParams(OPENING_DASHBOARD)] },
  loader: ({ context, location }) => openDashboard(context.queryClient, location.search),
  component: DashboardScreen,
})
