import type { TrendVerdict } from '../trade/trend-verdict.ts'

/** The trade trends of the dashboard: those with a direction first. Source: supplement, section 2, "Dashboard trade trend". */
export const DASHBOARD_TRENDS = ['Decreasing', 'Increasing', 'Depends', 'Stable', 'Unknown'] as const
export type DashboardTrend = (typeof DASHBOARD_TRENDS)[number]

const SHOWN_AS: Readonly<Record<TrendVerdict, DashboardTrend>> = {
  increasing: 'Increasing',
  decreasing: 'Decreasing',
  no_clear_trend: 'Stable',
  depends_on_what_is_counted: 'Depends',
  too_little_data: 'Unknown',
}

/** The verdict on trade in the dashboard's words; a species without trade records is Unknown. Same source. */
export function dashboardTrend(verdict: TrendVerdict | null): DashboardTrend {
  return verdict === null ? 'Unknown' : SHOWN_AS[verdict]
}

/** What older addresses called a trend. Same source. */
const FORMER_NAMES: Readonly<Record<string, DashboardTrend>> = { Declining: 'Decreasing' }

/** Reads a trend from an address, by its present or its former name; undefined where it is neither. */
export function parseDashboardTrend(text: string): DashboardTrend | undefined {
  return DASHBOARD_TRENDS.find((trend) => trend === (FORMER_NAMES[text] ?? text))
}
