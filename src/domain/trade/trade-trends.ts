import { amountAsNumber } from './amounts.ts'
import { windowOf, type YearWindow } from './main-article.ts'
import { selectRows } from './selected-rows.ts'
import type { TradeTable } from './trade-table.ts'
import { type TrendRow, trendGrid } from './trend-grid.ts'
import { type TrendFinding, trendFinding } from './trend-verdict.ts'

/** The verdict on a species' trade with the grid that it rests on, in numbers. */
export interface TradeTrends extends TrendFinding {
  window: YearWindow
  grid: (Omit<TrendRow, 'series'> & { series: (number | null)[] })[]
}

/** Whether trade rises or falls over the last ten complete years. Source: trade-methods, section 6. */
export function tradeTrends(table: TradeTable, lastCompleteYear: number | null): TradeTrends {
  const window = windowOf(table, lastCompleteYear)
  const rows = selectRows(table, { start_year: window.first, end_year: window.last }).rows
  const grid = trendGrid(table, window)
  return {
    window,
    ...trendFinding(grid, rows.length),
    grid: grid.map((row) => ({
      ...row,
      series: row.series.map((amount) => (amount === null ? null : amountAsNumber(amount))),
    })),
  }
}
