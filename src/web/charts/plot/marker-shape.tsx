import { MARKER_OUTLINES } from './marker-outlines.ts'
import type { Marker } from './palette.ts'

interface MarkerShapeProps {
  marker: Marker
  colour: string
  /** Where to draw it; a legend draws it in place. */
  at?: { x: number; y: number }
  /** A point that no line leads to, but whose figure is complete. */
  filled?: boolean
}

/** The mark of a series, filled with the ground so that it reads on its own line. */
export function MarkerShape({ marker, colour, at = { x: 0, y: 0 }, filled = false }: MarkerShapeProps) {
  return (
    <path
      d={MARKER_OUTLINES[marker]}
      transform={`translate(${at.x} ${at.y})`}
      fill={filled ? colour : 'var(--surface)'}
      stroke={colour}
      strokeWidth={1.75}
    />
  )
}
