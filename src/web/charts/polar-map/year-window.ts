import type { YearSpan } from '../plot/years.ts'

/** So many years are shown at a time where a reader has not narrowed them. */
const WINDOW = 5

/**
 * The years after some, as many as they are, where a part of the span is shown; the first few where all of it is, or
 * nothing yet. Undefined at the end.
 */
export function nextWindow(years: YearSpan | undefined, { first, last }: YearSpan): YearSpan | undefined {
  if (years === undefined || (years.first <= first && years.last >= last)) {
    return last - first < WINDOW ? undefined : { first, last: first + WINDOW - 1 }
  }
  return years.last >= last ? undefined : { first: years.first + 1, last: years.last + 1 }
}
