import { Places } from './places.ts'
import type { CodedColumn, CodedColumnName, TradeColumns } from './trade-table.ts'

/**
 * The columns that figures rest on, gathered from parts that come one after the other: some bytes per row, where values as
 * they are read take many times as much.
 */
export class GatheredColumns {
  readonly length: number
  readonly year: Uint16Array
  /** NaN in comparative tabulations. */
  readonly record_id: Float64Array
  /** As reported; NaN was not reported. */
  readonly quantity: Float64Array
  readonly #coded: { name: CodedColumnName; places: Places<string | null>; codes: Uint16Array }[]
  /** How many rows were added. */
  added = 0

  /** For as many rows as all parts have together. */
  constructor(length: number, coded: readonly CodedColumnName[]) {
    this.length = length
    this.year = new Uint16Array(length)
    this.record_id = new Float64Array(length)
    this.quantity = new Float64Array(length)
    this.#coded = coded.map((name) => ({ name, places: new Places(), codes: new Uint16Array(length) }))
  }

  /** Adds rows after those that were added before. */
  add({ year, record_id, quantity, ...columns }: TradeColumns): void {
    const from = this.added
    for (let row = 0; row < year.length; row++) {
      this.year[from + row] = year[row] ?? 0
      this.record_id[from + row] = record_id[row] ?? Number.NaN
      this.quantity[from + row] = quantity[row] ?? Number.NaN
    }
    for (const { name, places, codes } of this.#coded) {
      const values = columns[name]
      for (let row = 0; row < year.length; row++) codes[from + row] = places.of(values[row] || null)
    }
    this.added += year.length
  }

  get coded(): Record<CodedColumnName, CodedColumn> {
    const columns = this.#coded.map(({ name, places, codes }) => [name, { codes, values: places.all }])
    return Object.fromEntries(columns)
  }
}
