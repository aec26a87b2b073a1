import type { Amount } from './amounts.ts'
import { amountsByCountry, type CountryRanks, rankedCountry } from './trade-countries.ts'
import { lineAmounts, onBasis } from './trade-quantities.ts'
import type { Basis, CountryBy } from './trade-selection.ts'
import { type Article, byTermAndMeasure, countBy, type TradeLine, type TradeTable } from './trade-table.ts'

/** What rows of one article come to: the only quantities that may be added. Source: trade-methods, section 2. */
export interface ArticleFigures extends Article {
  /** Rows of both sides. */
  rows: number
  quantity: Amount
  /** Years with a row, oldest first. */
  by_year: ReadonlyMap<number, Amount>
  by_country: CountryRanks<Amount>
}

interface Tally {
  rows: number
  quantity: Amount
  years: Map<number, Amount>
  countries: Map<string | null, Amount>
}

/** The articles of rows with their quantities on a basis, by term and measure. */
export function articleFigures(
  table: TradeTable,
  rows: Uint32Array,
  basis: Basis,
  by: CountryBy,
): ArticleFigures[] {
  const tallies = countRows(table, rows)
  for (const amounts of lineAmounts(table, rows)) {
    const line = table.lines[amounts.line]
    const tally = line && tallies.get(line.article)
    if (line === undefined || tally === undefined) continue
    const amount = onBasis(basis, amounts)
    tally.quantity += amount
    addTo(tally.years, line.year, amount)
    addTo(tally.countries, rankedCountry(routeOfLine(table, line, amounts.isFromSea), by), amount)
  }
  return [...tallies]
    .flatMap(([place, { rows, quantity, years, countries }]) => {
      const article = table.articles[place]
      return article === undefined
        ? []
        : {
            ...article,
            rows,
            quantity,
            by_year: new Map([...years].sort(([a], [b]) => a - b)),
            by_country: amountsByCountry(countries),
          }
    })
    .sort(byTermAndMeasure)
}

function countRows(table: TradeTable, rows: Uint32Array): Map<number, Tally> {
  const counts = countBy(table.article, rows, table.articles.length)
  return new Map(
    [...counts.entries()]
      .filter(([, rows]) => rows > 0)
      .map(([article, rows]) => [article, { rows, quantity: 0n, years: new Map(), countries: new Map() }]),
  )
}

function routeOfLine(table: TradeTable, { exporter, origin }: TradeLine, isFromSea: boolean) {
  return {
    exporter: table.exporter.values[exporter] ?? null,
    origin: table.origin.values[origin] ?? null,
    isFromSea,
  }
}

function addTo<Key>(sums: Map<Key, Amount>, key: Key, amount: Amount): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}
