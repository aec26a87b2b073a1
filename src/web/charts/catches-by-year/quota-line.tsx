import { LinePath } from '@visx/shape'
import type { YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { type DrawnPoint, lineParts } from '../plot/line-runs.ts'
import { MarkerShape } from '../plot/marker-shape.tsx'
import { toneColour } from '../plot/palette.ts'
import type { PlotScales } from '../plot/year-plot.ts'
import { yearsOf } from '../plot/years.ts'

const QUOTA = toneColour(2)

/** The quota as a dashed line over the bars; years without a quota interrupt it. */
export function QuotaLine({ years, scales }: { years: readonly YearlyCatch[]; scales: PlotScales }) {
  const quotaIn = new Map(years.map(({ year, quota_amount }) => [year, quota_amount]))
  const span = { first: years[0]?.year ?? 0, last: years.at(-1)?.year ?? -1 }
  const points = yearsOf(span).map((year) => ({ year, value: quotaIn.get(year) ?? null, complete: true }))
  const { runs, alone } = lineParts(points)
  const x = ({ year }: DrawnPoint) => scales.x(year)
  const y = ({ value }: DrawnPoint) => scales.y(value)

  return (
    <g>
      {runs.map((run) => (
        <g key={run[0]?.year}>
          {/* Set off from the bars it crosses. */}
          <LinePath data={run} x={x} y={y} stroke="var(--surface)" strokeWidth={5} strokeOpacity={0.8} />
          <LinePath data={run} x={x} y={y} stroke={QUOTA} strokeWidth={2} strokeDasharray="6 4" />
        </g>
      ))}
      {[...alone, ...runs.flatMap((run) => [run[0], run.at(-1)])].map(
        (point) =>
          point && (
            <MarkerShape key={point.year} marker="square" colour={QUOTA} at={{ x: x(point), y: y(point) }} />
          ),
      )}
    </g>
  )
}
