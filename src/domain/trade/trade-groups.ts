import { type Amount, largerAmount } from './amounts.ts'
import { countBy, countWhere } from './row-counts.ts'
import { groupRows } from './row-groups.ts'
import { columnOfDimension, type GroupedBy } from './trade-dimensions.ts'
import { groupedLineAmounts } from './trade-quantities.ts'
import { type Article, byTermAndMeasure, type CountedTable, type TradeTable } from './trade-table.ts'

/** One article's quantities on every basis; the sides are never added. */
export interface ArticleAmounts extends Article {
  rows: number
  exporters: Amount
  importers: Amount
  larger: Amount
}

/** What the rows of a group have in common, one value for each dimension; null was not reported. */
type GroupValues = (string | number | null)[]

/**
 * Groups rows by any dimensions, in the order of their values; without a dimension all rows are one group. A group is
 * a choice of its own: lines of the larger basis are formed within it.
 */
export function groupTrade(table: TradeTable, rows: Uint32Array, dimensions: readonly GroupedBy[]) {
  const groups = rowsByValues(table, rows, dimensions)
  const amounts = groupedLineAmounts(
    table,
    groups.map((group) => group.rows),
  )
  return groups.map((group, place) => {
    const importers_records = countWhere(table.isImporters, group.rows)
    return {
      /** What they have in common, one value for each dimension; null was not reported. */
      values: group.values,
      records: group.rows.length,
      exporters_records: group.rows.length - importers_records,
      importers_records,
      articles: articleAmounts(table, group.rows, amounts[place] ?? []),
    }
  })
}

/** Rows that are alike in what they are grouped by. */
export type TradeGroup = ReturnType<typeof groupTrade>[number]

/** The articles of rows with their quantities, by term and measure. */
export function articleAmounts(
  table: CountedTable,
  rows: Uint32Array,
  lines: readonly { line: number; exporters: Amount; importers: Amount }[],
): ArticleAmounts[] {
  const counts = countBy(table.article, rows, table.articles.length, table.records)
  const sums = table.articles.map((article, place) => ({
    ...article,
    rows: counts[place] ?? 0,
    exporters: 0n,
    importers: 0n,
    larger: 0n,
  }))
  for (const { line, exporters, importers } of lines) {
    const sum = sums[table.lines.at(line)?.article ?? 0]
    if (sum === undefined) continue
    sum.exporters += exporters
    sum.importers += importers
    sum.larger += largerAmount(exporters, importers)
  }
  return sums.filter((article) => article.rows > 0).sort(byTermAndMeasure)
}

function rowsByValues(table: TradeTable, rows: Uint32Array, dimensions: readonly GroupedBy[]) {
  return groupRows(
    dimensions.map((dimension) => columnOfDimension(table, dimension)),
    rows,
  ).sort((a, b) => compareValues(a.values, b.values))
}

/** What was not reported comes after every value. */
function compareValues(a: GroupValues, b: GroupValues): number {
  const place = a.findIndex((value, index) => value !== b[index])
  const [one = null, other = null] = [a[place], b[place]]
  if (place < 0) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}
