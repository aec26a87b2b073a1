import type { ReactNode } from 'react'
import { RING } from './polar-map-points.ts'
import { distanceOf, spotAt } from './polar-projection.ts'

interface MapGroundProps {
  /** Of the map, in pixels. */
  radius: number
  /** The land, around the pole. */
  children: ReactNode
}

const ARCTIC_CIRCLE = 66.56
const PARALLELS = [80, 70, 60, 50]
const MERIDIANS = Array.from({ length: 12 }, (_, place) => place * 30 - 15)
const MERIDIANS_END = 80
const FRAME_PARTS = 72

/** Graticule and frame of a map around the pole. */
export function MapGround({ radius, children }: MapGroundProps) {
  const frame = Math.max(3, radius * 0.026)
  const middle = radius + frame / 2
  const part = (2 * Math.PI * middle) / FRAME_PARTS
  return (
    <g>
      <circle r={radius} fill="var(--surface)" />
      <circle
        r={radius * RING}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={1.2}
        strokeDasharray="1 4"
      />
      <g fill="none" stroke="var(--graticule)" strokeWidth={0.8}>
        {PARALLELS.map((north) => (
          <circle key={north} r={distanceOf(north) * radius} />
        ))}
        {MERIDIANS.map((direction) => {
          const [start, end] = [
            spotAt(direction, distanceOf(MERIDIANS_END) * radius),
            spotAt(direction, radius),
          ]
          return <line key={direction} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
        })}
      </g>
      {children}
      <circle
        r={distanceOf(ARCTIC_CIRCLE) * radius}
        fill="none"
        stroke="var(--accent)"
        strokeDasharray="4 4"
      />
      <g fill="none" stroke="var(--ink)">
        <circle r={middle} strokeWidth={frame} stroke="var(--surface)" />
        <circle r={radius} strokeWidth={0.9} />
        <circle r={radius + frame} strokeWidth={0.9} />
        <circle r={middle} strokeWidth={frame} strokeDasharray={`${part} ${part}`} />
      </g>
    </g>
  )
}
