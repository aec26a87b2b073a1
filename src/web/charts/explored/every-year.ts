import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'
import type { ExploredPlace } from './explored-points.ts'

interface YearPlace {
  place: ExploredPlace
  /** Where its cells stand; undefined for a year without a row. */
  row: number | undefined
}

const NO_ROWS = { rows: 0, figure: 0, lower: 0, exporters: 0, importers: 0 }

/**
 * The same with the years between and after those with rows, as a chart draws them: a complete year without a row is zero. Years
 * are on the first axis.
 */
export function everyYear(explored: ExploredAnswer, span: YearSpan): ExploredAnswer {
  const [years, ...others] = explored.axes
  if (years === undefined) return explored
  const known = new Map(years.places.map((place, row) => [yearOf(place), { place, row }]))
  const shown = yearsOf(span).flatMap((year): YearPlace[] => {
    const found = known.get(year)
    if (found !== undefined) return [found]
    return isCompleteYear(year, explored.last_complete_year)
      ? [{ place: { kind: 'value' as const, value: year, ...NO_ROWS }, row: undefined }]
      : []
  })
  return {
    ...explored,
    axes: [{ ...years, places: shown.map(({ place }) => place) }, ...others],
    cells: others.length === 0 ? [] : shown.map(({ row }) => cellsOf(explored, row)),
  }
}

const yearOf = (place: ExploredPlace): number | undefined =>
  place.kind === 'value' ? Number(place.value) : undefined

const cellsOf = ({ cells, axes }: ExploredAnswer, row: number | undefined) =>
  (row === undefined ? undefined : cells[row]) ?? (axes[1]?.places ?? []).map(() => null)
