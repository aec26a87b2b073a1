import { type KeyboardEvent, type PointerEvent, useContext, useState } from 'react'
import { StillContext } from '../frame/still.ts'
import { ChartTooltip, TooltipFigures, TooltipHead } from '../plot/chart-tooltip.tsx'
import { cursorAfter } from '../plot/cursor-keys.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { ArcNumbers, MapArcLine, MapCircles, MapLabels } from './map-flows.tsx'
import { MapGround } from './map-ground.tsx'
import { MapLand } from './map-land.tsx'
import type { MapArc, MapPoints } from './polar-map-points.ts'

/** The name of an arc, and the text of its tooltip. */
export interface ArcWords {
  /** In one sentence, for screen readers. */
  said: string
  head: string
  figures: { name: string; figure: string }[]
}

interface PolarMapProps {
  size: PlotSize
  /** Where the pole is, and how large the map around it. */
  centre: { x: number; y: number }
  radius: number
  label: string
  points: MapPoints
  hatched: readonly string[]
  words: (arc: MapArc) => ArcWords
  /** The number of the arc that is marked. */
  marked: number | null
  onMark: (number: number | null) => void
  /** Without it an arc cannot be chosen. */
  onChoose?: ((arc: MapArc) => void) | undefined
}

/** Wide enough for a finger on a thin arc. */
const EASY_WIDTH = 14

/** Of what takes the focus: the number of an arc, or its middle where numbers have no room. */
const BUTTON_RADIUS = 12

/** Flows on a map around the pole: the arcs take the focus in the order of the table. */
export function PolarMap(props: PolarMapProps) {
  const { size, centre, radius, label, points, hatched, words, marked } = props
  const isStill = useContext(StillContext) !== null
  const arc = points.arcs.find(({ number }) => number === marked)
  const middle = arc?.shape.at(0.5)
  // The largest arc last, so that thin ones stay visible below its halo; the marked one above all.
  const order = points.arcs.toSorted((a, b) => Number(a === arc) - Number(b === arc))
  const isDimmed = (one: MapArc) => arc !== undefined && one !== arc
  return (
    <>
      <Plot size={size} label={label}>
        <g transform={`translate(${centre.x} ${centre.y})`}>
          <MapGround radius={radius}>
            <MapLand radius={radius} hatched={hatched} />
          </MapGround>
          <MapCircles places={points.places} />
          {order.map((one) => (
            <MapArcLine key={one.number} arc={one} isDimmed={isDimmed(one)} />
          ))}
          <ArcNumbers arcs={order} isDimmed={isDimmed} />
          <MapLabels places={points.places} />
        </g>
      </Plot>
      {!isStill && <ArcButtons {...props} />}
      {arc && middle && !isStill && (
        <ChartTooltip size={size} x={centre.x + middle.x} y={centre.y + middle.y}>
          <TooltipHead name={words(arc).head} />
          <TooltipFigures figures={words(arc).figures} />
        </ChartTooltip>
      )}
    </>
  )
}

/** The arcs as buttons over the drawing; Tab reaches one of them, arrow keys the others. */
function ArcButtons({ size, centre, points, label, words, marked, onMark, onChoose }: PolarMapProps) {
  const [stop, setStop] = useState(1)
  const numbers = points.arcs.map(({ number }) => number)
  const reached = numbers.includes(stop) ? stop : numbers[0]

  const move = (event: KeyboardEvent<SVGCircleElement>) => {
    const next = numbers[cursorAfter(event.key, numbers.indexOf(reached ?? 0), numbers.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-arc="${next}"]`)?.focus()
  }

  const pointing = (arc: MapArc) => ({
    onPointerEnter: () => onMark(arc.number),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && onMark(null),
    onClick: () => onChoose?.(arc),
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      role="group"
      aria-label={label}
      width={size.width}
      height={size.height}
      className="absolute inset-0 overflow-visible print:hidden"
    >
      <g transform={`translate(${centre.x} ${centre.y})`}>
        {points.arcs.map((arc) => (
          <g key={arc.number} className={onChoose ? 'cursor-pointer' : ''} {...pointing(arc)}>
            <path
              d={arc.shape.line}
              fill="none"
              stroke="transparent"
              strokeWidth={Math.max(EASY_WIDTH, arc.shape.width)}
              pointerEvents="stroke"
            />
            <path d={arc.shape.head} fill="transparent" />
          </g>
        ))}
        {points.arcs.map((arc) => {
          const { shape, badge, number } = arc
          const { x, y } = badge ?? shape.at(0.5)
          return (
            // biome-ignore lint/a11y/useSemanticElements: no button can be part of a drawing
            <circle
              key={number}
              role="button"
              tabIndex={number === reached ? 0 : -1}
              data-arc={number}
              aria-label={words(arc).said}
              aria-pressed={marked === number}
              cx={x}
              cy={y}
              r={BUTTON_RADIUS}
              fill="transparent"
              // Others must not lie over the one that has the focus; their arcs take the pointer.
              pointerEvents={number === reached ? 'all' : 'none'}
              className={`focus-visible:outline-2 focus-visible:outline-focus ${onChoose ? 'cursor-pointer' : ''}`}
              onFocus={() => {
                setStop(number)
                onMark(number)
              }}
              onBlur={() => onMark(null)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') {
                  event.preventDefault()
                  onChoose?.(arc)
                } else move(event)
              }}
              {...pointing(arc)}
            />
          )
        })}
      </g>
    </svg>
  )
}
