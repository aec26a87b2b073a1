import type { AlikeRecords } from '../trade/alike-records.ts'
import {
  columnOfCodes,
  type GroupColumn,
  type Grouping,
  groupCodes,
  oneGroup,
  recodedBy,
  valuesOfGroups,
} from '../trade/row-groups.ts'
import { HIGH_SEAS, rankedCountry, UNNAMED_CODES } from '../trade/trade-countries.ts'
import { columnOfDimension } from '../trade/trade-dimensions.ts'
import { isSourceFromSea } from '../trade/trade-table.ts'
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

type CountRows = (groups: Grouping) => ExploredFigure[]

/**
 * Places the values of a dimension along an axis: years in their order, others by their figure, most first, ties by value.
 * Of those only `most` stand by themselves. The rest is counted together, as one group of rows.
 */
export function placedAxis(
  table: AlikeRecords,
  rows: Uint32Array,
  { by, most, count }: { by: ExploredBy; most: number; count: CountRows },
) {
  const column = columnOf(table, by)
  const grouping = groupCodes([column], rows)
  const figures = count(grouping)
  const found = valuesOfGroups([column], grouping).map(([value = null], group) => ({
    value,
    group,
    figure: figures[group] ?? NO_ROWS,
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
  const totals = members.map((ones) =>
    ones.length === 1 ? ones[0]?.figure : count(oneGroup(rowsOf(grouping, ones)))[0],
  )
  return {
    axis: { by, places: places.map((place, at) => ({ ...place, ...(totals[at] ?? NO_ROWS) })) },
    column: columnOfCodes(
      recodedBy(column, (value) => placeOf.get(value) ?? 0),
      places.map((_, place) => place),
    ),
  }
}

/** The rows of several groups, in the table's order. */
function rowsOf({ rows, groupOf, size }: Grouping, groups: readonly { group: number }[]): Uint32Array {
  const isWanted = new Uint8Array(size)
  for (const { group } of groups) isWanted[group] = 1
  const found = new Uint32Array(rows.length)
  let count = 0
  for (let place = 0; place < rows.length; place++) {
    if (isWanted[groupOf[place] ?? 0] === 1) found[count++] = rows[place] ?? 0
  }
  return found.subarray(0, count)
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

function columnOf(table: AlikeRecords, by: ExploredBy): GroupColumn {
  if (by === 'species') return table.species
  if (by === 'exporter' || by === 'source_country')
    return columnOfRanked(table, by === 'exporter' ? 'exporter' : 'source')
  return columnOfDimension(table, by)
}

/** The country that a row is ranked under: introductions from the sea are the high seas', whichever country exports them. */
function columnOfRanked(table: AlikeRecords, by: 'exporter' | 'source'): GroupColumn {
  const { codes, values } = by === 'exporter' ? table.exporter : table.source_country
  const sea = values.includes(HIGH_SEAS) ? values.indexOf(HIGH_SEAS) : values.length
  const isSea = table.exporter.values.map((exporter) => isRankedAsSea(exporter, null))
  const isFromSea = table.source.values.map((source) => isRankedAsSea(null, source))
  const ranked = new Uint16Array(codes.length)
  for (let row = 0; row < codes.length; row++) {
    const isOfSea = isSea[table.exporter.codes[row] ?? 0] || isFromSea[table.source.codes[row] ?? 0]
    ranked[row] = isOfSea ? sea : (codes[row] ?? 0)
  }
  return columnOfCodes(ranked, sea === values.length ? [...values, HIGH_SEAS] : values)
}

/** What decides it is the exporter, or the source. */
const isRankedAsSea = (exporter: string | null, source: string | null): boolean =>
  rankedCountry({ exporter, origin: null, isFromSea: isSourceFromSea(source) }, 'exporter') === HIGH_SEAS
