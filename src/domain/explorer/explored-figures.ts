import { type Amount, amountAsNumber, largerAmount, sumAmounts } from '../trade/amounts.ts'
import type { CombinedTable } from '../trade/combined-table.ts'
import { groupedLineAmounts, type LineAmounts } from '../trade/trade-quantities.ts'
import { type Basis, basisOf, type TradeSelection } from '../trade/trade-selection.ts'
import { countWhere } from '../trade/trade-table.ts'
import { wholeAnimals } from '../trade/whole-animals.ts'
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

/** What no rows come to. */
export const NO_ROWS: ExploredFigure = { rows: 0, figure: 0, lower: 0, exporters: 0, importers: 0 }

/** Counts groups of rows; quantities are of one article, to which the rows belong. */
export function exploredFigures(
  table: CombinedTable,
  groups: readonly Uint32Array[],
  count: ExploredCount,
  { reporter = 'both' }: TradeSelection,
): ExploredFigure[] {
  const basis = basisOf(reporter)
  switch (count) {
    case 'records':
      return groups.map((rows) => recordFigure(table, rows))
    case 'quantity':
      return groupedLineAmounts(table, groups).map((lines, place) =>
        quantityFigure(lines, basis, groups[place]?.length ?? 0),
      )
    case 'animals':
      return groups.map((rows) => animalFigure(table, rows, basis))
  }
}

function recordFigure(table: CombinedTable, rows: Uint32Array): ExploredFigure {
  const importers = countWhere(table.isImporters, rows)
  return {
    rows: rows.length,
    figure: rows.length,
    lower: rows.length,
    exporters: rows.length - importers,
    importers,
  }
}

function quantityFigure(lines: readonly LineAmounts[], basis: Basis, rows: number): ExploredFigure {
  const sum = (amountOf: (line: LineAmounts) => Amount) => amountAsNumber(sumAmounts(lines.map(amountOf)))
  const sides = { exporters: sum((line) => line.exporters), importers: sum((line) => line.importers) }
  const figure =
    basis === 'larger' ? sum((line) => largerAmount(line.exporters, line.importers)) : sides[basis]
  return { rows, figure, lower: figure, ...sides }
}

function animalFigure(table: CombinedTable, rows: Uint32Array, basis: Basis): ExploredFigure {
  const { upper, lower, convertible_rows } = wholeAnimals(table, rows, basis)
  return { rows: convertible_rows, figure: upper, lower, exporters: null, importers: null }
}
