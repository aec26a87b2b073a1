import {
  NARROWED,
  type Narrowed,
  NOT_REPORTED,
  narrowingsOf,
  type TradeSelection,
} from './trade-selection.ts'
import type { TradeTable } from './trade-table.ts'

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
 * the years, the movement and the reporter kept. Values that leave none are there with zero, so that a choice made
 * before is offered.
 */
export function tradeChoices(table: TradeTable, selection: TradeSelection): TradeChoices {
  const { isInYears, isOfMovement, isReportedBy, columns } = narrowingsOf(table, selection)
  const counts = columns.map(({ values }) => new Uint32Array(values.length))
  const count = (row: number, place: number) => {
    const ofColumn = counts[place]
    const code = columns[place]?.codes[row] ?? 0
    if (ofColumn !== undefined) ofColumn[code] = (ofColumn[code] ?? 0) + 1
  }
  const narrowed = columns.flatMap(({ codes, allowed }, place) =>
    allowed === undefined ? [] : [{ codes, allowed, place }],
  )
  for (let row = 0; row < table.length; row++) {
    if (!isInYears(row) || !isOfMovement(row) || !isReportedBy(row)) continue
    const refusing = narrowed.filter(({ codes, allowed }) => allowed[codes[row] ?? 0] === 0)
    if (refusing.length > 1) continue
    const [only] = refusing
    if (only !== undefined) count(row, only.place)
    else for (let place = 0; place < columns.length; place++) count(row, place)
  }
  return Object.fromEntries(
    NARROWED.map((name, place) => [name, mergedByValue(columns[place]?.values ?? [], counts[place])]),
  ) as TradeChoices
}

/** A measure stands once, whatever the articles that it is counted in. Most rows first, ties by value. */
function mergedByValue(
  values: readonly (string | null)[],
  counts: Uint32Array = new Uint32Array(),
): TradeChoice[] {
  const rows = new Map<string, number>()
  values.forEach((value, code) => {
    const name = value ?? NOT_REPORTED
    rows.set(name, (rows.get(name) ?? 0) + (counts[code] ?? 0))
  })
  return [...rows]
    .map(([value, count]) => ({ value, rows: count }))
    .sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1))
}
