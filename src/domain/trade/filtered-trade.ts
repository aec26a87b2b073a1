import type { AnnualSummary } from './trade-summary.ts'

/** Years of a range, both ends included; an absent end does not narrow. */
export interface YearRange {
  start_year?: number | undefined
  end_year?: number | undefined
}

/** What a reader may narrow the trade of a species to. */
export interface TradeNarrowing extends YearRange {
  term?: string | undefined
  importer?: string | undefined
  exporter?: string | undefined
}

interface Totals {
  records: number
  quantity: number
}

/** The years of a range. */
export function yearsWithin<Year extends { year: number }>(years: readonly Year[], range: YearRange): Year[] {
  const { start_year = Number.NEGATIVE_INFINITY, end_year = Number.POSITIVE_INFINITY } = range
  return years.filter(({ year }) => year >= start_year && year <= end_year)
}

/** True when the filter mixes dimensions, so that a summary alone cannot answer it exactly. */
export function needsRecords({ term, importer, exporter }: TradeNarrowing): boolean {
  return Boolean(term || importer || exporter)
}

/**
 * What the summary alone can say about filtered trade: each breakdown narrowed by its own filter, and as
 * a year's totals the smallest total of those breakdowns. An estimate, for a reader who is offline; otherwise
 * the records are counted. A year in which one of the filters leaves nothing counts nothing, which the summary
 * knows for sure: the documents fall back to the other totals there, which are those of trade that was not asked for.
 * Source: specification, document 2, section 5; supplement, section 2.
 */
export function estimatedTrade(years: readonly AnnualSummary[], narrowing: TradeNarrowing): AnnualSummary[] {
  return yearsWithin(years, narrowing).map((year) => estimatedYear(year, narrowing))
}

function estimatedYear(year: AnnualSummary, { term, importer, exporter }: TradeNarrowing): AnnualSummary {
  const terms_summary = year.terms_summary.filter((one) => !term || one.term === term)
  const importers_summary = year.importers_summary.filter(
    (one) => !importer || one.importer_code === importer,
  )
  const exporters_summary = year.exporters_summary.filter(
    (one) => !exporter || one.exporter_code === exporter,
  )
  const narrowed = [terms_summary, importers_summary, exporters_summary]
  // A breakdown that nobody narrowed may be empty by itself: records without a named importer have none.
  const isNothing = [term, importer, exporter].some((on, place) => on && narrowed[place]?.length === 0)
  return {
    ...year,
    terms_summary,
    importers_summary,
    exporters_summary,
    total_records_for_year: isNothing
      ? 0
      : (smallestTotal(narrowed, 'records') ?? year.total_records_for_year),
    total_quantity_for_year: isNothing
      ? 0
      : (smallestTotal(narrowed, 'quantity') ?? year.total_quantity_for_year),
  }
}

function smallestTotal(breakdowns: readonly (readonly Totals[])[], figure: keyof Totals): number | undefined {
  const totals = breakdowns
    .map((parts) => parts.reduce((total, part) => total + part[figure], 0))
    .filter((total) => total > 0)
  return totals.length === 0 ? undefined : Math.min(...totals)
}
