import type { TableOfSpecies } from '../trade/alike-records.ts'
import { type LedgerFigures, ledgerFigures } from '../trade/article-ledgers.ts'
import type { YearWindow } from '../trade/main-article.ts'
import { countRecords } from '../trade/row-counts.ts'
import { columnOfCodes, groupRows } from '../trade/row-groups.ts'
import { groupedLineAmounts } from '../trade/trade-quantities.ts'
import { type Article, byTermAndMeasure } from '../trade/trade-table.ts'

/** One article of one species that a country trades, as both ledgers report it. */
export interface CountryArticle extends LedgerFigures, Article {
  species_id: string
  rows: number
}

/**
 * Both ledgers of each article of each species, never of several together, added up part by part: all records of a species are in
 * one part. Source: trade-methods, sections 2, 4 and 8.
 */
export class ArticlesOfCountry {
  readonly #window: YearWindow
  #hasRows = false
  readonly #articles: CountryArticle[] = []
  #leftOut = 0

  constructor(window: YearWindow) {
    this.#window = window
  }

  /** Adds rows of a part, and whether it has rows of any country. */
  add(table: TableOfSpecies, rows: Uint32Array): void {
    const window = this.#window
    this.#hasRows ||= table.length > 0
    const inWindow = rows.filter((row) => isWithin(table.year[row] ?? 0, window))
    const direct = inWindow.filter((row) => table.isReExport[row] === 0)
    const places = columnOfCodes(
      table.article,
      table.articles.map((_, place) => place),
    )
    const groups = groupRows([table.species, places], direct)
    const lines = groupedLineAmounts(
      table,
      groups.map((group) => group.rows),
    )
    this.#leftOut += countRecords(table, inWindow) - countRecords(table, direct)
    groups.forEach(({ values: [species_id, place], rows: ofGroup }, at) => {
      this.#articles.push({
        species_id: String(species_id),
        ...(table.articles[Number(place)] ?? NO_ARTICLE),
        rows: countRecords(table, ofGroup),
        ...ledgerFigures(lines[at] ?? []),
      })
    })
  }

  counted() {
    return {
      /** Null without a row of any country. */
      window: this.#hasRows ? this.#window : null,
      /** Rows of these years that are re-exports, and so left out. */
      left_out: this.#leftOut,
      /** How many articles there are. */
      counted: this.#articles.length,
      /** Most rows first. */
      articles: this.#articles.toSorted(mostRowsFirst),
    }
  }
}

/** The articles of a country's direct trade in the last ten complete years. */
export type CountryArticles = ReturnType<ArticlesOfCountry['counted']>

const NO_ARTICLE: Article = { term: '', measure: '' }

const isWithin = (year: number, { first, last }: YearWindow) => year >= first && year <= last

const mostRowsFirst = (a: CountryArticle, b: CountryArticle) =>
  b.rows - a.rows || byTermAndMeasure(a, b) || (a.species_id < b.species_id ? -1 : 1)
