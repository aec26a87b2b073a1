import { ownDrawing } from '#domain/species/drawing.ts'
import marks from './drawings/marks.svg?no-inline'

/** The outline of a species at the size of a letter, beside its name; nothing for a species that was not drawn. */
export function SpeciesMark({ scientific_name, className }: { scientific_name: string; className: string }) {
  const drawn = ownDrawing(scientific_name)
  if (drawn === undefined) return null
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`flex-none ${className}`}>
      <use href={`${marks}#${drawn}`} />
    </svg>
  )
}
