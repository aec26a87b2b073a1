import { countBy } from './row-counts.ts'
import type { TradeTable } from './trade-table.ts'

/** The first year and the terms of all rows. */
export function wholeSpecies({ year, term, length }: TradeTable) {
  const counts = countBy(
    term.codes,
    Array.from({ length }, (_, row) => row),
    term.values.length,
  )
  const terms = term.values
    .map((value, code) => ({ value, rows: counts[code] ?? 0 }))
    .sort((a, b) => b.rows - a.rows || ((a.value ?? '~') < (b.value ?? '~') ? -1 : 1))
    .map(({ value }) => value)
  const first = year.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  return {
    first_year: length === 0 ? null : first,
    /** Most rows first, ties by term; null was not reported. */
    terms,
  }
}
