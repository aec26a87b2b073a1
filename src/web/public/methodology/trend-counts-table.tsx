import type { ReactNode } from 'react'
import { TREND_COUNTS } from '#domain/trade/trend-grid.ts'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface TrendCountsTableProps {
  caption: string
  /** A table of the counts: what each is of, and on which basis. */
  children: ReactNode
}

/** What is counted for a verdict on the trend, in the order of the grid. */
export function TrendCountsTable({ caption, children }: TrendCountsTableProps) {
  const { head, row } = keyedTable(children, TREND_COUNTS)
  return <WrittenTable caption={caption} head={head} rows={TREND_COUNTS.map((count) => row[count])} />
}
