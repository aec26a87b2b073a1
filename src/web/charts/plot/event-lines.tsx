import { type EventStep, eventSteps } from './event-steps.ts'
import { fitText, textWidth } from './label-places.ts'

const TEXT = 11.5
const ROW = 16
const BESIDE = 5
const DROP = 4

/** A year with events: its names, each in its language. */
export interface NamedEvents {
  year: number
  names: readonly { text: string; lang?: 'en' | undefined }[]
}

export interface PlacedEvents extends NamedEvents {
  step: EventStep
}

/** The places of events on a plot that is so wide. */
export function placedEvents(
  events: readonly NamedEvents[],
  x: (year: number) => number,
  edges: { left: number; right: number },
): PlacedEvents[] {
  const steps = eventSteps(
    events.map((one) => ({ x: x(one.year), width: BESIDE + textWidth(textOf(one), TEXT) })),
    edges,
  )
  return events.map((one, index) => ({ ...one, step: steps[index] ?? { row: 0, isLeft: false } }))
}

/** The room that names need above the plot. */
export function roomForEvents(events: readonly PlacedEvents[]): number {
  return events.reduce((room, { step }) => Math.max(room, (step.row + 1) * ROW), 0)
}

interface EventLinesProps {
  events: readonly PlacedEvents[]
  x: (year: number) => number
  edges: { left: number; right: number; top: number; bottom: number }
  /** The year pointed at, whose line is drawn stronger. */
  year: number | null
}

/** Green dashed lines, each with its events by name. */
export function EventLines({ events, x, edges, year: pointed }: EventLinesProps) {
  const top = edges.top - roomForEvents(events)
  return (
    <g>
      {events.map(({ year, names, step }) => {
        const at = x(year)
        const y = top + step.row * ROW + ROW / 2
        const room = step.isLeft ? at - edges.left : edges.right - at
        return (
          <g key={year}>
            <line
              x1={at}
              x2={at}
              y1={y - DROP}
              y2={edges.bottom}
              stroke="var(--event)"
              strokeWidth={pointed === year ? 2 : 1}
              strokeDasharray="4 3.5"
            />
            <text
              x={step.isLeft ? at - BESIDE : at + BESIDE}
              y={y + DROP}
              textAnchor={step.isLeft ? 'end' : 'start'}
              fontSize={TEXT}
              stroke="var(--surface)"
              strokeWidth={3}
              paintOrder="stroke"
              fill="var(--ink-2)"
            >
              <tspan fill="var(--event)" fontWeight={650}>
                {year}
              </tspan>{' '}
              <tspan lang={names.every(({ lang }) => lang === 'en') ? 'en' : undefined}>
                {fitText(
                  names.map(({ text }) => text).join('; '),
                  TEXT,
                  room - textWidth(`${year}  `, TEXT) - BESIDE,
                )}
              </tspan>
            </text>
          </g>
        )
      })}
    </g>
  )
}

const textOf = ({ year, names }: NamedEvents) => `${year} ${names.map(({ text }) => text).join('; ')}`
