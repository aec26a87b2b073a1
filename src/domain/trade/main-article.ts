import { type Article, byTermAndMeasure, type CountedTable } from './trade-table.ts'

/** The ten years that verdicts and main articles rest on, both ends included. Source: trade-methods, section 6. */
export interface YearWindow {
  first: number
  last: number
}

/** An article and how many rows it has. */
export interface RankedArticle extends Article {
  /** Its place among the table's articles. */
  place: number
  rows: number
  rows_in_window: number
}

export const WINDOW_YEARS = 10
/** A second article has at least a fifth of the rows of the window. Source: trade-methods, section 2. */
export const SECOND_SHARE = 5
const SCIENTIFIC_SAMPLES = 'specimens'

/** The last ten years that a release holds in full; the last ten with rows where that is not known. */
export function windowOf(table: CountedTable, lastCompleteYear: number | null): YearWindow {
  return yearWindow(lastCompleteYear ?? table.year.reduce((last, year) => Math.max(last, year), 0))
}

/** The ten years that end with one. */
export function yearWindow(lastCompleteYear: number): YearWindow {
  return { first: lastCompleteYear - WINDOW_YEARS + 1, last: lastCompleteYear }
}

/** Whether an article is scientific samples, which its label says. Source: trade-methods, section 2. */
export function isScientificSamples({ term }: Article): boolean {
  return term === SCIENTIFIC_SAMPLES
}

/**
 * A species' main article, and its second one: null where there is none. Most rows of the window come first (all
 * years where the species has none there); ties by the window's years with rows, then by rows of all years, then by
 * term and measure. All rows count, of both sides and all movements. Source: trade-methods, section 2.
 */
export function mainArticles(
  table: CountedTable,
  window: YearWindow,
): { main: RankedArticle | null; second: RankedArticle | null } {
  const counts = table.articles.map((article, place) => ({
    ...article,
    place,
    rows: 0,
    rows_in_window: 0,
    years: new Set<number>(),
  }))
  let rowsInWindow = 0
  for (let row = 0; row < table.length; row++) {
    const count = counts[table.article[row] ?? 0]
    const year = table.year[row] ?? 0
    if (count === undefined) continue
    const records = table.records?.[row] ?? 1
    count.rows += records
    if (year < window.first || year > window.last) continue
    rowsInWindow += records
    count.rows_in_window += records
    count.years.add(year)
  }
  const [main, second] = counts
    .toSorted(
      (a, b) =>
        b.rows_in_window - a.rows_in_window ||
        b.years.size - a.years.size ||
        b.rows - a.rows ||
        byTermAndMeasure(a, b),
    )
    .map(({ years, ...article }) => article)
  return {
    main: main ?? null,
    second:
      second && second.rows_in_window * SECOND_SHARE >= rowsInWindow && rowsInWindow > 0 ? second : null,
  }
}
