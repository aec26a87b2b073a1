import type { Drawing } from '#domain/species/drawing.ts'
import drawings from './drawings/drawings.svg?no-inline'

/** A line drawing in the ink around it. One file holds them all, so that a gallery asks once. */
export function DrawingOf({ drawing, className }: { drawing: Drawing | 'graticule'; className: string }) {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className={className}>
      <use href={`${drawings}#${drawing}`} />
    </svg>
  )
}
