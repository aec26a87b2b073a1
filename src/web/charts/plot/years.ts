/** The years a plot spans, both ends included. */
export interface YearSpan {
  first: number
  last: number
}

const NARROW = 480

/** Years named on the axis: every fifth, every tenth where space is short, each one of a short span. */
export function yearTicks({ first, last }: YearSpan, width: number): number[] {
  const step = tickStep(last - first, width)
  const start = Math.ceil(first / step) * step
  const ticks: number[] = []
  for (let year = start; year <= last; year += step) ticks.push(year)
  return ticks
}

/** Every year of the span in order. */
export function yearsOf({ first, last }: YearSpan): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
}

/** The span of some years; undefined of none. */
export function spanOf(years: readonly number[]): YearSpan | undefined {
  if (years.length === 0) return undefined
  return { first: Math.min(...years), last: Math.max(...years) }
}

function tickStep(length: number, width: number): number {
  if (length <= 6) return 1
  if (length <= 12) return 2
  return width < NARROW && length > 20 ? 10 : 5
}
