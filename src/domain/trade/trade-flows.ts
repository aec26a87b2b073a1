import { ARCTIC_COUNTRIES } from '../countries/arctic-countries.ts'
import { type Amount, largerAmount, sumAmounts } from './amounts.ts'
import { type AnyFlow, drawnFlows, type FlowCounts, flowCounts } from './flow-counts.ts'
import { type Route, rankedCountry } from './trade-countries.ts'
import { type LineAmounts, onBasis } from './trade-quantities.ts'
import type { Basis, CountryBy } from './trade-selection.ts'
import { countBy, isFromSea, type TradeTable, valueAt } from './trade-table.ts'

/** What is counted, and which country it is counted for. */
interface QuantityFlows {
  /** All that are counted, of every article. */
  rows: Uint32Array
  /** Those of the article. */
  lines: readonly LineAmounts[]
  basis: Basis
  by: CountryBy
}

/** The flows of one article between countries, on a basis. Source: trade-methods, sections 3, 4 and 8. */
export function quantityFlows(
  table: TradeTable,
  { rows, lines, basis, by }: QuantityFlows,
): FlowCounts<Amount> {
  const rowsOfLine = countBy(table.line, rows, table.lines.length)
  const flows = new Map<string, AnyFlow<Amount>>()
  for (const one of lines) {
    const { exporter = 0, importer = 0, origin = -1 } = table.lines[one.line] ?? {}
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
  return flowCounts([...flows.values()], sumAmounts)
}

/** Rows that are alike in what a flow rests on. */
export interface CountedRoute extends Route {
  importer: string | null
  reported_by: 'exporters' | 'importers'
  rows: number
}

/** How many rows report trade between countries: activity of reporting, not volume. Source: trade-methods, section 3. */
export function routeFlows(routes: Iterable<CountedRoute>, by: CountryBy): FlowCounts<number> {
  const flows = new Map<string, AnyFlow<number>>()
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
  return flowCounts([...flows.values()], sumNumbers)
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
export function recordFlows(table: TradeTable, rows: Uint32Array, by: CountryBy): FlowCounts<number> {
  const routes = Array.from(rows, (row) => ({
    exporter: valueAt(table.exporter, row),
    origin: valueAt(table.origin, row),
    importer: valueAt(table.importer, row),
    isFromSea: isFromSea(table, row),
    reported_by: table.isImporters[row] === 1 ? ('importers' as const) : ('exporters' as const),
    rows: 1,
  }))
  return routeFlows(routes, by)
}

/**
 * How many of the rows are of goods that come from an Arctic country and were sent on by another: by exporter they
 * stand under the other one. Source: trade-methods, section 4.
 */
export function rowsSentOn(table: TradeTable, rows: Uint32Array): number {
  const isArctic = (code: string | null) => code !== null && ARCTIC_COUNTRIES.includes(code)
  return rows.reduce(
    (count, row) =>
      isArctic(valueAt(table.source_country, row)) && !isArctic(valueAt(table.exporter, row))
        ? count + 1
        : count,
    0,
  )
}

function flowOf<Figure extends number | bigint>(
  flows: Map<string, AnyFlow<Figure>>,
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
