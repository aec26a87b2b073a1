import type { YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { FIRST_TONE, toneColour } from '../plot/palette.ts'
import type { PlotScales } from '../plot/year-plot.ts'

interface CatchBarsProps {
  years: readonly YearlyCatch[]
  scales: PlotScales
  bottom: number
  /** The year pointed at; the others step back. */
  pointedAt: number | undefined
}

const FULLEST = 0.66
const WIDEST = 26
/** A reported zero lies on the axis, so that it differs from a year of which nobody reported. */
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
