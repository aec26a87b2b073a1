import {
  type Absence,
  type ComparedBy,
  type ComparedFigures,
  comparedFigures,
} from '#domain/trade/compared-figures.ts'
import type { ComparedSpecies } from './use-compared-trade.ts'

/** A chosen species with its figures, or why it has none. */
export interface FiguredSpecies extends ComparedSpecies {
  figures: ComparedFigures | null
  /** Null where there are figures, and where no trade was loaded. */
  absence: Absence | null
}

/** Adds to a species the figure that is compared. */
export function figuredSpecies(one: ComparedSpecies, by: ComparedBy): FiguredSpecies {
  if (!one.view) return { ...one, figures: null, absence: null }
  const found = comparedFigures(one.view, by)
  return 'why' in found
    ? { ...one, figures: null, absence: found }
    : { ...one, figures: found, absence: null }
}
