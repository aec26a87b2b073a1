import type { ReactNode } from 'react'
import { TRADE_SIGNS } from '#domain/trade/trade-signs.ts'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface SignsTableProps {
  caption: string
  /** A table of the signs: the meaning of each, when it appears, and what to do about it. */
  children: ReactNode
}

/** The signs beside trade figures, in the order in which they appear. */
export function SignsTable({ caption, children }: SignsTableProps) {
  const { head, row } = keyedTable(children, TRADE_SIGNS)
  return <WrittenTable caption={caption} head={head} rows={TRADE_SIGNS.map((sign) => row[sign])} />
}
