import { tradeFlows } from '../trade/trade-flows-view.ts'
import type { CountedTrade } from './trade-view-tables.ts'
import { tableOf, type ViewTable } from './view-table.ts'

/**
 * What countries send each other of the article shown, by exporter or by source country: those with both ends named by
 * their figure, then those apart, which have no rank. All rows add up to the article's quantity.
 */
export function flowsTable({ table, question, view }: CountedTrade): ViewTable {
  const { all } = tradeFlows(table, question, 'quantity', {
    last_complete_year: view.last_complete_year,
    listed_since: null,
    has_reservation: false,
  })
  const ranked = (all?.flows ?? []).map((flow, place) => ({ ...flow, rank: place + 1 }))
  const apart = (all?.apart ?? []).map((flow) => ({ ...flow, rank: null }))
  const bySource = view.by === 'source'
  return tableOf([...ranked, ...apart], {
    rank: ({ rank }) => rank,
    exporter: ({ from }) => (bySource ? null : from),
    source_country: ({ from }) => (bySource ? from : null),
    importer: ({ importer }) => importer,
    records: ({ rows }) => rows,
    quantity: ({ figure }) => figure,
    quantity_exporters: ({ exporters }) => exporters,
    quantity_importers: ({ importers }) => importers,
    quantity_matched: ({ matched }) => matched,
  })
}
