import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { haveShares } from '#domain/explorer/explored-shows.ts'
import type { ExploredBy, ExploredCount } from '#domain/explorer/explorer-question.ts'
import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { spanOf, type YearSpan, yearsOf } from '../plot/years.ts'

/** A place of an axis, with its figure. */
export type ExploredPlace = ExploredAnswer['axes'][number]['places'][number]
/** What stands where two places meet; null where there is no row. */
export type ExploredCell = ExploredAnswer['cells'][number][number]

/** The points of one place of the second axis. */
export interface PlacePoints {
  place: ExploredPlace
  points: LinePoint[]
}

type Sides = 'exporters' | 'importers'

/** The years with rows, and the chosen ones around them up to the last complete year; undefined without rows. */
export function exploredSpan(explored: ExploredAnswer, chosen: Partial<YearSpan>): YearSpan | undefined {
  const span = spanOf(yearsIn(explored))
  if (span === undefined) return undefined
  const last = Math.min(chosen.last ?? Infinity, explored.last_complete_year ?? span.last)
  return { first: span.first, last: Math.max(span.last, Number.isFinite(last) ? last : span.last) }
}

/** One line for each place of the second axis; without one the total of each year. */
export function placeLines(explored: ExploredAnswer, span: YearSpan): PlacePoints[] {
  const [, second] = explored.axes
  const years = yearsIn(explored)
  return (second?.places ?? []).map((place, at) => {
    const cells = explored.cells.map((row) => row[at] ?? null)
    return { place, points: pointsOf(explored, span, new Map(years.map((year, row) => [year, cells[row]]))) }
  })
}

/** The line of one side's reports, over all rows of each year. */
export const sideLine = (explored: ExploredAnswer, span: YearSpan, side: Sides): LinePoint[] =>
  pointsOf(explored, span, placesByYear(explored), (place) => place[side])

/** The line of what is counted, or of the lower end of its band. */
export const totalLine = (
  explored: ExploredAnswer,
  span: YearSpan,
  end: 'figure' | 'lower' = 'figure',
): LinePoint[] => pointsOf(explored, span, placesByYear(explored), (place) => place[end])

interface Figured {
  rows: number
  figure: number
}

const figureOf = ({ figure }: Figured): number | null => figure

/**
 * A point for every year. A complete year without a row counts zero from the first year with one on, since nothing was
 * reported of it; an incomplete one has no figure. Where rows do not convert into animals the figure is not known.
 */
function pointsOf<Figure extends Figured>(
  { count, last_complete_year }: ExploredAnswer,
  span: YearSpan,
  figures: ReadonlyMap<number, Figure | null | undefined>,
  readFigure: (figure: Figure) => number | null = figureOf,
): LinePoint[] {
  const first = Math.min(...[...figures].flatMap(([year, figure]) => (figure ? [year] : [])))
  return yearsOf(span).map((year) => {
    const figure = figures.get(year)
    const complete = isCompleteYear(year, last_complete_year)
    if (figure)
      return { year, value: count === 'animals' && figure.rows === 0 ? null : readFigure(figure), complete }
    const isZero = year > first && complete && (count !== 'animals' || !figures.has(year))
    return { year, value: isZero ? 0 : null, complete }
  })
}

function placesByYear({ axes }: ExploredAnswer): Map<number, ExploredPlace> {
  return new Map((axes[0]?.places ?? []).map((place) => [yearOf(place), place]))
}

const yearsIn = ({ axes }: ExploredAnswer): number[] => (axes[0]?.places ?? []).map(yearOf)

const yearOf = (place: ExploredPlace): number => (place.kind === 'value' ? Number(place.value) : 0)

/** The share of each place among those of its axis, 0 to 100; null where they do not add up. */
export function sharesOf(
  { by, places }: { by: ExploredBy; places: readonly Figured[] },
  count: ExploredCount,
): (number | null)[] {
  if (!haveShares(by, count)) return places.map(() => null)
  const all = places.reduce((sum, { figure }) => sum + figure, 0)
  return places.map(({ figure }) => (all === 0 ? 0 : (figure / all) * 100))
}

/** The steps of a heat map: each ten times the one before. */
export const HEAT_STEPS = [1, 10, 100, 1000] as const

/** The step that a figure falls into, from 0; undefined for nothing. */
export function heatStep(figure: number): number | undefined {
  if (figure <= 0) return undefined
  return Math.max(
    0,
    HEAT_STEPS.findLastIndex((from) => figure >= from),
  )
}
