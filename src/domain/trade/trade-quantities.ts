import { type Amount, AmountSums, largerAmount } from './amounts.ts'
import type { Basis } from './trade-selection.ts'
import { type Article, type CountedTable, isFromSea, placeOfArticle } from './trade-table.ts'

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

const EXPORTERS = 1
const IMPORTERS = 2
const NONE = -1

/**
 * The lines of the larger basis that rows belong to, with what each side reports of them, in the order in which
 * their rows are in the table. Sums are exact. Source: trade-methods, section 3.
 */
export function lineAmounts(table: CountedTable, rows: Uint32Array): LineAmounts[] {
  return lineAmountsOf(table, rows, emptyPlaces(table))
}

/** The same for several groups of rows: each group is a choice of its own, so that a line may be in several. */
export function groupedLineAmounts(table: CountedTable, groups: readonly Uint32Array[]): LineAmounts[][] {
  const places = emptyPlaces(table)
  return groups.map((rows) => lineAmountsOf(table, rows, places))
}

/** The quantity of a line on a basis; the sides are never added. */
export function onBasis(basis: Basis, { exporters, importers }: LineAmounts): Amount {
  if (basis === 'larger') return largerAmount(exporters, importers)
  return basis === 'exporters' ? exporters : importers
}

/** What rows of one article come to in each year. */
export function amountsByYear(table: CountedTable, rows: Uint32Array, basis: Basis): Map<number, Amount> {
  const sums = new Map<number, Amount>()
  for (const amounts of lineAmounts(table, rows)) {
    const year = table.lines.at(amounts.line)?.year ?? 0
    sums.set(year, (sums.get(year) ?? 0n) + onBasis(basis, amounts))
  }
  return sums
}

function emptyPlaces(table: CountedTable): Int32Array {
  return new Int32Array(table.lines.length).fill(NONE)
}

/** `places` is where each line stands among those found; it is empty before and after. */
function lineAmountsOf(table: CountedTable, rows: Uint32Array, places: Int32Array): LineAmounts[] {
  const most = Math.min(rows.length, table.lines.length)
  const exporters = new AmountSums(most)
  const importers = new AmountSums(most)
  const sides = new Uint8Array(most)
  const notFromSea = new Uint8Array(most)
  const lines: number[] = []
  for (const row of rows) {
    const line = table.line[row] ?? 0
    let place = places[line] ?? NONE
    if (place === NONE) {
      place = lines.push(line) - 1
      places[line] = place
    }
    const isImporters = table.isImporters[row] === 1
    sides[place] = (sides[place] ?? 0) | (isImporters ? IMPORTERS : EXPORTERS)
    if (!isFromSea(table, row)) notFromSea[place] = 1
    const side = isImporters ? importers : exporters
    side.add(place, table.whole[row] ?? 0, table.rest[row] ?? 0)
  }
  for (const line of lines) places[line] = NONE
  return lines.map((line, place) => ({
    line,
    exporters: exporters.of(place),
    importers: importers.of(place),
    isFromSea: notFromSea[place] === 0,
    hasBothSides: sides[place] === (EXPORTERS | IMPORTERS),
  }))
}

/** Those of some lines that are of one article. */
export function linesOfArticle(
  table: CountedTable,
  lines: readonly LineAmounts[],
  article: Article | null,
): LineAmounts[] {
  const place = placeOfArticle(table, article)
  return lines.filter(({ line }) => table.lines.at(line)?.article === place)
}
