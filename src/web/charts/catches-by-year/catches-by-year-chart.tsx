import type { CatchRecord } from '#contract/catches-contract.ts'
import type { ViewData } from '#web/citing/citable.ts'
import type { ChartSource } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CATCH_HEIGHT } from '../heights.ts'
import { catchesShown } from './catches-by-year-points.ts'
import { CatchesPlot } from './catches-plot.tsx'
import { useCatchesContent } from './use-catches-content.ts'

interface CatchesByYearProps {
  /** Begins the names of files. */
  name: string
  subject: string
  records: readonly CatchRecord[]
  source: ChartSource
  view: ViewData
}

/** Catch and quota of a species by year, by the rule that a Total wins over its areas. */
export function CatchesByYearChart({ name, subject, records, source, view }: CatchesByYearProps) {
  const shown = catchesShown(records)
  const chart = useCatchesContent({ name, subject, source, view }, shown)

  return (
    <ChartFrame chart={chart} height={CATCH_HEIGHT} below={<ChartKey entries={chart.key} />}>
      {(size) => (shown ? <CatchesPlot size={size} label={chart.title} catches={shown} /> : null)}
    </ChartFrame>
  )
}
