import { TRADE_TRENDS, type TradeTrend } from '#domain/trade/trend-values.ts'
import { oneOf, textIn } from '#web/address-values.ts'

/** What the address of the trend audit asks for. */
export interface TrendAuditSearch {
  search: string
  trend: TradeTrend | ''
  /** The species that is inspected. */
  species: string
}

export function trendAuditSearch(given: Readonly<Record<string, unknown>>): TrendAuditSearch {
  return {
    search: textIn(given.search),
    trend: oneOf(TRADE_TRENDS, given.trend),
    species: textIn(given.species),
  }
}

export const WHOLE_AUDIT = trendAuditSearch({})
