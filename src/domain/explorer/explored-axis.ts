import type { CombinedTable } from '../trade/combined-table.ts'
import { columnOfCodes, type GroupColumn, groupRows } from '../trade/row-groups.ts'
import { HIGH_SEAS, rankedCountry, UNNAMED_CODES } from '../trade/trade-countries.ts'
import { columnOfDimension } from '../trade/trade-dimensions.ts'
import { isFromSea, valueAt } from '../trade/trade-table.ts'
import { type ExploredFigure, NO_ROWS } from './explored-figures.ts'
import type { ExploredBy } from './explorer-question.ts'

/** What one place of an axis stands for: a value, or several that are not shown by themselves. */
export type AxisPlace =
  | { kind: 'value'; value: string | number }
  /** All values after those that stand by themselves. */
  | { kind: 'others'; values: number }
  /** Introductions from the sea, which are no country's exports. Source: trade-methods, section 4. */
  | { kind: 'high_seas' }
  /** Rows whose value was not reported, or names no country. Same source. */
  | { kind: 'not_named' }

/** A dimension with the places that it is shown in, in their order. */
export interface ExploredAxis {
  by: ExploredBy
  places: (AxisPlace & ExploredFigure)[]
}

/** An axis and the place of each row of the table in it. */
export interface PlacedAxis {
  axis: ExploredAxis
  column: GroupColumn
}

type CountRows = (groups: readonly Uint32Array[]) => ExploredFigure[]

/**
 * Places the values of a dimension along an axis: years in their order, others by their figure, most first, ties by value.
 * Of those only `most` stand by themselves. The rest is counted together, as one group of rows.
 */
export function placedAxis(
  table: CombinedTable,
  rows: Uint32Array,
  { by, most, count }: { by: ExploredBy; most: number; count: CountRows },
): PlacedAxis {
  const column = columnOf(table, by)
  const groups = groupRows([column], rows)
  const figures = count(groups.map((group) => group.rows))
  const found = groups.map(({ values: [value = null], rows: ofValue }, place) => ({
    value,
    rows: ofValue,
    figure: figures[place] ?? NO_ROWS,
  }))
  const named = found.filter((one): one is typeof one & { value: string | number } => isNamed(by, one.value))
  const ordered = by === 'year' ? named.toSorted(byValue) : named.toSorted(mostFirst)
  const shown = by === 'year' ? ordered : ordered.slice(0, most)
  const rest = ordered.slice(shown.length)
  const ofSea = found.filter(({ value }) => isCountry(by) && value === HIGH_SEAS)
  const unnamed = found.filter(
    ({ value }) => !ofSea.some((one) => one.value === value) && !isNamed(by, value),
  )

  const places: AxisPlace[] = shown.map(({ value }) => ({ kind: 'value', value }))
  const members: (typeof found)[] = shown.map((one) => [one])
  const addTogether = (place: AxisPlace, together: typeof found) => {
    if (together.length === 0) return
    places.push(place)
    members.push(together)
  }
  addTogether({ kind: 'others', values: rest.length }, rest)
  addTogether({ kind: 'high_seas' }, ofSea)
  addTogether({ kind: 'not_named' }, unnamed)

  const placeOf = new Map(members.flatMap((ones, place) => ones.map(({ value }) => [value, place] as const)))
  const ofCodes = column.values.map((value) => placeOf.get(value) ?? 0)
  const totals = count(members.map((ones) => together(ones.map((one) => one.rows))))
  return {
    axis: { by, places: places.map((place, at) => ({ ...place, ...(totals[at] ?? NO_ROWS) })) },
    column: columnOfCodes(
      Uint16Array.from(column.codes, (code) => ofCodes[code] ?? 0),
      places.map((_, place) => place),
    ),
  }
}

const isCountry = (by: ExploredBy) => by === 'importer' || by === 'exporter' || by === 'source_country'

function isNamed(by: ExploredBy, value: string | number | null): boolean {
  if (value === null) return false
  return !isCountry(by) || (value !== HIGH_SEAS && !UNNAMED_CODES.includes(String(value)))
}

interface Placed {
  value: string | number
  figure: ExploredFigure
}

const byValue = (a: Placed, b: Placed) => (a.value < b.value ? -1 : 1)
const mostFirst = (a: Placed, b: Placed) =>
  b.figure.figure - a.figure.figure || b.figure.rows - a.figure.rows || byValue(a, b)

function columnOf(table: CombinedTable, by: ExploredBy): GroupColumn {
  if (by === 'species') return table.species
  if (by === 'exporter' || by === 'source_country')
    return columnOfRanked(table, by === 'exporter' ? 'exporter' : 'source')
  return columnOfDimension(table, by)
}

/** The country that a row is ranked under: introductions from the sea are the high seas', whoever exports them. */
function columnOfRanked(table: CombinedTable, by: 'exporter' | 'source'): GroupColumn {
  const { codes, values } = by === 'exporter' ? table.exporter : table.source_country
  const sea = values.includes(HIGH_SEAS) ? values.indexOf(HIGH_SEAS) : values.length
  const ranked = Uint16Array.from(codes, (code, row) => {
    const route = { exporter: valueAt(table.exporter, row), origin: valueAt(table.origin, row) }
    return rankedCountry({ ...route, isFromSea: isFromSea(table, row) }, by) === HIGH_SEAS ? sea : code
  })
  return columnOfCodes(ranked, sea === values.length ? [...values, HIGH_SEAS] : values)
}

/** The rows of several groups as one, in the table's order. */
function together(groups: readonly Uint32Array[]): Uint32Array {
  const [only] = groups
  if (groups.length === 1 && only !== undefined) return only
  const all = new Uint32Array(groups.reduce((length, rows) => length + rows.length, 0))
  let start = 0
  for (const rows of groups) {
    all.set(rows, start)
    start += rows.length
  }
  return all.sort()
}
