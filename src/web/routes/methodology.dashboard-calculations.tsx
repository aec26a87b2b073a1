import { createFileRoute } from '@tanstack/react-router'
import { DashboardCalculationsScreen } from '#web/public/methodology/dashboard-calculations-screen.tsx'

export const Route = createFileRoute('/methodology/dashboard-calculations')({
  component: DashboardCalculationsScreen,
})
