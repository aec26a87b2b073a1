import { createFileRoute } from '@tanstack/react-router'
import { asGiven } from '#web/address.ts'
import { openDashboard } from '#web/public/dashboard/dashboard-questions.ts'
import { DashboardScreen } from '#web/public/dashboard/dashboard-screen.tsx'

export const Route = createFileRoute('/arctic-tracker')({
  validateSearch: asGiven,
  loader: ({ context, location }) => openDashboard(context.queryClient, location.search),
  component: DashboardScreen,
})
