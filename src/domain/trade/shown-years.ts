import { isCompleteYear } from './trade-caveats.ts'
import type { TradeSelection } from './trade-selection.ts'
import type { TradeView } from './trade-view.ts'

/**
 * The years that charts of a choice show: from the first year with rows, or the first chosen one, to the last complete
 * year that the choice includes, so that trade which stopped looks stopped. A year before the species' first one with
 * rows is no year. Undefined without rows. Source: trade-methods, section 6.
 */
export function shownYears(
  {
    first_year,
    last_year,
    last_complete_year,
    whole_species,
  }: Pick<TradeView, 'first_year' | 'last_year' | 'last_complete_year' | 'whole_species'>,
  { start_year, end_year }: Pick<TradeSelection, 'start_year' | 'end_year'>,
) {
  if (first_year === null || last_year === null) return undefined
  const chosenFirst = Math.max(start_year ?? first_year, whole_species.first_year ?? first_year)
  const chosenLast = Math.min(end_year ?? Number.POSITIVE_INFINITY, last_complete_year ?? last_year)
  return { first: Math.min(first_year, chosenFirst), last: Math.max(last_year, chosenLast) }
}

/** The years of a chart, both ends included. */
export type ShownYears = NonNullable<ReturnType<typeof shownYears>>

/** What a year without rows comes to: zero where the release holds the year in full, else unknown. */
export function withoutRows(year: number, lastCompleteYear: number | null): 0 | null {
  return isCompleteYear(year, lastCompleteYear) ? 0 : null
}
