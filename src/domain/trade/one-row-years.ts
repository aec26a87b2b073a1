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

/** One article's records of one side in a year, and the largest of them. */
interface YearTotal {
  rows: number
  total: Amount
  largest: ReturnType<typeof describedRow>
}

/** What one article's records of one side come to in each year, added up part by part. */
export class YearTotals {
  readonly #years = new Map<number, YearTotal>()

  /** Adds rows of the article and the side. */
  add(table: TradeTable | AlikeTable, rows: Uint32Array): void {
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
    for (const [year, ofYear] of counts.entries()) {
      if (ofYear === 0) continue
      const row = describedRow(table, largest[year] ?? 0)
      const former = this.#years.get(year) ?? { rows: 0, total: 0n, largest: row }
      this.#years.set(year, {
        rows: former.rows + ofYear,
        total: former.total + totals.of(year),
        largest: row.quantity > former.largest.quantity ? row : former.largest,
      })
    }
  }

  /** The years in which a single row makes more than half of the quantity: a likely error of the unit, or one large shipment. */
  ofOneRow() {
    return [...this.#years]
      .sort(([one], [other]) => one - other)
      .filter(([, { rows, total, largest }]) => rows >= FEWEST_ROWS_OF_YEAR && largest.quantity * 2n > total)
      .map(([year, { rows, total, largest }]) => {
        const { record_id, quantity, ...row } = largest
        return {
          ...{ year, rows, total, record_id, quantity },
          /** quantity / total, more than 0.5. */
          share: amountAsNumber(quantity) / amountAsNumber(total),
          ...row,
        }
      })
  }
}

/** The same of rows that are all of one article and one side. */
export function oneRowYears(table: TradeTable | AlikeTable, rows: Uint32Array): OneRowYear[] {
  const totals = new YearTotals()
  totals.add(table, rows)
  return totals.ofOneRow()
}

/** A year of which one row makes more than half, and that row. */
export type OneRowYear = ReturnType<YearTotals['ofOneRow']>[number]

function isLarger({ whole, rest }: SingleRecords, row: number, other: number): boolean {
  const more = (whole[row] ?? 0) - (whole[other] ?? 0)
  return more > 0 || (more === 0 && (rest[row] ?? 0) > (rest[other] ?? 0))
}

function describedRow(table: TradeTable | AlikeTable, row: number) {
  const { record_id, whole, rest, unit, quantity: reported } = largestRecords(table)
  const id = record_id[row] ?? Number.NaN
  const quantity = exactAmount(whole[row] ?? 0, rest[row] ?? 0)
  return {
    /** The publisher's Id; null in comparative tabulations. */
    record_id: Number.isNaN(id) ? null : id,
    quantity,
    importer: valueAt(table.importer, row),
    exporter: valueAt(table.exporter, row),
    unit: valueAt(unit, row),
    as_reported: reported[row] ?? Number.NaN,
  }
}
