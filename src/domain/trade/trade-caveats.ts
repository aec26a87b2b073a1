import type { AnnualSummary } from './trade-summary.ts'

/** What a reader has to know before comparing trade figures. Source: supplement, section 3. */
export const TRADE_CAVEATS = [
  'both_reporters',
  'mixed_units',
  'latest_year_incomplete',
  'source_unrecorded',
] as const
export type TradeCaveat = (typeof TRADE_CAVEATS)[number]

/** From this year on reports name the source. Source: guide to the CITES Trade Database, annex 2. */
export const FIRST_YEAR_WITH_SOURCE = 1991

interface CountedTrade {
  annual_summaries: readonly AnnualSummary[]
  exporter_reported_records: number
  importer_reported_records: number
  has_mixed_units: boolean
  overall_max_year: number | null
  last_complete_year: number | null
}

/** The caveats that apply to these figures; a sign without a reason would teach readers to skip it. */
export function tradeCaveats(trade: CountedTrade): TradeCaveat[] {
  const applies: Record<TradeCaveat, boolean> = {
    both_reporters: trade.exporter_reported_records > 0 && trade.importer_reported_records > 0,
    mixed_units: trade.has_mixed_units,
    latest_year_incomplete:
      trade.overall_max_year !== null && !isCompleteYear(trade.overall_max_year, trade.last_complete_year),
    source_unrecorded: sourceMostlyUnrecorded(trade.annual_summaries),
  }
  return TRADE_CAVEATS.filter((caveat) => applies[caveat])
}

/** Whether the release holds a year in full; an unknown last complete year makes every year complete. */
export function isCompleteYear(year: number, lastCompleteYear: number | null): boolean {
  return lastCompleteYear === null || year <= lastCompleteYear
}

/** More than half of the records before the first year with sources carry none. */
function sourceMostlyUnrecorded(years: readonly AnnualSummary[]): boolean {
  const early = years
    .filter(({ year }) => year < FIRST_YEAR_WITH_SOURCE)
    .flatMap((year) => year.sources_summary)
  const all = early.reduce((total, { records }) => total + records, 0)
  const blank = early.reduce((total, { records, source_code }) => total + (source_code ? 0 : records), 0)
  return blank > all / 2
}
