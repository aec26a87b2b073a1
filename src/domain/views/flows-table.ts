import { type TradeFlows, tradeFlows } from '../trade/trade-flows-view.ts'
import type { CountedTrade } from './trade-view-tables.ts'
import { tableOf, type ViewTable } from './view-table.ts'

type Flow = NonNullable<TradeFlows['all']>['apart'][number]

/**
 * What countries send each other of the article shown, by exporter or by source country: those with both ends named by
 * their figure, then those apart, which have no rank. All rows add up to the article's quantity.
 */
export function flowsTable({ table, question, view }: CountedTrade): ViewTable {
  const facts = {
    last_complete_year: view.last_complete_year,
    listed_since: null,
    has_reservation: false,
  }
  return flowRows(tradeFlows(table, question, 'quantity', facts))
}

/** The same of flows that were counted. Records have no quantity. */
export function flowRows({ all, by, of }: Pick<TradeFlows, 'all' | 'by' | 'of'>): ViewTable {
  const ranked = (all?.flows ?? []).map((flow, place) => ({ ...flow, rank: place + 1 }))
  const apart = (all?.apart ?? []).map((flow) => ({ ...flow, rank: null }))
  const bySource = by === 'source'
  return tableOf([...ranked, ...apart], {
    rank: ({ rank }) => rank,
    exporter: ({ from }) => (bySource ? null : from),
    source_country: ({ from }) => (bySource ? from : null),
    importer: ({ importer }) => importer,
    records: ({ rows }) => rows,
    ...(of === 'records'
      ? {
          records_exporters: ({ exporters }: Flow) => exporters,
          records_importers: ({ importers }: Flow) => importers,
        }
      : {
          quantity: ({ figure }: Flow) => figure,
          quantity_exporters: ({ exporters }: Flow) => exporters,
          quantity_importers: ({ importers }: Flow) => importers,
          quantity_matched: ({ matched }: Flow) => matched,
        }),
  })
}
