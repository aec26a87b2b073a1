import { mainArticles, windowOf } from './main-article.ts'
import type { TradeTable } from './trade-table.ts'
import { tradeTrends } from './trade-trends.ts'
import type { TrendFinding } from './trend-verdict.ts'

/** What lists of species show of a species' trade: the verdict with its window, and the main article. */
export interface TradeFinding
  extends Pick<TrendFinding, 'verdict' | 'cells' | 'rise' | 'fall' | 'rows_in_window'> {
  /** The years that the verdict rests on, both included. */
  window_first: number
  window_last: number
  /** The article with most rows. */
  main_term: string
  main_measure: string
}

/** The finding of a species' rows; undefined of none. Source: trade-methods, sections 2 and 6. */
export function tradeFinding(table: TradeTable, lastCompleteYear: number | null): TradeFinding | undefined {
  const { main } = mainArticles(table, windowOf(table, lastCompleteYear))
  if (main === null) return undefined
  const { window, verdict, cells, rise, fall, rows_in_window } = tradeTrends(table, lastCompleteYear)
  return {
    verdict,
    window_first: window.first,
    window_last: window.last,
    cells,
    rise,
    fall,
    rows_in_window,
    main_term: main.term,
    main_measure: main.measure,
  }
}
