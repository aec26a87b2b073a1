import type { TradeTrend } from '#domain/trade/trend-values.ts'
import type { TrendAuditSearch } from './trend-audit-search.ts'

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
