import { amountAsNumber } from './amounts.ts'
import { countedRows } from './trade-basis.ts'
import type { GroupedBy } from './trade-dimensions.ts'
import { type ArticleAmounts, groupTrade, type TradeGroup } from './trade-groups.ts'
import { BASES, type Basis, type Reporter, type TradeSelection } from './trade-selection.ts'
import { recordsOfArticle, type TradeFacts, tradeSigns } from './trade-signs.ts'
import type { Article, TradeTable } from './trade-table.ts'

/** An article's quantities on the bases that the reporter names: once per side for both. */
export interface GroupedArticle extends Article, Partial<Record<Basis, number>> {
  rows: number
}

/** Groups what a choice leaves. Source: trade-methods, sections 3, 4 and 11. */
export function groupedTrade(
  table: TradeTable,
  question: TradeSelection,
  grouped_by: GroupedBy[],
  facts: TradeFacts,
) {
  const { recordRows, quantityRows, ...basis } = countedRows(table, question)
  const quantities = new Map(
    groupTrade(table, quantityRows, grouped_by).map(({ values, articles }) => [keyOf(values), articles]),
  )
  const groups = groupTrade(table, recordRows, grouped_by).map((group) => ({
    ...group,
    articles: (quantities.get(keyOf(group.values)) ?? []).map((article) => onBases(article, basis.reporter)),
  }))
  const articles = groups.flatMap((group) => group.articles)
  const only = new Set(articles.map(({ term, measure }) => `${term}\n${measure}`)).size === 1
  return {
    ...basis,
    signs: tradeSigns(
      table,
      recordRows,
      question,
      recordsOfArticle(table, recordRows, (only && articles[0]) || null),
      facts,
    ),
    grouped_by,
    groups,
  }
}

/** Records and quantities of a choice, by any dimensions. */
export type GroupedTrade = ReturnType<typeof groupedTrade>

function onBases({ term, measure, rows, ...amounts }: ArticleAmounts, reporter: Reporter): GroupedArticle {
  const bases = BASES.filter((basis) => (reporter === 'both' ? basis !== 'larger' : basis === reporter))
  return {
    term,
    measure,
    rows,
    ...Object.fromEntries(bases.map((basis) => [basis, amountAsNumber(amounts[basis])])),
  }
}

function keyOf(values: TradeGroup['values']): string {
  return values.join('\n')
}
