import { APPENDICES, type Appendix } from '../listings/appendix.ts'
import { onceEach } from '../once-each.ts'
import type { PopulationTrend } from '../species/population-trend.ts'
import type { TradeFinding } from '../trade/trade-finding.ts'
import { DASHBOARD_TRENDS, type DashboardTrend } from './dashboard-trend.ts'
import { EFFECTIVENESS_FILTERS } from './effectiveness.ts'

/** How entries without a CITES listing are counted in the appendix mix. */
export const NOT_LISTED = 'Not Listed'

interface CountedEntry {
  cites_appendix: Appendix | null
  trade_trend: DashboardTrend
  trade_finding: Pick<TradeFinding, 'window_first' | 'window_last'> | null
  effectiveness_category: string
}

/** Counts entries of the dashboard. Source: specification, document 2, sections 2.9 and 3; supplement, section 4. */
export const dashboardMetrics = onceEach((entries: readonly CountedEntry[]) => {
  const withTrend = (trend: DashboardTrend) =>
    entries.filter(({ trade_trend }) => trade_trend === trend).length
  const decreasing = withTrend('Decreasing')
  const finding = entries.find(({ trade_finding }) => trade_finding !== null)?.trade_finding
  return {
    /** How many entries were counted. */
    entries: entries.length,
    countsByCategory: EFFECTIVENESS_FILTERS.map((category) => ({
      category,
      count: entries.filter((entry) => entry.effectiveness_category === category).length,
    })),
    appendixMix: [...APPENDICES, NOT_LISTED].map((appendix) => ({
      appendix,
      count: entries.filter(({ cites_appendix }) => (cites_appendix ?? NOT_LISTED) === appendix).length,
    })),
    /** Percent of the entries, one decimal; null of none. */
    pctDecreasingTrade: entries.length === 0 ? null : Math.round((decreasing / entries.length) * 1000) / 10,
    /** The entries behind that share. */
    decreasingTrade: decreasing,
    /** Entries by trend of trade. */
    countsByTradeTrend: DASHBOARD_TRENDS.map((trend) => ({ trend, count: withTrend(trend) })),
    /** The years that trends of trade rest on; null where no entry has trade records. */
    tradeTrendWindow: finding ? { first: finding.window_first, last: finding.window_last } : null,
  }
})

export type DashboardMetrics = ReturnType<typeof dashboardMetrics>

/** How a number of declining populations is rated, worst first. */
export const DECLINE_RATINGS = ['high_concern', 'monitor_closely', 'low_risk'] as const
export type DeclineRating = (typeof DECLINE_RATINGS)[number]

const HIGH_CONCERN_ABOVE = 15
const MONITOR_ABOVE = 5

/** Source: specification, document 2, section 2.9; supplement, section 2. */
export const decliningPopulations = onceEach((entries: readonly { population_trend: PopulationTrend }[]) => {
  const withTrend = (trend: PopulationTrend) =>
    entries.filter(({ population_trend }) => population_trend === trend).length
  const [declining, unknown] = [withTrend('Declining'), withTrend('Unknown')]
  return {
    entries: entries.length,
    declining,
    unknown,
    /** Null where the trend of more than half is unknown: a low figure would then say nothing. */
    rating: unknown > entries.length / 2 ? null : declineRating(declining),
  }
})

/** How many populations decline, and how that is rated. */
export type DecliningPopulations = ReturnType<typeof decliningPopulations>

function declineRating(declining: number): DeclineRating {
  if (declining > HIGH_CONCERN_ABOVE) return 'high_concern'
  return declining > MONITOR_ABOVE ? 'monitor_closely' : 'low_risk'
}
