import type { Both } from './compare-jobs.ts'
import { type ComparisonTotals, changesNothing, totalsOf } from './comparison.ts'
import { figureEffects } from './figure-effects.ts'
import type { HeadlineFigures } from './headline-figures.ts'
import { type ChangesOfMeasure, largestOfAll, type QuantityChange } from './largest-changes.ts'

/** What a species' files of two releases differ in. */
interface Compared {
  species_id: string
  rows: ComparisonTotals
  figures: Both<HeadlineFigures | null>
  largest: readonly ChangesOfMeasure[]
}

/** What two releases differ in over all species. */
export interface ComparisonSum {
  /** Rows, and how many species have a row that differs. */
  totals: ComparisonTotals & { species: number }
  /** How many species were compared. */
  compared: number
  /** How many of them have rows or figures that differ. */
  differing: number
  largest: ChangesOfMeasure<QuantityChange & { species_id: string }>[]
  /** The first species that differ, those with most differing rows first. */
  first: { species_id: string; differing_rows: number }[]
}

const differingRows = ({ added, removed, changed }: ComparisonTotals): number => added + removed + changed

/** Whether rows differ, or figures: these may where rows do not, since another year is complete. */
export function hasChanged({ rows, figures }: Pick<Compared, 'rows' | 'figures'>): boolean {
  const effects = figureEffects(figures.before, figures.after)
  return differingRows(rows) > 0 || (effects.kind === 'both' && effects.differing.length > 0)
}

/** The species that differ, those with most differing rows first; of equally many in the order given. */
export const mostChangedFirst = <One extends Compared>(species: readonly One[]): One[] =>
  species.filter(hasChanged).toSorted((a, b) => differingRows(b.rows) - differingRows(a.rows))

/** Adds up what species differ in; they are ordered by name. `most` of those that differ are named. */
export function sumOfComparison(species: readonly Compared[], most: number): ComparisonSum {
  const rows = species.map((one) => one.rows)
  const differing = mostChangedFirst(species)
  return {
    totals: { ...totalsOf(rows), species: rows.filter((one) => !changesNothing(one)).length },
    compared: species.length,
    differing: differing.length,
    largest: largestOfAll(
      species.map(({ species_id, largest }) =>
        largest.map((one) => ({
          ...one,
          changes: one.changes.map((change) => ({ species_id, ...change })),
        })),
      ),
    ),
    first: differing
      .slice(0, most)
      .map(({ species_id, rows }) => ({ species_id, differing_rows: differingRows(rows) })),
  }
}

/** The sum of all species from those of parts of them, in their order. */
export function sumOfParts(parts: readonly ComparisonSum[], most: number): ComparisonSum {
  const sum = (count: (part: ComparisonSum) => number) =>
    parts.reduce((total, part) => total + count(part), 0)
  return {
    totals: { ...totalsOf(parts.map(({ totals }) => totals)), species: sum(({ totals }) => totals.species) },
    compared: sum(({ compared }) => compared),
    differing: sum(({ differing }) => differing),
    largest: largestOfAll(parts.map(({ largest }) => largest)),
    first: parts
      .flatMap(({ first }) => first)
      .toSorted((a, b) => b.differing_rows - a.differing_rows)
      .slice(0, most),
  }
}
