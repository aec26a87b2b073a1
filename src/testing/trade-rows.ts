import { type TradeTable, tradeTable } from '#domain/trade/trade-table.ts'

/** What a test says of a row; the rest is a live animal of Appendix II from CA to US, reported by the exporter in 2010. */
export interface RowFacts {
  year?: number
  appendix?: string
  taxon?: string
  term?: string
  quantity?: number | null
  unit?: string | null
  importer?: string | null
  exporter?: string | null
  origin?: string | null
  purpose?: string | null
  source?: string | null
  reporter_type?: 'E' | 'I'
}

/** A table of rows made by hand. */
export function aTradeTable(facts: readonly RowFacts[]): TradeTable {
  const rows = facts.map((one) => ({
    year: 2010,
    appendix: 'II',
    taxon: 'Monodon monoceros',
    term: 'live',
    quantity: 1,
    unit: null,
    importer: 'US',
    exporter: 'CA',
    origin: null,
    purpose: 'T',
    source: 'W',
    reporter_type: 'E' as const,
    ...one,
  }))
  const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name])
  return tradeTable({
    record_id: rows.map((_, row) => row + 1),
    year: column('year'),
    appendix: column('appendix'),
    taxon: column('taxon'),
    term: column('term'),
    quantity: column('quantity'),
    unit: column('unit'),
    importer: column('importer'),
    exporter: column('exporter'),
    origin: column('origin'),
    purpose: column('purpose'),
    source: column('source'),
    reporter_type: column('reporter_type'),
  })
}
