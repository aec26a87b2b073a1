import { APPENDICES, type Appendix } from '#domain/listings/appendix.ts'
import { searchWords } from '#domain/names/search-text.ts'
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

const FIRST_PAGE = 1

/** What the dashboard's address may say; the filters ask the portal by the same names. */
export interface DashboardSearch {
  search: string
  appendix: Appendix[]
  iucnStatus: DashboardStatus[]
  tradetrend: DashboardTrend[]
  effectivenessCategory: EffectivenessFilter[]
  sort: DashboardSort
  page: number
}

/** Reads the address, also with the trend names of earlier ones. What does not fit falls back to the whole dashboard. */
export function dashboardSearch(given: Record<string, unknown>): DashboardSearch {
  const trends = textsIn(given.tradetrend).map(parseDashboardTrend)
  const page = Number(given.page)
  return {
    search: searchWords(typeof given.search === 'string' ? given.search : ''),
    appendix: chosenOf(APPENDICES, given.appendix),
    iucnStatus: chosenOf(DASHBOARD_STATUSES, given.iucnStatus),
    tradetrend: DASHBOARD_TRENDS.filter((trend) => trends.includes(trend)),
    effectivenessCategory: chosenOf(EFFECTIVENESS_FILTERS, given.effectivenessCategory),
    sort: DASHBOARD_SORTS.find((sort) => sort === given.sort) ?? DASHBOARD_SORTS[0],
    page: Number.isInteger(page) && page >= 1 ? page : FIRST_PAGE,
  }
}

/** The dashboard as it opens: every entry, those longest under CITES first. */
export const OPENING_DASHBOARD = dashboardSearch({})

function chosenOf<Value extends string>(values: readonly Value[], given: unknown): Value[] {
  const texts = textsIn(given)
  return values.filter((value) => texts.includes(value))
}

function textsIn(given: unknown): string[] {
  return (Array.isArray(given) ? given : [given]).filter((one) => typeof one === 'string')
}
