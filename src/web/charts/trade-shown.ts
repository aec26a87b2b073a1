import type { Basis, TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeSignKind } from '#domain/trade/trade-signs.ts'
import type { Article } from '#domain/trade/trade-table.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import type { TradeViewName } from '#domain/views/view-address.ts'
import type { ViewData } from '#web/citing/citable.ts'
import type { CaveatNote, ChartContent, ChartSource, CountedAs, Narrowing } from './frame/chart-content.ts'
import type { YearSpan } from './plot/years.ts'

/** The notes on these figures, by their names. */
export type SignNotes = Partial<Record<TradeSignKind, CaveatNote>>

/** The trade that a set of charts shows: what a choice leaves, with its notes. */
export interface TradeShown {
  /** Begins the names of files, e.g. 'monodon-monoceros'. */
  name: string
  /** The species, e.g. 'Narwhal (Monodon monoceros)'. */
  subject: string
  view: TradeView
  /** What was chosen. */
  selection: TradeSelection
  /** Where the data of a chart has its address. */
  dataOf: (chart: TradeViewName) => ViewData
  span: YearSpan
  /** What quantities rest on where one figure is shown. */
  basis: Basis
  source: ChartSource
  /** Absent where nothing is chosen. */
  narrowed: Narrowing | undefined
  signs: SignNotes
  /** How records were counted, and how quantities of an article. */
  countedRecords: CountedAs
  countedQuantity: (article: Article) => CountedAs
}

/** What all charts of a trade have in common, and the name of their files. */
export function aboutTrade(
  {
    name,
    subject,
    source,
    narrowed,
    dataOf,
  }: Pick<TradeShown, 'name' | 'subject' | 'source' | 'narrowed' | 'dataOf'>,
  chart: TradeViewName,
  fileName: string = chart,
): Pick<ChartContent, 'name' | 'subject' | 'source' | 'narrowed' | 'view'> {
  return { name: `${name}-${fileName}`, subject, source, narrowed, view: dataOf(chart) }
}

/** The notes that apply. */
export function notesOf(...notes: (CaveatNote | false | undefined)[]): CaveatNote[] {
  return notes.filter((note) => note !== undefined && note !== false)
}

/** The notes of these kinds that apply. */
export function signsOf({ signs }: Pick<TradeShown, 'signs'>, ...kinds: TradeSignKind[]): CaveatNote[] {
  return notesOf(...kinds.map((kind) => signs[kind]))
}
