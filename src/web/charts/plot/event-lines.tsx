import { staggerRows } from './label-places.ts'

const RING = 17
const RING_ROW = 19
const APART = 18

interface EventMark {
  number: number
  year: number
}

/** How many rows of rings the events need, so that the plot can leave room above. */
export function ringRows(xs: readonly number[]): number {
  return Math.max(0, ...staggerRows(xs, APART).map((row) => row + 1))
}

export function roomForRings(rows: number): number {
  return rows === 0 ? 0 : rows * RING_ROW + 4
}

interface EventLinesProps {
  marks: readonly EventMark[]
  x: (year: number) => number
  top: number
  bottom: number
  /** The year pointed at, whose line is drawn stronger. */
  year: number | null
}

/** Green dashed lines with numbered rings; the numbers lead to the list below the plot. */
export function EventLines({ marks, x, top, bottom, year }: EventLinesProps) {
  const rows = staggerRows(
    marks.map((mark) => x(mark.year)),
    APART,
  )
  return (
    <g>
      {marks.map((mark, index) => {
        const ringAt = top - RING / 2 - 3 - (rows[index] ?? 0) * RING_ROW
        const chosen = mark.year === year
        return (
          <g key={mark.number} transform={`translate(${x(mark.year)} 0)`}>
            <line
              y1={ringAt + RING / 2}
              y2={bottom}
              stroke="var(--event)"
              strokeWidth={chosen ? 2 : 1.25}
              strokeDasharray="4 3.5"
            />
            <circle
              cy={ringAt}
              r={RING / 2 - 0.5}
              fill={chosen ? 'var(--event)' : 'var(--surface)'}
              stroke="var(--event)"
              strokeWidth={1.25}
            />
            <text
              y={ringAt + 3.8}
              textAnchor="middle"
              fontSize={mark.number > 9 ? 10 : 11}
              fontWeight={650}
              fill={chosen ? 'var(--surface)' : 'var(--event)'}
            >
              {mark.number}
            </text>
          </g>
        )
      })}
    </g>
  )
}
