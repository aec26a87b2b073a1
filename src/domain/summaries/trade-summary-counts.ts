import type { TradeSummaryState } from './trade-summary-state.ts'

/** Sums up how the trade summary of each species stands. */
export function tradeSummaryCounts(states: readonly TradeSummaryState[]) {
  const total = states.length
  const missing = states.filter((state) => state === 'no_summary').length
  const empty = states.filter((state) => state === 'no_trade_data').length
  return {
    total,
    with_summaries: total - missing,
    /** A summary that counts at least one record. */
    with_trade_data: total - missing - empty,
    missing,
  }
}
