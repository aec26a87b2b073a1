/** What the rule in `trade-trend.ts` answers. */
export const TRADE_TRENDS = ['increasing', 'stable', 'decreasing', 'no_trade', 'insufficient_data'] as const
export type TradeTrend = (typeof TRADE_TRENDS)[number]
