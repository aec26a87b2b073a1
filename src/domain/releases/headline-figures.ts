import { amountAsNumber, sumAmounts } from '../trade/amounts.ts'
import { mainArticles, windowOf } from '../trade/main-article.ts'
import { selectRows } from '../trade/selected-rows.ts'
import { lineAmounts, linesOfArticle, onBasis } from '../trade/trade-quantities.ts'
import type { TradeTable } from '../trade/trade-table.ts'
import { tradeTrends } from '../trade/trade-trends.ts'
import { wholeAnimals } from '../trade/whole-animals.ts'

/** The basis of every quantity here: the larger of both sides' reports per line, of direct trade. */
const BASIS = 'larger'

/** The figures of a species' rows in a release; null of none. Source: trade-methods, sections 2, 3, 4, 6 and 7. */
export function headlineFigures(table: TradeTable, last_complete_year: number | null) {
  const { main } = mainArticles(table, windowOf(table, last_complete_year))
  if (main === null) return null
  const { rows } = selectRows(table, { movement: 'direct' })
  const lines = linesOfArticle(table, lineAmounts(table, rows), main)
  const total = (of: typeof lines) => amountAsNumber(sumAmounts(of.map((line) => onBasis(BASIS, line))))
  const ofYear = lines.filter(({ line }) => table.lines.at(line)?.year === last_complete_year)
  const { lower, upper, shown } = wholeAnimals(table, rows, BASIS)
  return {
    records: table.length,
    first_year: table.year.reduce((first, year) => Math.min(first, year)),
    last_year: table.year.reduce((last, year) => Math.max(last, year)),
    main_article: { term: main.term, measure: main.measure },
    /** The last year that the release holds in full; null where that is not known. */
    last_complete_year,
    quantity_in_last_complete_year: last_complete_year === null ? null : total(ofYear),
    quantity: total(lines),
    verdict: tradeTrends(table, last_complete_year).verdict,
    /** As a band, with whether enough rows convert to show it unasked. */
    whole_animals: { lower, upper, shown },
  }
}

/** The first figures of trade on a species' page. Quantities are of the main article, in its measure. */
export type HeadlineFigures = NonNullable<ReturnType<typeof headlineFigures>>
