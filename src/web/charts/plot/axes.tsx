interface ValueAxisProps {
  ticks: readonly number[]
  y: (value: number) => number
  edges: { left: number; right: number }
  format: (value: number) => string
}

const ROOM_FOR_TEXT = 8
const DIGITS_DROP = 4

/** Horizontal hairlines with their values; the zero line is the axis. */
export function ValueAxis({ ticks, y, edges, format }: ValueAxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line
            x1={edges.left}
            x2={edges.right}
            className={tick === 0 ? 'stroke-chart-axis' : 'stroke-chart-grid'}
            shapeRendering="crispEdges"
          />
          <text
            x={edges.left - ROOM_FOR_TEXT}
            y={DIGITS_DROP}
            textAnchor="end"
            className="fill-ink-3 text-2xs"
          >
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

interface YearAxisProps {
  ticks: readonly number[]
  x: (year: number) => number
  bottom: number
}

const TICK = 5
const YEAR_DROP = 19

export function YearAxis({ ticks, x, bottom }: YearAxisProps) {
  return (
    <g>
      {ticks.map((year) => (
        <g key={year} transform={`translate(${x(year)} ${bottom})`}>
          <line y2={TICK} className="stroke-chart-axis" shapeRendering="crispEdges" />
          <text y={YEAR_DROP} textAnchor="middle" className="fill-ink-3 text-2xs">
            {year}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The same values on the right. */
export function RightValueAxis({ ticks, y, edges, format }: ValueAxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <text
          key={tick}
          x={edges.right + ROOM_FOR_TEXT}
          y={y(tick) + DIGITS_DROP}
          className="fill-ink-3 text-2xs"
        >
          {format(tick)}
        </text>
      ))}
    </g>
  )
}
