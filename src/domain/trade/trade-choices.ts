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
 * the years, the movement and the reporter kept. Values that leave none are there with zero, so that a choice made before is offered.
 */
export function tradeChoices(table: TradeTable, selection: TradeSelection): TradeChoices {
  const { isInYears, isOfMovement, isReportedBy, columns } = narrowingsOf(table, selection)
  const counts = columns.map(({ values }) => new Uint32Array(values.length))
  for (let row = 0; row < table.length; row++) {
    if (!isInYears(row) || !isOfMovement(row) || !isReportedBy(row)) continue
    let refusals = 0
    let refusing = -1
    columns.forEach(({ codes, allowed }, place) => {
      if (allowed?.[codes[row] ?? 0] !== 0) return
      refusals++
      refusing = place
    })
    if (refusals > 1) continue
    columns.forEach(({ codes }, place) => {
      const count = counts[place]
      const code = codes[row] ?? 0
      if (count !== undefined && (refusals === 0 || refusing === place)) count[code] = (count[code] ?? 0) + 1
    })
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
