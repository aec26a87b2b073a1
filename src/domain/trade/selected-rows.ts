import {
  type CountryBy,
  type Movement,
  NARROWED,
  type Narrowed,
  NOT_REPORTED,
  type Reporter,
  type TradeSelection,
} from './trade-selection.ts'
import type { CodedColumn, CountedTable } from './trade-table.ts'

/** The rows that a selection leaves, and how many of those selected its reporter and movement leave out. */
export interface SelectedRows {
  rows: Uint32Array
  /** Records that every choice but reporter and movement leaves. */
  selected: number
  left_out_by_movement: number
  /** Of what the movement left. */
  left_out_by_reporter: number
}

/** The rows of a table that a selection leaves, in the table's order. Source: trade-methods, sections 4 and 11. */
export function selectRows(table: CountedTable, selection: TradeSelection): SelectedRows {
  const { refusals, isOfMovement, isReportedBy } = narrowingsOf(table, selection)
  const rows = new Uint32Array(table.length)
  const counts = { selected: 0, left_out_by_movement: 0, left_out_by_reporter: 0 }
  let length = 0
  for (let row = 0; row < table.length; row++) {
    if (refusals[row] !== 0) continue
    const records = table.records?.[row] ?? 1
    const kind = kindOfRow(table, row)
    counts.selected += records
    if (isOfMovement[kind] === 0) counts.left_out_by_movement += records
    else if (isReportedBy[kind] === 0) counts.left_out_by_reporter += records
    else rows[length++] = row
  }
  return { rows: rows.subarray(0, length), ...counts }
}

/** A column that may be narrowed: `allowed` has for each code whether it is chosen, and is undefined without a choice. */
interface NarrowedColumn extends CodedColumn {
  allowed: Uint8Array | undefined
}

/** More than there are columns: no other choice of values brings a row back whose year is not chosen. */
const REFUSED_BY_YEAR = NARROWED.length + 1

/** Exporters' and importers' reports of direct trade, then of re-exports. */
export const KINDS_OF_ROWS = 4

/** One of the four kinds: even ones are exporters' reports, the first two are direct trade. */
export const kindOfRow = ({ isReExport, isImporters }: CountedTable, row: number): number =>
  2 * (isReExport[row] ?? 0) + (isImporters[row] ?? 0)

/**
 * What each choice of a selection asks of a row; the columns are in the order of NARROWED. `refusals` has for each row
 * how many columns refuse it, and more than there are where its year is not chosen. Movement and reporter are told by
 * the kind of a row: 1 where it is of the movement, or is reported by the side.
 */
export function narrowingsOf(table: CountedTable, selection: TradeSelection) {
  const {
    start_year = 0,
    end_year = Number.POSITIVE_INFINITY,
    movement = 'all',
    reporter = 'both',
  } = selection
  const columns = NARROWED.map((name): NarrowedColumn => {
    const column = columnOf(table, name, selection.by)
    const chosen = selection[name]
    return { ...column, allowed: chosen && chosenCodes(column, new Set(chosen)) }
  })
  return {
    columns,
    refusals: refusalsOf(table.year, { start_year, end_year }, columns),
    isOfMovement: Uint8Array.from(MOVEMENT_OF_KIND, (ofKind) =>
      Number(movement === 'all' || movement === ofKind),
    ),
    isReportedBy: Uint8Array.from(REPORTER_OF_KIND, (ofKind) =>
      Number(reporter === 'both' || reporter === 'larger' || reporter === ofKind),
    ),
  }
}

const MOVEMENT_OF_KIND: readonly Movement[] = ['direct', 'direct', 're-exports', 're-exports']
const REPORTER_OF_KIND: readonly Reporter[] = ['exporters', 'importers', 'exporters', 'importers']

function refusalsOf(
  years: Uint16Array,
  { start_year, end_year }: { start_year: number; end_year: number },
  columns: readonly NarrowedColumn[],
): Uint8Array {
  const refusals = new Uint8Array(years.length)
  for (let row = 0; row < years.length; row++) {
    const year = years[row] ?? 0
    if (year < start_year || year > end_year) refusals[row] = REFUSED_BY_YEAR
  }
  for (const { codes, allowed } of columns) {
    if (allowed === undefined) continue
    for (let row = 0; row < codes.length; row++) {
      if (allowed[codes[row] ?? 0] === 0) refusals[row] = (refusals[row] ?? 0) + 1
    }
  }
  return refusals
}

function columnOf(table: CountedTable, name: Narrowed, by: CountryBy = 'exporter'): CodedColumn {
  if (name === 'unit') return measureColumn(table)
  return name === 'exporter' && by === 'source' ? table.source_country : table[name]
}

/** The measure of each row, as a column; a measure has a code for each of its articles. */
function measureColumn({ article, articles }: CountedTable): CodedColumn {
  return { codes: article, values: articles.map(({ measure }) => measure) }
}

function chosenCodes({ values }: CodedColumn, chosen: ReadonlySet<string>): Uint8Array {
  return Uint8Array.from(values, (value) => (chosen.has(value ?? NOT_REPORTED) ? 1 : 0))
}
