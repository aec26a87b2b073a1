import { isSameArticle } from '../trade/trade-table.ts'
import type { HeadlineFigures } from './headline-figures.ts'

/** The figures that a species' page begins with, in the order in which their changes are listed. */
export const HEADLINE_FIGURES = [
  'records',
  'years',
  'main_article',
  'quantity_in_last_complete_year',
  'quantity',
  'whole_animals',
  'verdict',
] as const
export type HeadlineFigure = (typeof HEADLINE_FIGURES)[number]

/** What two releases do to a species' headline figures. */
export type FigureEffects =
  /** One release has no row of the species. */
  | { kind: 'came' | 'went' }
  | { kind: 'both'; before: HeadlineFigures; after: HeadlineFigures; differing: HeadlineFigure[] }

/**
 * Which headline figures of a species differ between two releases. Quantities of two main articles are never compared:
 * where the article differs, that change is given instead.
 */
export function figureEffects(before: HeadlineFigures | null, after: HeadlineFigures | null): FigureEffects {
  if (before === null) return { kind: 'came' }
  if (after === null) return { kind: 'went' }
  const sameArticle = isSameArticle(before.main_article, after.main_article)
  const differs: Record<HeadlineFigure, boolean> = {
    records: before.records !== after.records,
    years: before.first_year !== after.first_year || before.last_year !== after.last_year,
    main_article: !sameArticle,
    quantity_in_last_complete_year:
      sameArticle &&
      (before.quantity_in_last_complete_year !== after.quantity_in_last_complete_year ||
        before.last_complete_year !== after.last_complete_year),
    quantity: sameArticle && before.quantity !== after.quantity,
    whole_animals:
      (before.whole_animals.shown || after.whole_animals.shown) &&
      (before.whole_animals.lower !== after.whole_animals.lower ||
        before.whole_animals.upper !== after.whole_animals.upper),
    verdict: before.verdict !== after.verdict,
  }
  return { kind: 'both', before, after, differing: HEADLINE_FIGURES.filter((figure) => differs[figure]) }
}
