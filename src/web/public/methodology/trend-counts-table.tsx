import { TREND_COUNTS, type TrendCount } from '#domain/trade/trend-grid.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface TrendCountsTableProps {
  caption: string
  head: readonly [string, string]
  /** What each count is of, and on which basis. */
  words: Readonly<Record<TrendCount, readonly [count: string, basis: string]>>
}

/** What is counted for a verdict on the trend, in the order of the grid. */
export function TrendCountsTable({ caption, head, words }: TrendCountsTableProps) {
  return <WrittenTable caption={caption} head={head} rows={TREND_COUNTS.map((count) => words[count])} />
}
