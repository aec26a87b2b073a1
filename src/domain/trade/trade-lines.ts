import { Places } from './places.ts'
import type { TradeTable } from './trade-table.ts'

/** What one line of the larger basis has in common, by the values' places in their columns. Source: trade-methods, section 3. */
export interface TradeLine {
  readonly year: number
  readonly taxon: number
  readonly importer: number
  readonly exporter: number
  /** -1 where the origin is blank or equals the exporter. */
  readonly origin: number
  readonly article: number
}

/** Lines by their numbers, as a list of them has them. */
export interface TradeLines {
  readonly length: number
  at: (line: number) => TradeLine | undefined
}

/** All lines of a table in the order of their numbers. */
export const allLines = ({ lines }: Pick<TradeTable, 'lines'>): TradeLine[] =>
  Array.from({ length: lines.length }, (_, line) => lines.at(line)).filter((line) => line !== undefined)

/** The code of the origin of each row; -1 where it is blank or the exporter. */
export function foreignOrigins({ origin, exporter }: Pick<TradeTable, 'origin' | 'exporter'>): Int32Array {
  const sameAs = origin.values.map((value) => exporter.values.indexOf(value))
  return Int32Array.from(origin.codes, (code, row) =>
    origin.values[code] === null || sameAs[code] === exporter.codes[row] ? -1 : code,
  )
}

/** The line of each row, and the lines. Codes are those of the columns given. */
export function linesOfRows(
  table: Pick<
    TradeTable,
    'length' | 'year' | 'taxon' | 'importer' | 'exporter' | 'origin' | 'article' | 'articles'
  >,
  origin: Int32Array,
) {
  const keys = new Places<number>()
  const lines: TradeLine[] = []
  const line = new Uint32Array(table.length)
  for (let row = 0; row < table.length; row++) {
    const one: TradeLine = {
      year: table.year[row] ?? 0,
      taxon: table.taxon.codes[row] ?? 0,
      importer: table.importer.codes[row] ?? 0,
      exporter: table.exporter.codes[row] ?? 0,
      origin: origin[row] ?? -1,
      article: table.article[row] ?? 0,
    }
    const place = keys.of(lineKey(table, one))
    lines[place] ??= one
    line[row] = place
  }
  return { line, lines }
}

const knownRoutes = new WeakMap<TradeLines, { routes: Uint32Array; count: number }>()

/** Numbers what each line has in common but for the article: year, taxon, importer, exporter and origin. Once per table. */
export function routesOfLines(table: Pick<TradeTable, 'lines' | CodedColumn>): {
  routes: Uint32Array
  count: number
} {
  const known = knownRoutes.get(table.lines)
  if (known !== undefined) return known
  const keys = new Places<number>()
  const routes = Uint32Array.from({ length: table.lines.length }, (_, place) => {
    const line = table.lines.at(place)
    return line === undefined ? 0 : keys.of(routeKey(table, line))
  })
  const numbered = { routes, count: keys.all.length }
  knownRoutes.set(table.lines, numbered)
  return numbered
}

/** One number for each line of a table. */
const lineKey = (table: Pick<TradeTable, 'articles' | CodedColumn>, line: TradeLine): number =>
  routeKey(table, line) * table.articles.length + line.article

type CodedColumn = 'taxon' | 'importer' | 'exporter' | 'origin'

/** Its codes, each below the number of values that its column has. */
function routeKey(
  table: Pick<TradeTable, CodedColumn>,
  { year, taxon, importer, exporter, origin }: TradeLine,
): number {
  let key = year * table.taxon.values.length + taxon
  key = key * table.importer.values.length + importer
  key = key * table.exporter.values.length + exporter
  return key * (table.origin.values.length + 1) + origin + 1
}
