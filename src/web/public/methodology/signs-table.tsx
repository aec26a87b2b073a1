import type { ReactNode } from 'react'
import { TRADE_SIGNS, type TradeSignKind } from '#domain/trade/trade-signs.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface SignsTableProps {
  caption: string
  head: readonly [string, string, string]
  /** What each sign says, when it appears, and what to do about it. */
  words: Readonly<Record<TradeSignKind, readonly [says: string, when: ReactNode, todo: string]>>
}

/** The signs beside trade figures, in the order in which they appear. */
export function SignsTable({ caption, head, words }: SignsTableProps) {
  return <WrittenTable caption={caption} head={head} rows={TRADE_SIGNS.map((sign) => words[sign])} />
}
