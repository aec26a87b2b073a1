import { type Amount, amountAsNumber } from './amounts.ts'
import { HIGH_SEAS, rankedCountry, UNNAMED_CODES } from './trade-countries.ts'
import { type LineAmounts, onBasis } from './trade-quantities.ts'
import type { TradeSelection } from './trade-selection.ts'
import type { TradeTable } from './trade-table.ts'

/** A country's gross and net trade in one article. Source: trade-methods, section 3; guide, section 3.3. */
export interface NetTrade<Figure> {
  country: string
  gross_exports: Figure
  gross_imports: Figure
  /** Null where imports exceed exports: a negative figure is not shown. */
  net_exports: Figure | null
  net_imports: Figure | null
}

/**
 * Gross exports less gross imports of each country, on the larger basis, the largest net figure first. The lines given
 * are of one article. The high seas and codes that name no country are left out.
 */
export function netTrade(table: TradeTable, lines: readonly LineAmounts[]): NetTrade<Amount>[] {
  const gross = new Map<string, { exports: Amount; imports: Amount }>()
  const add = (country: string | null, side: 'exports' | 'imports', amount: Amount) => {
    if (country === null || country === HIGH_SEAS || UNNAMED_CODES.includes(country)) return
    const known = gross.get(country) ?? { exports: 0n, imports: 0n }
    gross.set(country, known)
    known[side] += amount
  }
  for (const amounts of lines) {
    const line = table.lines.at(amounts.line)
    if (line === undefined) continue
    const amount = onBasis('larger', amounts)
    const exporter = table.exporter.values[line.exporter] ?? null
    add(
      rankedCountry({ exporter, origin: null, isFromSea: amounts.isFromSea }, 'exporter'),
      'exports',
      amount,
    )
    add(table.importer.values[line.importer] ?? null, 'imports', amount)
  }
  return [...gross]
    .map(([country, { exports, imports }]) => ({
      country,
      gross_exports: exports,
      gross_imports: imports,
      net_exports: exports >= imports ? exports - imports : null,
      net_imports: imports >= exports ? imports - exports : null,
    }))
    .sort(byNet)
}

/** The same as the nearest doubles. */
export function netTradeFigures(table: TradeTable, lines: readonly LineAmounts[]): NetTrade<number>[] {
  const inNumber = (amount: Amount | null) => (amount === null ? null : amountAsNumber(amount))
  return netTrade(table, lines).map((one) => ({
    country: one.country,
    gross_exports: amountAsNumber(one.gross_exports),
    gross_imports: amountAsNumber(one.gross_imports),
    net_exports: inNumber(one.net_exports),
    net_imports: inNumber(one.net_imports),
  }))
}

/**
 * Whether a choice leaves all that a country exports and imports: net trade of some partners, of one side's reports or
 * of re-exports alone would be no country's net trade.
 */
export function hasNetTrade({ importer, exporter, origin, reporter, movement }: TradeSelection): boolean {
  const ofAllPartners = importer === undefined && exporter === undefined && origin === undefined
  return ofAllPartners && reporter !== 'exporters' && reporter !== 'importers' && movement !== 're-exports'
}

function byNet(a: NetTrade<Amount>, b: NetTrade<Amount>): number {
  const [one, other] = [netOf(a), netOf(b)]
  if (one !== other) return one > other ? -1 : 1
  return a.country < b.country ? -1 : 1
}

function netOf({ net_exports, net_imports }: NetTrade<Amount>): Amount {
  return net_exports ?? net_imports ?? 0n
}
