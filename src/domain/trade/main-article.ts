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
/** No year of a report is later. */
const LATEST_YEAR = 2200
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

/** How many records of each year articles have, added up part by part: all rows, of both sides and all movements. */
export class RecordsOfArticles {
  readonly #articles = new Map<string, { article: Article; years: Map<number, number> }>()

  /** Adds all rows of a part. */
  add(table: CountedTable): void {
    const counts = new Uint32Array(table.articles.length * LATEST_YEAR)
    for (let row = 0; row < table.length; row++) {
      const at = (table.article[row] ?? 0) * LATEST_YEAR + (table.year[row] ?? 0)
      counts[at] = (counts[at] ?? 0) + (table.records?.[row] ?? 1)
    }
    table.articles.forEach((article, place) => {
      const name = `${article.term}\n${article.measure}`
      const known = this.#articles.get(name) ?? { article, years: new Map<number, number>() }
      this.#articles.set(name, known)
      const ofYears = counts.subarray(place * LATEST_YEAR, (place + 1) * LATEST_YEAR)
      for (let year = 0; year < LATEST_YEAR; year++) {
        const records = ofYears[year] ?? 0
        if (records > 0) known.years.set(year, (known.years.get(year) ?? 0) + records)
      }
    })
  }

  /** The last year with rows; 0 without rows. */
  get lastYear(): number {
    let last = 0
    for (const { years } of this.#articles.values())
      for (const year of years.keys()) last = Math.max(last, year)
    return last
  }

  /**
   * The main article of the records, and the second one: null where there is none. Most rows of the window come first (all
   * years where no row is in it); ties by the window's years with rows, then by rows of all years, then by term and
   * measure. Source: trade-methods, section 2.
   */
  ranked({ first, last }: YearWindow): { main: RankedArticle | null; second: RankedArticle | null } {
    let rowsInWindow = 0
    const counts = [...this.#articles.values()].map(({ article, years }, place) => {
      const counted = { ...article, place, rows: 0, rows_in_window: 0, years: 0 }
      for (const [year, records] of years) {
        counted.rows += records
        if (year < first || year > last) continue
        counted.rows_in_window += records
        counted.years++
      }
      rowsInWindow += counted.rows_in_window
      return counted
    })
    const [main, second] = counts
      .toSorted(
        (a, b) =>
          b.rows_in_window - a.rows_in_window ||
          b.years - a.years ||
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
}

/** A species' main article, and its second one, as `ranked` finds them among all its rows. */
export function mainArticles(
  table: CountedTable,
  window: YearWindow,
): ReturnType<RecordsOfArticles['ranked']> {
  const records = new RecordsOfArticles()
  records.add(table)
  return records.ranked(window)
}
