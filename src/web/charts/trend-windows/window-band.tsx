import type { TrendWindow } from '#domain/trade/trade-trend.ts'
import type { PlotScales, YearPlot } from '../plot/year-plot.ts'

interface WindowBandProps {
  name: string
  /** The height of the name. */
  nameAt: number
  window: TrendWindow
  scales: PlotScales
  edges: YearPlot['edges']
}

const GAP = 1

/** A shaded window of three years, its name above it and its average as a dashed line. */
export function WindowBand({
  name,
  nameAt,
  window: { first, last, average },
  scales,
  edges,
}: WindowBandProps) {
  const left = scales.x(first - 0.5) + GAP
  const right = scales.x(last + 0.5) - GAP
  return (
    <g>
      <rect
        x={left}
        y={edges.top}
        width={right - left}
        height={edges.bottom - edges.top}
        className="fill-tint"
      />
      <line x1={right} x2={right} y1={nameAt - 8} y2={edges.top} className="stroke-line-strong" />
      <text x={right - 5} y={nameAt} textAnchor="end" className="fill-ink-2 text-2xs">
        {name}
      </text>
      <line
        x1={left}
        x2={right}
        y1={scales.y(average)}
        y2={scales.y(average)}
        strokeWidth={1.5}
        strokeDasharray="4 3"
        className="stroke-ink"
      />
    </g>
  )
}
