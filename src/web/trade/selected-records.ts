import { conversionOf } from '#domain/trade/measures.ts'
import { selectRows, type TradeSelection } from '#domain/trade/trade-selection.ts'
import { type TradeTable, valueAt } from '#domain/trade/trade-table.ts'

/** The published columns by the names that the API gives them, and the measure that a unit is counted in. */
const COLUMNS = [
  'record_id',
  'year',
  'appendix',
  'taxon',
  'term',
  'quantity',
  'unit',
  'measure',
  'importer',
  'exporter',
  'origin',
  'purpose',
  'source',
  'reporter_type',
] as const

/** The rows that a choice leaves, as published, headings first; what was not reported is empty. */
export function selectedRecords(table: TradeTable, selection: TradeSelection): string[][] {
  const written = (row: number) => COLUMNS.map((column) => textOf(table, row, column))
  return [[...COLUMNS], ...Array.from(selectRows(table, selection).rows, written)]
}

function textOf(table: TradeTable, row: number, column: (typeof COLUMNS)[number]): string {
  switch (column) {
    case 'record_id':
    case 'quantity':
    case 'year':
      return numberText(table[column][row])
    case 'measure':
      return conversionOf(valueAt(table.unit, row)).measure
    default:
      return valueAt(table[column], row) ?? ''
  }
}

function numberText(value = Number.NaN): string {
  return Number.isNaN(value) ? '' : String(value)
}
