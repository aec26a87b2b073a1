import type { Amount } from './amounts.ts'
import { lineAmounts, onBasis } from './trade-quantities.ts'
import type { TradeTable } from './trade-table.ts'

/** A country's gross and net trade in one article. Source: trade-methods, section 3; guide, section 3.3. */
export interface NetTrade {
  gross_exports: Amount
  gross_imports: Amount
  /** Null where imports exceed exports: a negative figure is not shown. */
  net_exports: Amount | null
  net_imports: Amount | null
}

/** Gross exports less gross imports of a country, on the larger basis. The rows given are of one article. */
export function netTrade(table: TradeTable, rows: Uint32Array, country: string): NetTrade {
  let gross_exports = 0n
  let gross_imports = 0n
  for (const amounts of lineAmounts(table, rows)) {
    const line = table.lines[amounts.line]
    if (line === undefined) continue
    const amount = onBasis('larger', amounts)
    if (table.exporter.values[line.exporter] === country) gross_exports += amount
    if (table.importer.values[line.importer] === country) gross_imports += amount
  }
  return {
    gross_exports,
    gross_imports,
    net_exports: gross_exports >= gross_imports ? gross_exports - gross_imports : null,
    net_imports: gross_imports >= gross_exports ? gross_imports - gross_exports : null,
  }
}
