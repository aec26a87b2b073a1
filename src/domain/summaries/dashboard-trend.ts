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

/** What older addresses called a trend. Source: specification, document 2, section 2.9. */
const FORMER_NAMES: Readonly<Record<string, DashboardTrend>> = { Decreasing: 'Declining' }

/** Reads a trend from an address, by its present or its former name; undefined where it is neither. */
export function parseDashboardTrend(text: string): DashboardTrend | undefined {
  return DASHBOARD_TRENDS.find((trend) => trend === (FORMER_NAMES[text] ?? text))
}
