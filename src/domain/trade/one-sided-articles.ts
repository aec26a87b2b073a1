import type { Amount } from './amounts.ts'
import { lineAmounts } from './trade-quantities.ts'
import { type Article, byTermAndMeasure, type CountedTable } from './trade-table.ts'

/** How far the two ledgers of an article are apart where one of them says hardly anything. */
export const ONE_SIDED_SIGNS = ['one_side_only', 'one_side_below_a_twentieth'] as const
export type OneSidedSign = (typeof ONE_SIDED_SIGNS)[number]

/** An article whose quantities rest on one side's reports. Source: trade-methods, section 9. */
export interface OneSidedArticle extends Article, SidesOfArticle {
  sign: OneSidedSign
}

/** What each side reports of an article. */
export interface SidesOfArticle {
  exporters: Amount
  importers: Amount
  rows_exporters: number
  rows_importers: number
}

/** One side reports less than one in so many of the other. Same source. */
export const ONE_SIDED_BELOW = 20
const TWENTIETH = BigInt(ONE_SIDED_BELOW)

/** The articles that one side only reports, or one side less than a twentieth of the other, by term and measure. */
export function oneSidedArticles(table: CountedTable, rows: Uint32Array): OneSidedArticle[] {
  const sides = table.articles.map((article) => ({
    ...article,
    exporters: 0n,
    importers: 0n,
    rows_exporters: 0,
    rows_importers: 0,
  }))
  for (const row of rows) {
    const article = sides[table.article[row] ?? 0]
    if (article)
      article[table.isImporters[row] === 1 ? 'rows_importers' : 'rows_exporters'] += table.records?.[row] ?? 1
  }
  for (const { line, exporters, importers } of lineAmounts(table, rows)) {
    const article = sides[table.lines.at(line)?.article ?? 0]
    if (article === undefined) continue
    article.exporters += exporters
    article.importers += importers
  }
  return sides
    .flatMap((article) => {
      const sign = oneSidedSign(article)
      return sign === undefined ? [] : { ...article, sign }
    })
    .sort(byTermAndMeasure)
}

/** The sign of an article by what both sides report of it; undefined where they are not so far apart, or nothing is reported. */
export function oneSidedSign({
  exporters,
  importers,
  rows_exporters,
  rows_importers,
}: SidesOfArticle): OneSidedSign | undefined {
  if (rows_exporters + rows_importers === 0) return undefined
  if (rows_exporters === 0 || rows_importers === 0) return 'one_side_only'
  if (exporters * TWENTIETH < importers || importers * TWENTIETH < exporters)
    return 'one_side_below_a_twentieth'
  return undefined
}
