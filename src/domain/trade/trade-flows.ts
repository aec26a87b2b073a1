import { ARCTIC_COUNTRIES } from '../countries/arctic-countries.ts'
import { type Amount, largerAmount, sumAmounts } from './amounts.ts'
import { type AnyFlow, drawnFlows, type FlowCounts, flowCounts } from './flow-counts.ts'
import { countBy } from './row-counts.ts'
import { columnOfCodes, groupCodes, recordsOfGroups, valuesOfGroups } from './row-groups.ts'
import { type Route, rankedCountry } from './trade-countries.ts'
import { type LineAmounts, onBasis } from './trade-quantities.ts'
import type { Basis, CountryBy } from './trade-selection.ts'
import { type CodedColumn, type CountedTable, isSourceFromSea } from './trade-table.ts'

/** What is counted, and which country it is counted for. */
interface QuantityFlows {
  /** All that are counted, of every article. */
  rows: Uint32Array
  /** Those of the article. */
  lines: readonly LineAmounts[]
  basis: Basis
  by: CountryBy
}

/** Flows by both their ends, as parts add them up before it is known which are the largest. */
export type FlowSums<Figure extends number | bigint> = Map<string, AnyFlow<Figure>>

/** The flows of one article between countries, on a basis. Source: trade-methods, sections 3, 4 and 8. */
export function quantityFlows(table: CountedTable, counted: QuantityFlows): FlowCounts<Amount> {
  const flows: FlowSums<Amount> = new Map()
  addQuantityFlows(flows, table, counted)
  return rankedQuantityFlows(flows)
}

/** Ranks flows of quantities. */
export const rankedQuantityFlows = (flows: FlowSums<Amount>): FlowCounts<Amount> =>
  flowCounts([...flows.values()], sumAmounts)

/** Adds the flows of rows of a part. */
export function addQuantityFlows(
  flows: FlowSums<Amount>,
  table: CountedTable,
  { rows, lines, basis, by }: QuantityFlows,
): void {
  const rowsOfLine = countBy(table.line, rows, table.lines.length, table.records)
  for (const one of lines) {
    const { exporter = 0, importer = 0, origin = -1 } = table.lines.at(one.line) ?? {}
    const route = {
      exporter: table.exporter.values[exporter] ?? null,
      origin: table.origin.values[origin] ?? null,
      isFromSea: one.isFromSea,
    }
    const from = rankedCountry(route, by)
    const to = table.importer.values[importer] ?? null
    const flow = flowOf(flows, from, to, { figure: 0n, exporters: 0n, importers: 0n, matched: 0n, rows: 0 })
    const { exporters, importers } = one
    flow.figure += onBasis(basis, one)
    flow.exporters += exporters
    flow.importers += importers
    flow.matched = (flow.matched ?? 0n) + exporters + importers - largerAmount(exporters, importers)
    flow.rows += rowsOfLine[one.line] ?? 0
  }
}

/** Rows that are alike in what a flow rests on. */
export interface CountedRoute extends Route {
  importer: string | null
  reported_by: 'exporters' | 'importers'
  rows: number
}

/** How many rows report trade between countries: activity of reporting, not volume. Source: trade-methods, section 3. */
export function routeFlows(routes: Iterable<CountedRoute>, by: CountryBy): FlowCounts<number> {
  const flows: FlowSums<number> = new Map()
  addRouteFlows(flows, routes, by)
  return rankedRecordFlows(flows)
}

/** Ranks flows of rows. */
export const rankedRecordFlows = (flows: FlowSums<number>): FlowCounts<number> =>
  flowCounts([...flows.values()], sumNumbers)

function addRouteFlows(flows: FlowSums<number>, routes: Iterable<CountedRoute>, by: CountryBy): void {
  for (const route of routes) {
    const { importer, reported_by, rows } = route
    const from = rankedCountry(route, by)
    const flow = flowOf(flows, from, importer, {
      figure: 0,
      exporters: 0,
      importers: 0,
      matched: null,
      rows: 0,
    })
    flow.figure += rows
    flow.rows += rows
    flow[reported_by] += rows
  }
}

/** The same for direct trade alone, with the flows and countries that are drawn: what a first page has room for. */
export function directRouteFlows(routes: readonly CountedRoute[]): FlowCounts<number> {
  const direct = routes.filter(({ origin, exporter }) => origin === null || origin === exporter)
  const counts = routeFlows(direct, 'exporter')
  const flows = drawnFlows(counts.flows)
  const places = counts.places.filter(({ code }) => flows.some(({ from }) => from === code))
  return { ...counts, flows, apart: [], places }
}

/** The same for rows of a table. */
export function recordFlows(table: CountedTable, rows: Uint32Array, by: CountryBy): FlowCounts<number> {
  const flows: FlowSums<number> = new Map()
  addRecordFlows(flows, table, rows, by)
  return rankedRecordFlows(flows)
}

/** Adds the flows of rows of a part. */
export function addRecordFlows(
  flows: FlowSums<number>,
  table: CountedTable,
  rows: Uint32Array,
  by: CountryBy,
): void {
  const { exporter, origin, importer, source } = table
  const importers = columnOfCodes(table.isImporters, [0, 1])
  const columns = [exporter, origin, importer, source, importers]
  const groups = groupCodes(columns, rows)
  const sizes = recordsOfGroups(groups, table.records)
  const routes = valuesOfGroups(columns, groups).map(
    ([ofExporter, ofOrigin, ofImporter, ofSource, isImporters], group): CountedRoute => ({
      exporter: codeIn(ofExporter),
      origin: codeIn(ofOrigin),
      importer: codeIn(ofImporter),
      isFromSea: isSourceFromSea(codeIn(ofSource)),
      reported_by: isImporters === 1 ? 'importers' : 'exporters',
      rows: sizes[group] ?? 0,
    }),
  )
  addRouteFlows(flows, routes, by)
}

/**
 * How many of the rows are of goods that come from an Arctic country and were sent on by another: by exporter they
 * are under the other one. Source: trade-methods, section 4.
 */
export function rowsSentOn(table: CountedTable, rows: Uint32Array): number {
  const isArctic = ({ values }: CodedColumn) =>
    values.map((code) => code !== null && ARCTIC_COUNTRIES.includes(code))
  const { source_country, exporter } = table
  const [isSourceArctic, isExporterArctic] = [isArctic(source_country), isArctic(exporter)]
  let count = 0
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0
    if (isSourceArctic[source_country.codes[row] ?? 0] && !isExporterArctic[exporter.codes[row] ?? 0])
      count += table.records?.[row] ?? 1
  }
  return count
}

const codeIn = (value: string | number | null = null) => (value === null ? null : String(value))

function flowOf<Figure extends number | bigint>(
  flows: FlowSums<Figure>,
  from: string | null,
  importer: string | null,
  empty: Omit<AnyFlow<Figure>, 'from' | 'importer'>,
): AnyFlow<Figure> {
  const key = `${from ?? ''}\n${importer ?? ''}`
  const known = flows.get(key)
  if (known !== undefined) return known
  const flow = { ...empty, from, importer }
  flows.set(key, flow)
  return flow
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
