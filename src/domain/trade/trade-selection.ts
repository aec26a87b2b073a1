import type { CodedColumn, TradeTable } from './trade-table.ts'

/** Whose reports a figure rests on. Source: trade-methods, sections 3 and 11. */
export const REPORTERS = ['both', 'exporters', 'importers', 'larger'] as const
export type Reporter = (typeof REPORTERS)[number]

/** What quantities may rest on: one side's reports, or the larger side of each line; never the sum of both. */
export const BASES = ['exporters', 'importers', 'larger'] as const
export type Basis = (typeof BASES)[number]

/** Direct trade, goods that came from another country, or both. Same source, section 4. */
export const MOVEMENTS = ['all', 'direct', 're-exports'] as const
export type Movement = (typeof MOVEMENTS)[number]

/** Which country a quantity is counted for. Same source. */
export const COUNTRIES_BY = ['exporter', 'source'] as const
export type CountryBy = (typeof COUNTRIES_BY)[number]

/** The columns that a selection narrows by values; `unit` stands for the measure. */
export const NARROWED = ['term', 'unit', 'importer', 'exporter', 'origin', 'purpose', 'source'] as const
export type Narrowed = (typeof NARROWED)[number]

/** Stands for "not reported" in addresses and answers. */
export const NOT_REPORTED = '-'

/** What a reader chose of a species' trade. What is absent does not narrow; '-' is a value not reported. */
export interface TradeSelection extends Partial<Readonly<Record<Narrowed, readonly string[]>>> {
  readonly start_year?: number
  readonly end_year?: number
  readonly reporter?: Reporter
  readonly movement?: Movement
}

/** The rows that a selection leaves, and how many of those selected its reporter and movement leave out. */
export interface SelectedRows {
  rows: Uint32Array
  /** By every choice but reporter and movement. */
  selected: number
  left_out_by_movement: number
  /** Of what the movement left. */
  left_out_by_reporter: number
}

/** The rows of a table that a selection leaves, in the table's order. Source: trade-methods, sections 4 and 11. */
export function selectRows(table: TradeTable, selection: TradeSelection): SelectedRows {
  const {
    start_year = 0,
    end_year = Number.POSITIVE_INFINITY,
    movement = 'all',
    reporter = 'both',
  } = selection
  const choices = NARROWED.flatMap((name) => {
    const chosen = selection[name]
    return chosen === undefined ? [] : [chosenCodes(table, name, new Set(chosen))]
  })
  const rows = new Uint32Array(table.length)
  let kept = 0
  let selected = 0
  let left_out_by_movement = 0
  let left_out_by_reporter = 0
  for (let row = 0; row < table.length; row++) {
    const year = table.year[row] ?? 0
    if (year < start_year || year > end_year) continue
    if (choices.some(({ codes, allowed }) => allowed[codes[row] ?? 0] === 0)) continue
    selected++
    if (movement !== 'all' && (table.isReExport[row] === 1) !== (movement === 're-exports')) {
      left_out_by_movement++
    } else if (
      (reporter === 'exporters' && table.isImporters[row] === 1) ||
      (reporter === 'importers' && table.isImporters[row] === 0)
    ) {
      left_out_by_reporter++
    } else {
      rows[kept++] = row
    }
  }
  return { rows: rows.subarray(0, kept), selected, left_out_by_movement, left_out_by_reporter }
}

/** The basis of quantities: the larger side unless the reader chose one; both sides are never added. */
export function basisOf(reporter: Reporter): Basis {
  return reporter === 'both' ? 'larger' : reporter
}

/** The codes of a column, and which of them are chosen. A unit is chosen by its measure. */
function chosenCodes(table: TradeTable, name: Narrowed, chosen: ReadonlySet<string>) {
  if (name === 'unit') return allowedCodes(measureColumn(table), chosen)
  return allowedCodes(table[name], chosen)
}

function measureColumn({ article, articles }: TradeTable): CodedColumn {
  return { codes: article, values: articles.map(({ measure }) => measure) }
}

function allowedCodes({ codes, values }: CodedColumn, chosen: ReadonlySet<string>) {
  return { codes, allowed: Uint8Array.from(values, (value) => (chosen.has(value ?? NOT_REPORTED) ? 1 : 0)) }
}
