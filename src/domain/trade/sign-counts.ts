import { type OneRowYear, YearTotals } from './one-row-years.ts'
import { type OneSidedSign, oneSidedSign } from './one-sided-articles.ts'
import { countRecords, countWhere, rowsWith } from './row-counts.ts'
import { FIRST_YEAR_WITH_SOURCE } from './trade-caveats.ts'
import { lineAmounts } from './trade-quantities.ts'
import { type AlikeTable, type Article, type CountedTable, type TradeTable, valueAt } from './trade-table.ts'

/** What the signs beside figures rest on, added up part by part. Source: trade-methods, section 9. */
export class SignCounts {
  records = 0
  /** Reported by importing countries. */
  importers = 0
  re_exports = 0
  /** Of the years before reports name the source, and those of them that name none. */
  early = 0
  early_without_source = 0
  newest_year = 0

  /** Adds rows of a part. */
  add(table: CountedTable, rows: Uint32Array): void {
    this.records += countRecords(table, rows)
    this.importers += countWhere(table.isImporters, rows, table.records)
    this.re_exports += countWhere(table.isReExport, rows, table.records)
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] ?? 0
      const year = table.year[row] ?? 0
      if (year > this.newest_year) this.newest_year = year
      if (year >= FIRST_YEAR_WITH_SOURCE) continue
      const records = table.records?.[row] ?? 1
      this.early += records
      if (valueAt(table.source, row) === null) this.early_without_source += records
    }
  }
}

/** The same of the records of one article. */
export class ArticleSignCounts {
  readonly article: Article
  readonly #sides = { exporters: 0n, importers: 0n, rows_exporters: 0, rows_importers: 0 }
  readonly #years = { exporters: new YearTotals(), importers: new YearTotals() }

  constructor(article: Article) {
    this.article = article
  }

  /** Adds rows of a part, all of the article. */
  add(table: TradeTable | AlikeTable, rows: Uint32Array): void {
    const ofSide = [rowsWith(table.isImporters, 0, rows), rowsWith(table.isImporters, 1, rows)] as const
    this.#years.exporters.add(table, ofSide[0])
    this.#years.importers.add(table, ofSide[1])
    this.#sides.rows_exporters += countRecords(table, ofSide[0])
    this.#sides.rows_importers += countRecords(table, ofSide[1])
    for (const { exporters, importers } of lineAmounts(table, rows)) {
      this.#sides.exporters += exporters
      this.#sides.importers += importers
    }
  }

  /** That the quantities rest on one side's reports, and which side is silent. */
  oneSided(): { sign: OneSidedSign; silent: 'exporters' | 'importers' } | undefined {
    const sign = oneSidedSign(this.#sides)
    const { exporters, importers } = this.#sides
    return sign && { sign, silent: exporters > importers ? 'importers' : 'exporters' }
  }

  /** The years of each side that rest on one row. */
  oneRowYears(): (OneRowYear & { reported_by: 'exporters' | 'importers' })[] {
    return (['exporters', 'importers'] as const).flatMap((reported_by) =>
      this.#years[reported_by].ofOneRow().map((year) => ({ ...year, reported_by })),
    )
  }
}
