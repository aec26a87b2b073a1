import { amountAsNumber } from './amounts.ts'
import { ledgerPairs } from './ledger-pairs.ts'
import { ledgersOf } from './ledgers.ts'
import { hasNetTrade, netTradeFigures } from './net-trade.ts'
import type { LineAmounts } from './trade-quantities.ts'
import type { TradeSelection } from './trade-selection.ts'
import { type Article, placeOfArticle, type TradeTable } from './trade-table.ts'

interface Counted {
  question: TradeSelection
  /** Those that the question leaves, of every article. */
  rows: Uint32Array
  /** Those of the article. */
  lines: readonly LineAmounts[]
  article: Article
}

/** The ledgers of an article. */
export function articleLedgers(table: TradeTable, { question, rows, lines, article }: Counted) {
  const place = placeOfArticle(table, article)
  const ofPartners = Map.groupBy(lines, ({ line }) => {
    const { importer, exporter } = table.lines.at(line) ?? { importer: 0, exporter: 0 }
    return importer * table.exporter.values.length + exporter
  })
  const partners = [...ofPartners].map(([pair, ofPair]) => ({
    ...ledgerFigures(ofPair),
    importer: table.importer.values[Math.floor(pair / table.exporter.values.length)] ?? null,
    exporter: table.exporter.values[pair % table.exporter.values.length] ?? null,
  }))
  return {
    ...ledgerFigures(lines),
    article,
    /** How far down pairs of both sides' reports are found. */
    pairs: ledgerPairs(
      table,
      rows.filter((row) => table.article[row] === place),
    ),
    /** By country, the largest net figure first; null where the choice leaves out a part of countries' trade. */
    net_trade: hasNetTrade(question) ? netTradeFigures(table, lines) : null,
    /** The larger report first. */
    partners: partners.sort(
      (a, b) => Math.max(b.exporters, b.importers) - Math.max(a.exporters, a.importers),
    ),
  }
}

/** Both ledgers of one article beside each other, in all and for each pair of partners. Source: trade-methods, section 8. */
export type ArticleLedgers = ReturnType<typeof articleLedgers>

/** The ledgers of lines of one article, as numbers. */
export function ledgerFigures(lines: readonly LineAmounts[]) {
  const { exporters, importers, matched, larger, agreement, lean } = ledgersOf(lines)
  return {
    exporters: amountAsNumber(exporters),
    importers: amountAsNumber(importers),
    matched: amountAsNumber(matched),
    /** The larger report of each line. */
    larger: amountAsNumber(larger),
    /** matched / larger, 0 to 1; null where nothing is reported. */
    agreement,
    /** −1 to 1; null where nothing is reported. */
    lean,
  }
}

/** What both sides report of an article. */
export type LedgerFigures = ReturnType<typeof ledgerFigures>
