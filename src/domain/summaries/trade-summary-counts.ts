import type { TradeSummaryState } from './trade-summary-state.ts'

/** The four figures of trade summary management. Source: specification, document 3, section 2.10. */
export interface TradeSummaryCounts {
  total: number
  with_summaries: number
  /** A summary that counts at least one record. */
  with_trade_data: number
  missing: number
}

/** Sums up how the trade summary of each species stands. */
export function tradeSummaryCounts(states: readonly TradeSummaryState[]): TradeSummaryCounts {
  const total = states.length
  const missing = states.filter((state) => state === 'no_summary').length
  const empty = states.filter((state) => state === 'no_trade_data').length
  return { total, with_summaries: total - missing, with_trade_data: total - missing - empty, missing }
}
