import { type Amount, AmountSums, amountAsNumber, exactAmount } from './amounts.ts'
import { countBy } from './row-counts.ts'
import {
  type AlikeTable,
  largestRecords,
  type SingleRecords,
  type TradeTable,
  valueAt,
} from './trade-table.ts'

/** A year of fewer rows may well rest on one. Source: trade-methods, section 9. */
export const FEWEST_ROWS_OF_YEAR = 10
/** No year of a report is later. */
const LAST_YEAR = 2200

/**
 * The years of one article on one side in which a single row makes more than half of the quantity: a likely error of
 * the unit, or one large shipment. The rows given are of one article and one side.
 */
export function oneRowYears(table: TradeTable | AlikeTable, rows: Uint32Array) {
  const single = largestRecords(table)
  const totals = new AmountSums(LAST_YEAR)
  const counts = countBy(table.year, rows, LAST_YEAR, table.records)
  const largest = new Int32Array(LAST_YEAR).fill(-1)
  for (const row of rows) {
    const year = table.year[row] ?? 0
    totals.add(year, table.whole[row] ?? 0, table.rest[row] ?? 0)
    const former = largest[year] ?? -1
    if (former < 0 || isLarger(single, row, former)) largest[year] = row
  }
  return [...counts.entries()]
    .filter(([, ofYear]) => ofYear >= FEWEST_ROWS_OF_YEAR)
    .map(([year, ofYear]) => ({
      year,
      rows: ofYear,
      total: totals.of(year),
      ...describedRow(table, largest[year] ?? 0, totals.of(year)),
    }))
    .filter(({ quantity, total }) => quantity * 2n > total)
}

/** A year of which one row makes more than half, and that row. */
export type OneRowYear = ReturnType<typeof oneRowYears>[number]

function isLarger({ whole, rest }: SingleRecords, row: number, other: number): boolean {
  const more = (whole[row] ?? 0) - (whole[other] ?? 0)
  return more > 0 || (more === 0 && (rest[row] ?? 0) > (rest[other] ?? 0))
}

function describedRow(table: TradeTable | AlikeTable, row: number, total: Amount) {
  const { record_id, whole, rest, unit, quantity: reported } = largestRecords(table)
  const id = record_id[row] ?? Number.NaN
  const quantity = exactAmount(whole[row] ?? 0, rest[row] ?? 0)
  return {
    /** The publisher's Id; null in comparative tabulations. */
    record_id: Number.isNaN(id) ? null : id,
    quantity,
    /** quantity / total, more than 0.5. */
    share: total === 0n ? 0 : amountAsNumber(quantity) / amountAsNumber(total),
    importer: valueAt(table.importer, row),
    exporter: valueAt(table.exporter, row),
    unit: valueAt(unit, row),
    as_reported: reported[row] ?? Number.NaN,
  }
}
