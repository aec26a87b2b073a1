import { MethodologyPage } from './methodology-page.tsx'
import { READING_MINUTES } from './reading-minutes.ts'

export function DashboardCalculationsScreen() {
  return (
    <MethodologyPage
      page="dashboardCalculations"
      current="dashboardCalculations"
      text="dashboard-calculations"
      minutes={READING_MINUTES.dashboardCalculations}
      shows={['cites_trade']}
    />
  )
}
