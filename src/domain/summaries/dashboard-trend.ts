import type { TradeTrend } from '../trade/trade-trend.ts'

/** The trade trends of the dashboard. Source: specification, document 2, section 2.9. */
export const DASHBOARD_TRENDS = ['Declining', 'Stable', 'Increasing', 'Unknown'] as const
export type DashboardTrend = (typeof DASHBOARD_TRENDS)[number]

const SHOWN_AS: Readonly<Record<TradeTrend, DashboardTrend>> = {
  increasing: 'Increasing',
  stable: 'Stable',
  decreasing: 'Declining',
  no_trade: 'Unknown',
  insufficient_data: 'Unknown',
}

/** The trade trend in the dashboard's words; a species without a summary is Unknown. Source: supplement, section 2. */
export function dashboardTrend(trend: TradeTrend | null): DashboardTrend {
  return trend === null ? 'Unknown' : SHOWN_AS[trend]
}
