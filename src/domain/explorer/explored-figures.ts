import type { AlikeRecords } from '../trade/alike-records.ts'
import { type Amount, amountAsNumber, largerAmount, sumAmounts } from '../trade/amounts.ts'
import { countRecords } from '../trade/row-counts.ts'
import { type Grouping, rowsOfGroups } from '../trade/row-groups.ts'
import { groupedLineAmounts, type LineAmounts } from '../trade/trade-quantities.ts'
import { type Basis, basisOf, type TradeSelection } from '../trade/trade-selection.ts'
import { groupedWholeAnimals, type WholeAnimals } from '../trade/whole-animals.ts'
import type { ExploredCount } from './explorer-question.ts'

/** What a group of rows comes to, as the nearest doubles. */
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

/** The same exact, so that parts add up; records and animals are whole numbers, or halves. */
export interface ExactFigure {
  rows: number
  figure: number | Amount
  lower: number | Amount
  exporters: number | Amount | null
  importers: number | Amount | null
}

const NONE = new Uint32Array()
/** What no rows come to. */
export const NO_ROWS: ExploredFigure = { rows: 0, figure: 0, lower: 0, exporters: 0, importers: 0 }

/** What two groups come to together; undefined is none before. */
export function addedFigures(one: ExactFigure | undefined, other: ExactFigure): ExactFigure {
  if (one === undefined) return other
  return {
    rows: one.rows + other.rows,
    figure: added(one.figure, other.figure),
    lower: added(one.lower, other.lower),
    exporters: addedSides(one.exporters, other.exporters),
    importers: addedSides(one.importers, other.importers),
  }
}

const addedSides = (one: ExactFigure['exporters'], other: ExactFigure['exporters']) =>
  one === null || other === null ? null : added(one, other)

const added = (one: number | Amount, other: number | Amount): number | Amount =>
  typeof one === 'bigint' ? one + BigInt(other) : one + Number(other)

/** An exact figure as answers have it. */
export function inDoubles({ rows, figure, lower, exporters, importers }: ExactFigure): ExploredFigure {
  return {
    rows,
    figure: inDouble(figure),
    lower: inDouble(lower),
    exporters: exporters === null ? null : inDouble(exporters),
    importers: importers === null ? null : inDouble(importers),
  }
}

const inDouble = (sum: number | Amount): number => (typeof sum === 'bigint' ? amountAsNumber(sum) : sum)

/** Counts groups of rows of a part; quantities are of one article, to which the rows belong. */
export function exploredFigures(
  table: AlikeRecords,
  groups: Grouping,
  count: ExploredCount,
  { reporter = 'both' }: TradeSelection,
): ExactFigure[] {
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
): ExactFigure[] {
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

function quantityFigure(lines: readonly LineAmounts[], basis: Basis, rows: number): ExactFigure {
  const sum = (amountOf: (line: LineAmounts) => Amount) => sumAmounts(lines.map(amountOf))
  const sides = { exporters: sum((line) => line.exporters), importers: sum((line) => line.importers) }
  const figure =
    basis === 'larger' ? sum((line) => largerAmount(line.exporters, line.importers)) : sides[basis]
  return { rows, figure, lower: figure, ...sides }
}

function animalFigure({ upper, lower, convertible_rows }: WholeAnimals): ExactFigure {
  return { rows: convertible_rows, figure: upper, lower, exporters: null, importers: null }
}
