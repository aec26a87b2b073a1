import { amountAsNumber } from './amounts.ts'
import { ledgersOf } from './ledgers.ts'
import type { LineAmounts } from './trade-quantities.ts'
import type { Article, TradeTable } from './trade-table.ts'

/** What both sides report of an article. */
export interface LedgerFigures {
  exporters: number
  importers: number
  matched: number
  /** The larger report of each line. */
  larger: number
  /** matched / larger, 0 to 1; null where nothing is reported. */
  agreement: number | null
  /** −1 to 1; null where nothing is reported. */
  lean: number | null
}

/** Both ledgers of one article beside each other, in all and for each pair of partners. Source: trade-methods, section 8. */
export interface ArticleLedgers extends LedgerFigures {
  article: Article
  /** The larger report first. */
  partners: (LedgerFigures & { importer: string | null; exporter: string | null })[]
}

/** The ledgers of an article; the lines given are its own. */
export function articleLedgers(
  table: TradeTable,
  lines: readonly LineAmounts[],
  article: Article,
): ArticleLedgers {
  const pairs = Map.groupBy(lines, ({ line }) => {
    const { importer, exporter } = table.lines[line] ?? { importer: 0, exporter: 0 }
    return importer * table.exporter.values.length + exporter
  })
  const partners = [...pairs].map(([pair, ofPair]) => ({
    ...ledgerFigures(ofPair),
    importer: table.importer.values[Math.floor(pair / table.exporter.values.length)] ?? null,
    exporter: table.exporter.values[pair % table.exporter.values.length] ?? null,
  }))
  return {
    ...ledgerFigures(lines),
    article,
    partners: partners.sort(
      (a, b) => Math.max(b.exporters, b.importers) - Math.max(a.exporters, a.importers),
    ),
  }
}

function ledgerFigures(lines: readonly LineAmounts[]): LedgerFigures {
  const { exporters, importers, matched, larger, agreement, lean } = ledgersOf(lines)
  return {
    exporters: amountAsNumber(exporters),
    importers: amountAsNumber(importers),
    matched: amountAsNumber(matched),
    larger: amountAsNumber(larger),
    agreement,
    lean,
  }
}
