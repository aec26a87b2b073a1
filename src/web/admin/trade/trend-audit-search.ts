import { TRADE_TRENDS, type TradeTrend } from '#domain/trade/trend-values.ts'
import { oneOf, textIn } from '#web/address-values.ts'

/** What the address of the trend audit asks for. */
export interface TrendAuditSearch {
  search: string
  trend: TradeTrend | ''
  /** The species that is inspected. */
  species: string
}

export const WHOLE_AUDIT: TrendAuditSearch = { search: '', trend: '', species: '' }

export function trendAuditSearch(given: Readonly<Record<string, unknown>>): TrendAuditSearch {
  return {
    search: textIn(given.search),
    trend: oneOf(TRADE_TRENDS, given.trend),
    species: textIn(given.species),
  }
}

interface Audited {
  scientific_name: string
  common_name: string
  trade_trend: TradeTrend | null
}

/** The species with a part of a name, in any case, and a stored trend. */
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
