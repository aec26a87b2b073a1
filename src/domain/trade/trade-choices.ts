import { countBy } from './row-counts.ts'
import { kindOfRow, narrowingsOf } from './selected-rows.ts'
import { NARROWED, type Narrowed, NOT_REPORTED, type TradeSelection } from './trade-selection.ts'
import type { CountedTable } from './trade-table.ts'

/** A value that a dimension may be narrowed to, and how many rows that choice would leave. */
export interface TradeChoice {
  /** '-' was not reported. */
  value: string
  rows: number
}

/** What each dimension offers beside the other choices that are made; values that no row has are left out. */
export type TradeChoices = Record<Narrowed, TradeChoice[]>

/**
 * The values of each dimension with the rows that choosing one would leave, the choices in all other dimensions,
 * the years, the movement and the reporter unchanged. Values that leave none are there with zero, so that a choice made
 * before is offered.
 */
export function tradeChoices(table: CountedTable, selection: TradeSelection): TradeChoices {
  const { refusals, isOfMovement, isReportedBy, columns } = narrowingsOf(table, selection)
  const left = new Uint32Array(table.length)
  const refusedByOne: number[] = []
  let count = 0
  for (let row = 0; row < table.length; row++) {
    const refusedBy = refusals[row] ?? 0
    if (refusedBy > 1) continue
    const kind = kindOfRow(table, row)
    if (isOfMovement[kind] === 0 || isReportedBy[kind] === 0) continue
    if (refusedBy === 0) left[count++] = row
    else refusedByOne.push(row)
  }
  const counts = columns.map(({ codes, values }) =>
    countBy(codes, left.subarray(0, count), values.length, table.records),
  )
  // Another value of the only column that refuses a row would bring it back.
  for (const row of refusedByOne) {
    const place = columns.findIndex(({ codes, allowed }) => allowed?.[codes[row] ?? 0] === 0)
    const code = columns[place]?.codes[row] ?? 0
    const ofColumn = counts[place]
    if (ofColumn !== undefined) ofColumn[code] = (ofColumn[code] ?? 0) + (table.records?.[row] ?? 1)
  }
  return Object.fromEntries(
    NARROWED.map((name, place) => {
      const values = columns[place]?.values ?? []
      const counted = values.map((value, code) => ({
        value: value ?? NOT_REPORTED,
        rows: counts[place]?.[code] ?? 0,
      }))
      return [name, mergedByValue(counted)]
    }),
  ) as TradeChoices
}

/** A value stands once, whatever the articles or species that it is counted in. Most rows first, ties by value. */
export function mergedByValue(counted: readonly TradeChoice[]): TradeChoice[] {
  const rows = new Map<string, number>()
  for (const { value, rows: more } of counted) rows.set(value, (rows.get(value) ?? 0) + more)
  return [...rows]
    .map(([value, count]) => ({ value, rows: count }))
    .sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1))
}
