import { countBy } from './row-counts.ts'
import { type Article, byTermAndMeasure, type CountedTable } from './trade-table.ts'

/** How many rows each article has, added up part by part. */
export class ArticleRows {
  readonly #articles = new Map<string, Article & { rows: number }>()

  /** Adds rows of a part. */
  add(table: CountedTable, rows: Uint32Array): void {
    const counts = countBy(table.article, rows, table.articles.length, table.records)
    table.articles.forEach(({ term, measure }, place) => {
      const more = counts[place] ?? 0
      if (more === 0) return
      const name = `${term}\n${measure}`
      const known = this.#articles.get(name) ?? { term, measure, rows: 0 }
      known.rows += more
      this.#articles.set(name, known)
    })
  }

  /** Those with rows, most rows first, ties by term and measure. */
  get mostFirst(): (Article & { rows: number })[] {
    return [...this.#articles.values()].sort((a, b) => b.rows - a.rows || byTermAndMeasure(a, b))
  }
}
