import { MILLISECONDS_OF_A_DAY } from '../calendar.ts'

/** How the stored summary of a species' trade stands. */
export const TRADE_SUMMARY_STATES = ['no_summary', 'no_trade_data', 'up_to_date', 'outdated'] as const
export type TradeSummaryState = (typeof TRADE_SUMMARY_STATES)[number]

const FRESH_FOR_DAYS = 7

/**
 * How a species' trade summary stands: up to date within seven days of its making.
 * Source: specification, document 3, section 4.
 */
export function tradeSummaryState(
  summary: { total_trade_records: number; last_updated_at: string } | null,
  now: string,
): TradeSummaryState {
  if (summary === null) return 'no_summary'
  if (summary.total_trade_records === 0) return 'no_trade_data'
  const age = Date.parse(now) - Date.parse(summary.last_updated_at)
  return age <= FRESH_FOR_DAYS * MILLISECONDS_OF_A_DAY ? 'up_to_date' : 'outdated'
}
