import type { ComparedMeasure } from './comparison.ts'
import { basisOf, NARROWED, type TradeSelection } from './trade-selection.ts'
import type { Article } from './trade-table.ts'
import type { TradeView } from './trade-view.ts'

/** What species are compared by, and the choice that is the same for all of them. */
export interface ComparedBy {
  measure: ComparedMeasure
  selection: TradeSelection
}

/** A year of the compared figure. `lower` is the lower end of a band of whole animals, else the value itself. */
export interface ComparedYear {
  year: number
  value: number
  lower: number
}

/** What one species comes to in the compared figure. */
export interface ComparedFigures {
  /** Of quantities; null otherwise. */
  article: Article | null
  /** The rows that the figure rests on. */
  rows: number
  total: number
  lower: number
  /** Oldest first, without the years that have no row. */
  years: ComparedYear[]
  /** Years with rows of which the figure is not known: none of them converts. */
  unknown_years: number[]
}

/** Why a species has no figure to compare; zero would say that it had been counted. */
export type Absence =
  | { why: 'emptied'; by: EmptyingChoice[] }
  | { why: 'no_rows_in_measure' | 'no_rows_of_main_article'; measure: string }
  | { why: 'no_rows_of_movement' | 'nothing_converts' }
  | { why: 'few_rows_convert'; coverage: number }

const USUAL_MEASURE = 'number'

/** The one measure that quantities are compared in: the first that is chosen, else number. */
export function comparedUnit({ unit }: TradeSelection): string {
  return unit?.[0] ?? USUAL_MEASURE
}

/** What each species is asked: quantities are of one measure, records of all that the choice leaves. */
export function comparedQuestion({ measure, selection }: ComparedBy): TradeSelection {
  return measure === 'quantity' ? { ...selection, unit: [comparedUnit(selection)] } : selection
}

/**
 * The figure of one species, from what `comparedQuestion` leaves of its trade, or why it has none. A quantity is of one
 * article: the species' main one where its measure is the compared one; of chosen terms else the one with most rows.
 * Terms, measures and both sides' quantities are never added. Source: trade-methods, sections 2, 3, 4 and 7.
 */
export function comparedFigures(view: TradeView, by: ComparedBy): ComparedFigures | Absence {
  if (view.rows === 0) return absenceOfRows(view, by)
  if (by.measure === 'records') return recordFigures(view)
  return by.measure === 'animals' ? animalFigures(view) : quantityFigures(view, by.selection)
}

function absenceOfRows(view: TradeView, { measure, selection }: ComparedBy): Absence {
  const isCountedOtherwise = view.choices.unit.some(({ rows }) => rows > 0)
  if (measure === 'quantity' && isCountedOtherwise) {
    return { why: 'no_rows_in_measure', measure: comparedUnit(selection) }
  }
  return { why: 'emptied', by: emptyingChoices(view, selection) }
}

function recordFigures({ rows, records_by_year }: TradeView): ComparedFigures {
  const years = records_by_year.map(({ year, exporters, importers }) => {
    const value = exporters + importers
    return { year, value, lower: value }
  })
  return { article: null, rows, total: rows, lower: rows, years, unknown_years: [] }
}

function quantityFigures(view: TradeView, selection: TradeSelection): ComparedFigures | Absence {
  const basis = basisOf(view.reporter)
  const [shown] = view.over_time
  const measure = comparedUnit(selection)
  if (shown === undefined) return { why: 'no_rows_of_movement' }
  // A measure that no record of the release knows does not narrow the answer.
  if (shown.measure !== measure) return { why: 'no_rows_in_measure', measure }
  if (selection.term === undefined && !view.is_main_article) {
    return { why: 'no_rows_of_main_article', measure }
  }
  return {
    article: { term: shown.term, measure: shown.measure },
    rows: shown.rows,
    total: shown[basis],
    lower: shown[basis],
    years: shown.years.map((one) => ({ year: one.year, value: one[basis], lower: one[basis] })),
    unknown_years: [],
  }
}

/** Below half of the rows that convert, animals are shown on request only, which a comparison does not take. */
function animalFigures({ whole_animals: animals }: TradeView): ComparedFigures | Absence {
  if (animals.rows === 0) return { why: 'no_rows_of_movement' }
  if (animals.convertible_rows === 0) return { why: 'nothing_converts' }
  if (!animals.shown) return { why: 'few_rows_convert', coverage: animals.coverage }
  return {
    article: null,
    rows: animals.convertible_rows,
    total: animals.upper,
    lower: animals.lower,
    years: animals.by_year
      .filter(({ coverage }) => coverage > 0)
      .map(({ year, upper, lower }) => ({ year, value: upper, lower })),
    unknown_years: animals.by_year.filter(({ coverage }) => coverage === 0).map(({ year }) => year),
  }
}

/** A choice that may leave nothing of a species' trade. */
type EmptyingChoice = 'years' | 'reporter' | 'movement' | (typeof NARROWED)[number]

/**
 * The choices of which each alone empties a species' trade: without it, the others would leave rows. None where several
 * do it together. Years are named where nothing else is chosen, since an answer does not say what other years hold.
 */
function emptyingChoices(
  { choices, basis_choices }: Pick<TradeView, 'choices' | 'basis_choices'>,
  selection: TradeSelection,
): EmptyingChoice[] {
  const columns = NARROWED.filter((name) => selection[name] !== undefined)
  const chosen = [
    ...columns.map((name) => ({ name, rows: choices[name].reduce((sum, { rows }) => sum + rows, 0) })),
    { name: 'reporter' as const, rows: selection.reporter ? basis_choices.reporter.both : 0 },
    { name: 'movement' as const, rows: selection.movement ? basis_choices.movement.all : 0 },
  ]
  const emptying = chosen.filter(({ rows }) => rows > 0).map(({ name }) => name)
  const isOtherwiseChosen = columns.length > 0 || selection.reporter || selection.movement
  return emptying.length === 0 && !isOtherwiseChosen ? ['years'] : emptying
}
