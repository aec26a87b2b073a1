/** Years of a range, both ends included; an absent end does not narrow. */
interface YearRange {
  start_year?: number | undefined
  end_year?: number | undefined
}

/** What the summary of a species may be narrowed to. */
export interface TradeNarrowing extends YearRange {
  term?: string | undefined
  importer?: string | undefined
  exporter?: string | undefined
}
