import { Area, LinePath } from '@visx/shape'
import { type DrawnPoint, type LinePoint, lineParts } from './line-runs.ts'
import { MarkerShape } from './marker-shape.tsx'
import type { Marker } from './palette.ts'
import type { PlotScales } from './year-plot.ts'

interface LineSeriesProps {
  points: readonly LinePoint[]
  scales: PlotScales
  colour: string
  /** Compulsory from two series up; a single series goes without and may be filled. */
  marker?: Marker
  dashed?: boolean
}

const MARKED_EVERY = 5

/** One series: a straight line over complete years, dots between gaps, hollow points after the last complete year. */
export function LineSeries({ points, scales, colour, marker, dashed }: LineSeriesProps) {
  const { runs, alone, incomplete } = lineParts(points)
  const x = ({ year }: DrawnPoint) => scales.x(year)
  const y = ({ value }: DrawnPoint) => scales.y(value)
  const at = (point: DrawnPoint) => ({ x: x(point), y: y(point) })
  const marked = marker ? runs.flatMap((run) => run.filter(isMarked)) : []

  return (
    <g>
      {runs.map((run) => (
        <g key={run[0]?.year}>
          {!marker && (
            <Area data={run} x={x} y0={scales.y(0)} y1={y} fill={colour} fillOpacity={0.1} stroke="none" />
          )}
          <LinePath
            data={run}
            x={x}
            y={y}
            stroke={colour}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeDasharray={dashed ? '5 3' : undefined}
          />
        </g>
      ))}
      {alone.map((point) =>
        marker ? (
          <MarkerShape key={point.year} marker={marker} colour={colour} at={at(point)} filled />
        ) : (
          <circle key={point.year} cx={x(point)} cy={y(point)} r={3} fill={colour} />
        ),
      )}
      {marked.map((point) => (
        <MarkerShape key={point.year} marker={marker ?? 'circle'} colour={colour} at={at(point)} />
      ))}
      {incomplete.map((point) => (
        <MarkerShape key={point.year} marker={marker ?? 'circle'} colour={colour} at={at(point)} />
      ))}
    </g>
  )
}

/** Every fifth year carries the marker, or the end of a run without one: enough to tell lines apart. */
function isMarked({ year }: DrawnPoint, index: number, run: DrawnPoint[]): boolean {
  if (year % MARKED_EVERY === 0) return true
  return index === run.length - 1 && !run.some((point) => point.year % MARKED_EVERY === 0)
}
