import { type Amount, AmountSums, amountAsNumber, sumAmounts } from './amounts.ts'
import { type TradeTable, valueAt } from './trade-table.ts'

/** A year of which one row makes more than half, and that row. Source: trade-methods, section 9. */
export interface OneRowYear {
  year: number
  rows: number
  total: Amount
  /** The publisher's Id; null in comparative tabulations. */
  record_id: number | null
  quantity: Amount
  /** quantity / total, more than 0.5. */
  share: number
  importer: string | null
  exporter: string | null
  unit: string | null
  as_reported: number
}

/** A year of fewer rows may well rest on one. Same source. */
const FEWEST_ROWS = 10

/**
 * The years of one article on one side in which a single row makes more than half of the quantity: a likely error of
 * the unit, or one large shipment. The rows given are of one article and one side.
 */
export function oneRowYears(table: TradeTable, rows: Uint32Array): OneRowYear[] {
  const years = Map.groupBy(rows, (row) => table.year[row] ?? 0)
  return [...years]
    .filter(([, ofYear]) => ofYear.length >= FEWEST_ROWS)
    .flatMap(([year, ofYear]) => {
      const sums = new AmountSums(ofYear.length)
      ofYear.forEach((row, place) => {
        sums.add(place, table.whole[row] ?? 0, table.rest[row] ?? 0)
      })
      const amounts = ofYear.map((row, place) => ({ row, amount: sums.of(place) }))
      const total = sumAmounts(amounts.map(({ amount }) => amount))
      const largest = amounts.find(({ amount }) => amount * 2n > total)
      return largest === undefined
        ? []
        : { year, rows: ofYear.length, total, ...describedRow(table, largest, total) }
    })
    .sort((a, b) => a.year - b.year)
}

function describedRow(table: TradeTable, { row, amount }: { row: number; amount: Amount }, total: Amount) {
  const id = table.record_id[row] ?? Number.NaN
  return {
    record_id: Number.isNaN(id) ? null : id,
    quantity: amount,
    share: amountAsNumber(amount) / amountAsNumber(total),
    importer: valueAt(table.importer, row),
    exporter: valueAt(table.exporter, row),
    unit: valueAt(table.unit, row),
    as_reported: table.quantity[row] ?? Number.NaN,
  }
}
