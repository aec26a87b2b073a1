import { useId } from 'react'
import { arcticOutlines } from './arctic-outlines.ts'
import { RING } from './polar-map-points.ts'
import { distanceOf, spotAt } from './polar-projection.ts'

interface MapGroundProps {
  /** Of the map, in pixels. */
  radius: number
  /** Countries that are hatched, by code. */
  hatched: readonly string[]
}

const UNITS = 1000
const ARCTIC_CIRCLE = 66.56
const PARALLELS = [80, 70, 60, 50]
const MERIDIANS = Array.from({ length: 12 }, (_, place) => place * 30 - 15)
const MERIDIANS_END = 80
const FRAME_PARTS = 72
/** Below this radius a coast needs no border. */
const SMALL = 130

/** Land, graticule and frame of a map around the pole. */
export function MapGround({ radius, hatched }: MapGroundProps) {
  const id = useId()
  const scale = UNITS / radius
  const frame = Math.max(3, radius * 0.026)
  const middle = radius + frame / 2
  const part = (2 * Math.PI * middle) / FRAME_PARTS
  const coast = radius < SMALL ? 0.4 : 0.6
  return (
    <g>
      <defs>
        <pattern
          id={id}
          width={6 * scale}
          height={6 * scale}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={6 * scale} height={6 * scale} fill="var(--land)" />
          <rect width={1.1 * scale} height={6 * scale} fill="var(--line-strong)" opacity={0.7} />
        </pattern>
      </defs>
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
      <g transform={`scale(${1 / scale})`} stroke="var(--line-strong)" strokeWidth={coast * scale}>
        {arcticOutlines().map(({ code, path }) => (
          <path key={code} d={path} fill={hatched.includes(code) ? `url(#${id})` : 'var(--land)'} />
        ))}
      </g>
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
