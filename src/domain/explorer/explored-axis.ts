import type { AlikeRecords } from '../trade/alike-records.ts'
import {
  columnOfCodes,
  type GroupColumn,
  type Grouping,
  groupCodes,
  recodedBy,
  valuesOfGroups,
} from '../trade/row-groups.ts'
import { HIGH_SEAS, rankedCountry, UNNAMED_CODES } from '../trade/trade-countries.ts'
import { columnOfDimension } from '../trade/trade-dimensions.ts'
import { isSourceFromSea } from '../trade/trade-table.ts'
import { addedFigures, type ExactFigure, type ExploredFigure, inDoubles } from './explored-figures.ts'
import type { ExploredBy, ExploredCount } from './explorer-question.ts'

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

/** What the values of a field come to, or places of an axis, added up part by part. */
export type FiguresOfValues = Map<string | number | null, ExactFigure>

export type CountGroups = (groups: Grouping) => ExactFigure[]

/** Adds rows of a part, grouped by a column. */
export function addFigures(
  figures: FiguresOfValues,
  column: GroupColumn,
  rows: Uint32Array,
  count: CountGroups,
): void {
  const groups = groupCodes([column], rows)
  const counted = count(groups)
  valuesOfGroups([column], groups).forEach(([value = null], group) => {
    const figure = counted[group]
    if (figure !== undefined) figures.set(value, addedFigures(figures.get(value), figure))
  })
}

/** Where the values of a field stand. */
export interface PlacedValues {
  places: readonly AxisPlace[]
  /** The values of each place. */
  values: readonly (readonly (string | number | null)[])[]
}

/**
 * Places the values of a field along an axis: years in their order, others by their figure, most first, ties by value.
 * Of those only `most` stand by themselves. The rest is counted together, as one group of rows.
 */
export function placedValues(figures: FiguresOfValues, by: ExploredBy, most: number): PlacedValues {
  const found = [...figures].map(([value, figure]) => ({ value, figure: inDoubles(figure) }))
  const named = found.filter((one): one is Placed => isNamed(by, one.value))
  const ordered = by === 'year' ? named.toSorted(byValue) : named.toSorted(mostFirst)
  const shown = by === 'year' ? ordered : ordered.slice(0, most)
  const rest = ordered.slice(shown.length)
  const isOfSea = ({ value }: { value: string | number | null }) => isCountry(by) && value === HIGH_SEAS
  const unnamed = found.filter((one) => !isOfSea(one) && !isNamed(by, one.value))
  const together: readonly (readonly [AxisPlace, typeof found])[] = [
    [{ kind: 'others', values: rest.length }, rest],
    [{ kind: 'high_seas' }, found.filter(isOfSea)],
    [{ kind: 'not_named' }, unnamed],
  ]
  const joined = together.filter(([, ones]) => ones.length > 0)
  return {
    places: [
      ...shown.map(({ value }): AxisPlace => ({ kind: 'value', value })),
      ...joined.map(([one]) => one),
    ],
    values: [
      ...shown.map(({ value }) => [value]),
      ...joined.map(([, ones]) => ones.map(({ value }) => value)),
    ],
  }
}

/** The place of each row of a part on an axis, as a column of its values has it. */
export function columnOfPlaces({ places, values }: PlacedValues, column: GroupColumn): GroupColumn {
  const placeOf = new Map(values.flatMap((ones, place) => ones.map((value) => [value, place] as const)))
  return columnOfCodes(
    recodedBy(column, (value) => placeOf.get(value) ?? 0),
    places.map((_, place) => place),
  )
}

/** Fields of which a line has one value, and so has a band of whole animals. Source: trade-methods, sections 3 and 7. */
const WITHIN_LINES: readonly ExploredBy[] = ['year', 'species', 'importer', 'exporter', 'source_country']

/** Whether groups of rows by a field come to as much together as one by one. */
export const addsUp = (by: ExploredBy, count: ExploredCount): boolean =>
  count === 'records' || WITHIN_LINES.includes(by)

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

/** The values that a field has in a part. */
export function columnOfField(table: AlikeRecords, by: ExploredBy): GroupColumn {
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
