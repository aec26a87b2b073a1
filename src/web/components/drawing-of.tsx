import { type Drawing, type DrawnSpecies, isDrawnSpecies } from '#domain/species/drawing.ts'
import drawings from './drawings/drawings.svg?no-inline'

interface DrawingOfProps {
  drawing: DrawnSpecies | Drawing | 'graticule'
  className: string
  /** What it shows, where no words beside it say so. */
  label?: string
}

/** A line drawing in the ink around it: of a species from a file of its own, of a group from the one that holds them all. */
export function DrawingOf({ drawing, className, label }: DrawingOfProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={className}
    >
      <use href={isDrawnSpecies(drawing) ? `/drawings/${drawing}.svg#drawing` : `${drawings}#${drawing}`} />
    </svg>
  )
}
