import { LinePath } from '@visx/shape'
import type { YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { type DrawnPoint, lineParts } from '../plot/line-runs.ts'
import { MarkerShape } from '../plot/marker-shape.tsx'
import { FIRST_TONE, toneColour } from '../plot/palette.ts'
import type { PlotScales } from '../plot/year-plot.ts'
import { yearsOf } from '../plot/years.ts'

interface CatchBarsProps {
  years: readonly Pick<YearlyCatch, 'year' | 'catch_total' | 'sum_of_areas'>[]
  scales: PlotScales
  bottom: number
  /** The year pointed at; the others step back. */
  pointedAt: number | undefined
}

const FULLEST = 0.66
const WIDEST = 26
/** The height of a reported zero, so that it differs from a year without a report. */
const LOWEST = 2
const FAINT = 0.55

/** A bar per reported catch; paler where areas were added up. */
export function CatchBars({ years, scales, bottom, pointedAt }: CatchBarsProps) {
  const width = Math.min(WIDEST, (scales.x(1) - scales.x(0)) * FULLEST)
  return years.map(({ year, catch_total, sum_of_areas }) => {
    if (catch_total === null) return null
    const height = Math.max(LOWEST, bottom - scales.y(catch_total))
    return (
      <rect
        key={year}
        x={scales.x(year) - width / 2}
        y={bottom - height}
        width={width}
        height={height}
        fill={toneColour(FIRST_TONE)}
        fillOpacity={sum_of_areas ? FAINT : 1}
        opacity={pointedAt === undefined || pointedAt === year ? 1 : FAINT}
      />
    )
  })
}

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
