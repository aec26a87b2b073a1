import type { AnnualSummary } from '#domain/trade/trade-summary.ts'
import type { CaveatNote, ChartContent, ChartSource, Narrowing } from './frame/chart-content.ts'
import type { YearSpan } from './plot/years.ts'

/** The trade that a set of charts shows: the years a filter leaves, and what has to be said about them. */
export interface TradeShown {
  /** Begins the names of files, e.g. 'monodon-monoceros'. */
  name: string
  /** Whose trade, e.g. 'Narwhal (Monodon monoceros)'. */
  subject: string
  annual: readonly AnnualSummary[]
  span: YearSpan
  lastCompleteYear: number | null
  source: ChartSource
  /** Absent where no filter is on. */
  narrowed: Narrowing | undefined
  caveats: TradeCaveatNotes
}

/** The caveats that apply, in words; an absent one does not apply. */
export interface TradeCaveatNotes {
  both_reporters?: CaveatNote
  mixed_units?: CaveatNote
  latest_year_incomplete?: CaveatNote
  source_unrecorded?: CaveatNote
}

/** What every chart of a trade says alike, and the name of its files. */
export function aboutTrade(
  { name, subject, source, narrowed }: TradeShown,
  chart: string,
): Pick<ChartContent, 'name' | 'subject' | 'source' | 'narrowed'> {
  return { name: `${name}-${chart}`, subject, source, narrowed }
}

/** Those of some caveats that apply. */
export function notesOf(...notes: (CaveatNote | undefined)[]): CaveatNote[] {
  return notes.filter((note) => note !== undefined)
}
