import { DashboardHeading } from './dashboard-heading.tsx'
import { FilterPanelSkeleton, MetricCardsSkeleton, TableSkeleton } from './dashboard-skeletons.tsx'

/** The dashboard before its scripts have loaded. */
export function DashboardOpening() {
  return (
    <div className="page-width w-full">
      <DashboardHeading />
      <div className="waiting mt-5">
        <MetricCardsSkeleton />
        <FilterPanelSkeleton />
        <TableSkeleton />
      </div>
    </div>
  )
}
