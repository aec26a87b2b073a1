import { useId } from 'react'
import { ARCTIC_COAST } from './arctic-coast.ts'

interface MapLandProps {
  /** Of the map, in pixels. */
  radius: number
  /** Countries that are hatched, by code. */
  hatched: readonly string[]
}

/** Of the outlines, from the pole to the edge. */
const UNITS = 1000
/** Below this radius a coast has a thinner line. */
const SMALL = 130

/** Land north of 45° by country, so that some can be hatched. */
export function MapLand({ radius, hatched }: MapLandProps) {
  const id = useId()
  const scale = UNITS / radius
  const line = (radius < SMALL ? 0.4 : 0.6) * scale
  return (
    <g transform={`scale(${1 / scale})`} stroke="var(--line-strong)" strokeWidth={line}>
      <pattern
        id={id}
        width={6 * scale}
        height={6 * scale}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={6 * scale} height={6 * scale} fill="var(--land)" stroke="none" />
        <rect width={1.1 * scale} height={6 * scale} fill="var(--line-strong)" stroke="none" opacity={0.7} />
      </pattern>
      {arcticOutlines().map(({ code, path }) => (
        <path key={code} d={path} fill={hatched.includes(code) ? `url(#${id})` : 'var(--land)'} />
      ))}
    </g>
  )
}

/** The outline of a country, in units of which the map has 1000 from the pole to its edge; '' has no code. */
interface Outline {
  code: string
  path: string
}

let outlines: readonly Outline[] | undefined

/** The outlines of all countries north of 45°. */
function arcticOutlines(): readonly Outline[] {
  outlines ??= ARCTIC_COAST.trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ')
      return { code: line.slice(0, space), path: line.slice(space + 1) }
    })
  return outlines
}
