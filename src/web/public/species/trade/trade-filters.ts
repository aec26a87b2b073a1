import type { TradeFilters, TradeSummary } from '#contract/trade-contract.ts'
import { estimatedTrade } from '#domain/trade/filtered-trade.ts'
import type { SpeciesSearch } from '../species-search.ts'

/** The five filters of trade, all off. */
export const NO_FILTERS = {
  start_year: undefined,
  end_year: undefined,
  term: undefined,
  importer: undefined,
  exporter: undefined,
} as const satisfies Record<keyof TradeFilters, undefined>

/** The part of the address that narrows the trade; what else an address may carry does not. */
export function tradeFiltersOf({
  start_year,
  end_year,
  term,
  importer,
  exporter,
}: SpeciesSearch): TradeFilters {
  return { start_year, end_year, term, importer, exporter }
}

export function countFilters(filters: TradeFilters): number {
  return Object.values(filters).filter((value) => value !== undefined).length
}

/** What the summary of all trade can say about a filter while the records are out of reach. */
export function estimatedSummary(all: TradeSummary, filters: TradeFilters): TradeSummary {
  const annual_summaries = estimatedTrade(all.annual_summaries, filters)
  const years = annual_summaries.map(({ year }) => year)
  const sum = (read: (year: (typeof annual_summaries)[number]) => number) =>
    annual_summaries.reduce((total, year) => total + read(year), 0)
  return {
    ...all,
    annual_summaries,
    total_trade_records: sum(({ total_records_for_year }) => total_records_for_year),
    total_quantity: sum(({ total_quantity_for_year }) => total_quantity_for_year),
    distinct_years: years.length,
    overall_min_year: years.length === 0 ? null : Math.min(...years),
    overall_max_year: years.length === 0 ? null : Math.max(...years),
  }
}
