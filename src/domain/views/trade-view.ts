import type { CountedFile } from '../trade/published-file.ts'
import { selectionText } from '../trade/records-csv.ts'
import { selectRows } from '../trade/selected-rows.ts'
import type { TradeSelection } from '../trade/trade-selection.ts'
import { tradeTrends } from '../trade/trade-trends.ts'
import { tradeView } from '../trade/trade-view.ts'
import { type CountedTrade, tradeViewTable } from './trade-view-tables.ts'
import type { TradeViewName } from './view-address.ts'
import { type PublishedView, withSame } from './view-table.ts'

/** Which view of which release. */
export interface TradeViewQuestion {
  view: TradeViewName
  question: TradeSelection
  /** As the address names it, e.g. '2025.1'. */
  release: string
  last_complete_year: number | null
}

/**
 * A chart of a species' trade as a table with its notes. It rests on the file of the release and
 * nothing else, so that an address with a release means the same bytes for ever: signs that follow from facts which
 * curators change, such as a reservation, are not among its notes. Source: trade-methods, sections 9 and 11.
 */
export function publishedTradeView(
  { table, about }: CountedFile,
  { view: name, question, release, last_complete_year }: TradeViewQuestion,
): PublishedView {
  const view = tradeView(table, question, { last_complete_year, listed_since: null, has_reservation: false })
  const counted = tradeViewTable(name, { table, question, view })
  const simulated = about.simulated === 'true'
  const scientific_name = about.scientific_name ?? ''
  const notes = [
    ...(simulated ? ['simulated'] : []),
    ...rowsCounted(name, { table, question, view }),
    `signs: ${view.signs.map(({ sign }) => sign).join(' ') || 'none'}`,
  ].join('; ')
  return {
    view: name,
    title: `${scientific_name}: ${name.replaceAll('-', ' ')}`,
    release,
    selection: selectionText(question),
    notes,
    citations: [about.citation ?? about.title ?? ''].filter((citation) => citation !== ''),
    licence: about.licence ?? null,
    publisher_address: about.address ?? null,
    simulated,
    ...withSame(withSame(counted, { release, notes }), { scientific_name }, 'before'),
  }
}

const OF_RECORDS: readonly TradeViewName[] = ['records-over-time', 'terms-traded', 'purposes', 'sources']
const OF_BOTH: readonly TradeViewName[] = ['top-importers', 'top-exporters']

/** Which rows the figures rest on: quantities are of direct trade unless a movement is chosen. */
function rowsCounted(name: TradeViewName, { table, question, view }: CountedTrade): string[] {
  if (name === 'trade-trend') {
    const { rows_in_window, window } = tradeTrends(table, view.last_complete_year)
    return [`${rows_in_window} of ${view.all_rows} rows, those of ${window.first} to ${window.last}`]
  }
  const ofQuantities = selectRows(table, { ...question, movement: view.quantity_movement })
  const records = rowsText({ ...view, length: view.rows }, view.all_rows)
  const quantities = rowsText({ ...ofQuantities, length: ofQuantities.rows.length }, view.all_rows)
  if (OF_BOTH.includes(name)) return [`records: ${records}`, `quantities: ${quantities}`]
  return [OF_RECORDS.includes(name) ? records : quantities]
}

interface LeftOut {
  length: number
  left_out_by_movement: number
  left_out_by_reporter: number
}

const rowsText = ({ length, left_out_by_movement, left_out_by_reporter }: LeftOut, all: number): string =>
  `${length} of ${all} rows; left out by movement: ${left_out_by_movement}; left out by reporter: ${left_out_by_reporter}`
