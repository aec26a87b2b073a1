import { countRecords, rowsWith } from './row-counts.ts'
import { selectRows } from './selected-rows.ts'
import type { CountryBy, Movement, Reporter, TradeSelection } from './trade-selection.ts'
import type { CountedTable } from './trade-table.ts'

/** How figures were counted, and how many rows that leaves out. */
export interface TradeBasis {
  reporter: Reporter
  /** Of the records. */
  movement: Movement
  /** Of the quantities: direct trade, unless a movement was chosen. */
  quantity_movement: Movement
  by: CountryBy
  /** Rows of the species in all. */
  all_rows: number
  /** Rows that every choice leaves, of those that all choices but reporter and movement leave. */
  rows: number
  rows_selected: number
  left_out_by_movement: number
  left_out_by_reporter: number
}

/** The rows of the records, and those of the quantities. */
export interface CountedRows extends TradeBasis {
  recordRows: Uint32Array
  quantityRows: Uint32Array
}

/** What a question counts: records of all movements, quantities of direct trade, unless it names one. Source: trade-methods, sections 4 and 11. */
export function countedRows(table: CountedTable, question: TradeSelection): CountedRows {
  const basis = noRowsCounted(question)
  const { rows, selected, ...leftOut } = selectRows(table, question)
  return {
    ...basis,
    all_rows: countAllRecords(table),
    rows: countRecords(table, rows),
    rows_selected: selected,
    ...leftOut,
    recordRows: rows,
    // Without a movement records are of all, so that direct trade is among them.
    quantityRows: basis.quantity_movement === basis.movement ? rows : rowsWith(table.isReExport, 0, rows),
  }
}

/** How a question is counted, before any row is. */
export function noRowsCounted(question: TradeSelection): TradeBasis {
  const { reporter = 'both', movement = 'all', by = 'exporter' } = question
  const quantity_movement = question.movement ?? 'direct'
  const none = { all_rows: 0, rows: 0, rows_selected: 0, left_out_by_movement: 0, left_out_by_reporter: 0 }
  return { reporter, movement, quantity_movement, by, ...none }
}

/** The counts of two parts of the records together. */
export function addedBasis(one: TradeBasis, other: TradeBasis): TradeBasis {
  return {
    ...one,
    all_rows: one.all_rows + other.all_rows,
    rows: one.rows + other.rows,
    rows_selected: one.rows_selected + other.rows_selected,
    left_out_by_movement: one.left_out_by_movement + other.left_out_by_movement,
    left_out_by_reporter: one.left_out_by_reporter + other.left_out_by_reporter,
  }
}

function countAllRecords({ length, records }: CountedTable): number {
  if (records === undefined) return length
  let count = 0
  for (let row = 0; row < length; row++) count += records[row] ?? 0
  return count
}
