import { APPENDICES, type Appendix } from '#domain/listings/appendix.ts'
import {
  DASHBOARD_SORTS,
  DASHBOARD_STATUSES,
  type DashboardSort,
  type DashboardStatus,
} from '#domain/summaries/dashboard-choices.ts'
import {
  DASHBOARD_TRENDS,
  type DashboardTrend,
  parseDashboardTrend,
} from '#domain/summaries/dashboard-trend.ts'
import { EFFECTIVENESS_FILTERS, type EffectivenessFilter } from '#domain/summaries/effectiveness.ts'
import { chosenOf, oneOf, pageIn, searchIn, textsIn } from '#web/address-values.ts'

/** The search of the dashboard's address; the interface calls the filters by the same names. */
export interface DashboardSearch {
  search: string
  appendix: Appendix[]
  iucnStatus: DashboardStatus[]
  tradetrend: DashboardTrend[]
  effectivenessCategory: EffectivenessFilter[]
  sort: DashboardSort
  page: number
}

/** Reads the address, also with former trend names. Invalid values fall back to the whole dashboard. */
export function dashboardSearch(given: Record<string, unknown>): DashboardSearch {
  const trends = textsIn(given.tradetrend).map(parseDashboardTrend)
  return {
    search: searchIn(given.search),
    appendix: chosenOf(APPENDICES, given.appendix),
    iucnStatus: chosenOf(DASHBOARD_STATUSES, given.iucnStatus),
    tradetrend: DASHBOARD_TRENDS.filter((trend) => trends.includes(trend)),
    effectivenessCategory: chosenOf(EFFECTIVENESS_FILTERS, given.effectivenessCategory),
    sort: oneOf(DASHBOARD_SORTS, given.sort) || DASHBOARD_SORTS[0],
    page: pageIn(given.page),
  }
}

/** Without filters: every entry, those longest under CITES first. */
export const OPENING_DASHBOARD = dashboardSearch({})
