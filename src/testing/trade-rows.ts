import type { PublishedFile } from '#domain/trade/published-file.ts'
import { FURTHER_COLUMNS, type FurtherColumn } from '#domain/trade/trade-file.ts'
import {
  CODED_COLUMNS,
  type CodedColumnName,
  type TradeTable,
  tradeTable,
} from '#domain/trade/trade-table.ts'

/** What a test says of a row; the rest is a live animal of Appendix II from CA to US, reported by the exporter in 2010. */
export type RowFacts = { record_id?: number | null; year?: number; quantity?: number | null } & Partial<
  Record<CodedColumnName | FurtherColumn, string | null>
>

const USUAL: RowFacts = {
  ...{ year: 2010, quantity: 1, appendix: 'II', taxon: 'Monodon monoceros', term: 'live' },
  ...{ importer: 'US', exporter: 'CA', purpose: 'T', source: 'W', reporter_type: 'E' },
}

/** A table of rows made by hand, numbered from 1. */
export const aTradeTable = (facts: readonly RowFacts[]): TradeTable =>
  aPublishedFile(facts.map((one, place) => ({ record_id: place + 1, ...one }))).table

/** A file of rows made by hand. */
export function aPublishedFile(facts: readonly RowFacts[]): PublishedFile {
  const rows = facts.map((one) => ({ ...USUAL, ...one }))
  const texts = <Name extends CodedColumnName | FurtherColumn>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)])) as Record<
      Name,
      (string | null)[]
    >
  const table = tradeTable({
    ...texts(CODED_COLUMNS),
    record_id: rows.map(({ record_id = null }) => record_id),
    year: rows.map(({ year = 0 }) => year),
    quantity: rows.map(({ quantity = null }) => quantity),
  })
  return { length: rows.length, table, further: texts(FURTHER_COLUMNS), about: {} }
}
