import type { Marker } from './palette.ts'

interface MarkerShapeProps {
  marker: Marker
  colour: string
  /** Where to draw it; a legend draws it in place. */
  at?: { x: number; y: number }
  /** A point without a line whose figure is complete. */
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

/** The outline of each marker around its point. */
const MARKER_OUTLINES: Record<Marker, string> = {
  circle: 'M3.6 0A3.6 3.6 0 1 1 -3.6 0A3.6 3.6 0 1 1 3.6 0Z',
  square: 'M-3.4 -3.4H3.4V3.4H-3.4Z',
  diamond: 'M0 -4.6L4.6 0L0 4.6L-4.6 0Z',
  triangle: 'M0 -4.4L4.4 3.4H-4.4Z',
  cross: 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4',
}
