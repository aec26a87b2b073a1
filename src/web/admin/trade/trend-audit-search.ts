import { TRADE_TRENDS, type TradeTrend } from '#domain/trade/trade-trend.ts'

/** What the trend audit's address asks for; what cannot be read falls back. */
export interface TrendAuditSearch {
  search: string
  trend: TradeTrend | ''
  /** The species that is inspected. */
  species: string
}

export const WHOLE_AUDIT: TrendAuditSearch = { search: '', trend: '', species: '' }

export function trendAuditSearch(given: Readonly<Record<string, unknown>>): TrendAuditSearch {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    search: text(given.search),
    trend: TRADE_TRENDS.find((trend) => trend === given.trend) ?? '',
    species: text(given.species),
  }
}

interface Audited {
  scientific_name: string
  common_name: string
  trade_trend: TradeTrend | null
}

/** The species that a name, in part and in any case, and a stored trend leave. */
export function auditedSpecies<Row extends Audited>(
  rows: readonly Row[],
  { search, trend }: Pick<TrendAuditSearch, 'search' | 'trend'>,
): Row[] {
  const wanted = search.trim().toLocaleLowerCase()
  return rows.filter(
    ({ scientific_name, common_name, trade_trend }) =>
      [scientific_name, common_name].some((name) => name.toLocaleLowerCase().includes(wanted)) &&
      (trend === '' || trade_trend === trend),
  )
}
