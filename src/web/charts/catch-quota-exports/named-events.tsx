import { wrapText } from '../plot/label-places.ts'

/** An event that is named on the plot. */
export interface NamedEvent {
  id: string
  year: number
  /** The place of its day in the year, 0 to 1. */
  part: number
  title: string
  lang?: string | undefined
}

const SIZE = 12
const LINE = 15
const BESIDE = 5

interface EventsLayoutRequest {
  events: readonly NamedEvent[]
  x: (year: number) => number
  width: number
}

interface PlacedEvent extends NamedEvent {
  x: number
  lines: string[]
  /** Where its text begins or ends, and which of the two. */
  textX: number
  anchor: 'start' | 'end'
  /** The first of its rows of text. */
  row: number
}

/** Each event in rows of its own, beside its line on the side with more room. */
export function placeEvents({ events, x, width }: EventsLayoutRequest): {
  placed: PlacedEvent[]
  rows: number
} {
  let rows = 0
  const placed = events.map((event) => {
    // A year's mark is in its middle.
    const at = x(event.year + event.part - 0.5)
    const isLeft = at > width / 2
    const named = `${event.year}: ${event.title}`
    const lines = wrapText(named, SIZE, Math.max((isLeft ? at : width - at) - BESIDE, SIZE * 8))
    const row = rows
    rows += lines.length
    return {
      ...event,
      x: at,
      lines,
      row,
      textX: isLeft ? at - BESIDE : at + BESIDE,
      anchor: isLeft ? ('end' as const) : ('start' as const),
    }
  })
  return { placed, rows }
}

/** The room that the names need above the plot. */
export const roomForNames = (rows: number): number => (rows === 0 ? 0 : rows * LINE + 4)

interface NamedEventsProps {
  placed: readonly PlacedEvent[]
  top: number
  bottom: number
}

/** Green dashed lines, each with its name above the plot. */
export function NamedEvents({ placed, top, bottom }: NamedEventsProps) {
  return placed.map(({ id, x, lines, textX, anchor, row, lang }) => {
    const first = top + row * LINE
    return (
      <g key={id}>
        <line
          x1={x}
          x2={x}
          y1={first}
          y2={bottom}
          stroke="var(--event)"
          strokeWidth={1.5}
          strokeDasharray="4 3.5"
        />
        {lines.map((text, index) => (
          <text
            key={text}
            x={textX}
            y={first + SIZE - 1 + index * LINE}
            textAnchor={anchor}
            fontSize={SIZE}
            fontWeight={600}
            fill="var(--event)"
            lang={lang}
          >
            {text}
          </text>
        ))}
      </g>
    )
  })
}
