import { type Amount, amountAsNumber } from './amounts.ts'
import { ledgersOf } from './ledgers.ts'
import type { ArticleAmounts } from './trade-groups.ts'
import { type LineAmounts, linesOfArticle } from './trade-quantities.ts'
import { BASES, type Basis } from './trade-selection.ts'
import { type Article, isSameArticle, type TradeTable } from './trade-table.ts'

/** One quantity on every basis, in the measure of its article; the sides are never added. */
type OnEveryBasis = Record<Basis, number>

/** An article of the rows and what it comes to. */
export interface ArticleTotals extends Article, OnEveryBasis {
  rows: number
}

/** An article that is drawn over time: one entry for each year with a row. */
export interface ArticleOverTime extends ArticleTotals {
  years: (OnEveryBasis & { year: number; matched: number })[]
}

/** Articles drawn beside each other. Source: specification, document 2, section 9. */
export const ARTICLES_OVER_TIME = 5

/** Up to five articles of the measure of `shown`, which comes first; then those of most rows. */
export function articlesOverTime(
  table: TradeTable,
  lines: readonly LineAmounts[],
  articles: readonly ArticleAmounts[],
  shown: Article | null,
): ArticleOverTime[] {
  return articles
    .filter(({ measure }) => measure === shown?.measure)
    .toSorted((a, b) => Number(isSameArticle(b, shown)) - Number(isSameArticle(a, shown)) || b.rows - a.rows)
    .slice(0, ARTICLES_OVER_TIME)
    .map((article) => ({
      ...articleTotals(article),
      years: yearsOfLines(table, linesOfArticle(table, lines, article)),
    }))
}

/** What an article comes to, in numbers. */
export function articleTotals({ term, measure, rows, ...amounts }: ArticleAmounts): ArticleTotals {
  return { term, measure, rows, ...onEveryBasis(amounts) }
}

function yearsOfLines(table: TradeTable, lines: readonly LineAmounts[]): ArticleOverTime['years'] {
  return [...Map.groupBy(lines, ({ line }) => table.lines.at(line)?.year ?? 0)]
    .map(([year, ofYear]) => {
      const { exporters, importers, larger, matched } = ledgersOf(ofYear)
      return { year, ...onEveryBasis({ exporters, importers, larger }), matched: amountAsNumber(matched) }
    })
    .sort((a, b) => a.year - b.year)
}

function onEveryBasis(amounts: Record<Basis, Amount>): OnEveryBasis {
  return Object.fromEntries(BASES.map((basis) => [basis, amountAsNumber(amounts[basis])])) as OnEveryBasis
}
