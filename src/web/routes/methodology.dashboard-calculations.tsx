import { createFileRoute } from '@tanstack/react-router'
import { WrittenScreen } from '#web/public/written/written-screen.tsx'

export const Route = createFileRoute('/methodology/dashboard-calculations')({
  component: () => <WrittenScreen page="dashboardCalculations" />,
})
