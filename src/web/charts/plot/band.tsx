import { Area } from '@visx/shape'
import { bandParts } from './band-parts.ts'
import type { LinePoint } from './line-runs.ts'
import type { PlotScales } from './year-plot.ts'

/** The two ends of a band, with a point for every year of the span each. */
export interface BandEnds {
  lower: readonly LinePoint[]
  upper: readonly LinePoint[]
}

const WIDTH_ALONE = 6

/** The area between two lines, or a bar in a year without neighbours. */
export function Band({ ends, scales, colour }: { ends: BandEnds; scales: PlotScales; colour: string }) {
  const { runs, alone } = bandParts(ends.lower, ends.upper)
  return (
    <g fill={colour} fillOpacity={0.2}>
      {runs.map((run) => (
        <Area
          key={run[0]?.year}
          data={run}
          x={({ year }) => scales.x(year)}
          y0={({ lower }) => scales.y(lower)}
          y1={({ upper }) => scales.y(upper)}
          stroke="none"
        />
      ))}
      {alone.map(({ year, lower, upper }) => (
        <rect
          key={year}
          x={scales.x(year) - WIDTH_ALONE / 2}
          y={scales.y(upper)}
          width={WIDTH_ALONE}
          height={scales.y(lower) - scales.y(upper)}
        />
      ))}
    </g>
  )
}
