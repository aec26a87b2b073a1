import type { AlikeRecords } from '../trade/alike-records.ts'
import { type Amount, amountAsNumber, largerAmount, sumAmounts } from '../trade/amounts.ts'
import { countRecords } from '../trade/row-counts.ts'
import { type Grouping, rowsOfGroups } from '../trade/row-groups.ts'
import { groupedLineAmounts, type LineAmounts } from '../trade/trade-quantities.ts'
import { type Basis, basisOf, type TradeSelection } from '../trade/trade-selection.ts'
import { groupedWholeAnimals, type WholeAnimals } from '../trade/whole-animals.ts'
import type { ExploredCount } from './explorer-question.ts'

/** What a group of rows comes to. */
export interface ExploredFigure {
  rows: number
  /** What is counted, on the basis that was chosen; of whole animals the upper end. */
  figure: number
  /** Of whole animals the lower end, else the figure. */
  lower: number
  /** What each side reports; the sides are never added. Null for whole animals. */
  exporters: number | null
  importers: number | null
}

const NONE = new Uint32Array()
/** What no rows come to. */
export const NO_ROWS: ExploredFigure = { rows: 0, figure: 0, lower: 0, exporters: 0, importers: 0 }

/** Counts groups of rows; quantities are of one article, to which the rows belong. */
export function exploredFigures(
  table: AlikeRecords,
  groups: Grouping,
  count: ExploredCount,
  { reporter = 'both' }: TradeSelection,
): ExploredFigure[] {
  if (count === 'records') return recordFigures(table, groups)
  const basis = basisOf(reporter)
  const rows = rowsOfGroups(groups)
  return count === 'quantity'
    ? groupedLineAmounts(table, rows).map((lines, group) =>
        quantityFigure(lines, basis, countRecords(table, rows[group] ?? NONE)),
      )
    : groupedWholeAnimals(table, rows, basis).map(animalFigure)
}

function recordFigures(
  { records, isImporters }: AlikeRecords,
  { rows, groupOf, size }: Grouping,
): ExploredFigure[] {
  const ofExporters = new Uint32Array(size)
  const ofImporters = new Uint32Array(size)
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0
    const group = groupOf[place] ?? 0
    const ofSide = isImporters[row] === 1 ? ofImporters : ofExporters
    ofSide[group] = (ofSide[group] ?? 0) + (records[row] ?? 0)
  }
  return Array.from(ofExporters, (exporters, group) => {
    const importers = ofImporters[group] ?? 0
    const both = exporters + importers
    return { rows: both, figure: both, lower: both, exporters, importers }
  })
}

function quantityFigure(lines: readonly LineAmounts[], basis: Basis, rows: number): ExploredFigure {
  const sum = (amountOf: (line: LineAmounts) => Amount) => amountAsNumber(sumAmounts(lines.map(amountOf)))
  const sides = { exporters: sum((line) => line.exporters), importers: sum((line) => line.importers) }
  const figure =
    basis === 'larger' ? sum((line) => largerAmount(line.exporters, line.importers)) : sides[basis]
  return { rows, figure, lower: figure, ...sides }
}

function animalFigure({ upper, lower, convertible_rows }: WholeAnimals): ExploredFigure {
  return { rows: convertible_rows, figure: upper, lower, exporters: null, importers: null }
}
