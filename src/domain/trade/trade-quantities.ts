import { type Amount, AmountSums, largerAmount } from './amounts.ts'
import { routeOf } from './trade-countries.ts'
import type { Basis } from './trade-selection.ts'
import type { TradeTable } from './trade-table.ts'

/** What both sides' reports of one line come to, in the measure of its article. */
export interface LineAmounts {
  line: number
  exporters: Amount
  importers: Amount
  /** Whether every one of its rows has source X, introduced from the sea. */
  isFromSea: boolean
  /** Whether each side has a row of it. */
  hasBothSides: boolean
}

/**
 * The lines of the larger basis that rows belong to, with what each side reports of them, in the order in which
 * their rows stand in the table. Sums are exact. Source: trade-methods, section 3.
 */
export function lineAmounts(table: TradeTable, rows: Uint32Array): LineAmounts[] {
  const sides = [new AmountSums(table.lines.length), new AmountSums(table.lines.length)] as const
  const sidesOf = new Uint8Array(table.lines.length)
  const isFromSea = new Uint8Array(table.lines.length).fill(1)
  const lines: number[] = []
  for (const row of rows) {
    const line = table.line[row] ?? 0
    const isImporters = table.isImporters[row] === 1
    if (sidesOf[line] === 0) lines.push(line)
    sidesOf[line] = (sidesOf[line] ?? 0) | (isImporters ? 2 : 1)
    if (!routeOf(table, row).isFromSea) isFromSea[line] = 0
    sides[isImporters ? 1 : 0].add(line, table.whole[row] ?? 0, table.rest[row] ?? 0)
  }
  return lines.map((line) => ({
    line,
    exporters: sides[0].of(line),
    importers: sides[1].of(line),
    isFromSea: isFromSea[line] === 1,
    hasBothSides: sidesOf[line] === 3,
  }))
}

/** The quantity of a line on a basis; the sides are never added. */
export function onBasis(basis: Basis, { exporters, importers }: LineAmounts): Amount {
  if (basis === 'larger') return largerAmount(exporters, importers)
  return basis === 'exporters' ? exporters : importers
}
