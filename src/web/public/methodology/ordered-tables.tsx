import type { ReactNode } from 'react'
import { SOURCE_GROUPS, SOURCES_OF_GROUP } from '#domain/trade/source-groups.ts'
import { TRADE_SIGNS } from '#domain/trade/trade-signs.ts'
import { TREND_COUNTS } from '#domain/trade/trend-grid.ts'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface OrderedTableProps {
  caption: string
  children: ReactNode
}

/** A table of a text with a row for each of these keys, in their order. */
const orderedTable =
  (keys: readonly string[]) =>
  ({ caption, children }: OrderedTableProps) => {
    const { head, row } = keyedTable(children, keys)
    return <WrittenTable caption={caption} head={head} rows={keys.map((key) => row[key] ?? [])} />
  }

/** The signs beside trade figures in the order in which they appear: the meaning of each, when it appears, and what to do about it. */
export const SignsTable = orderedTable(TRADE_SIGNS)

/** What is counted for a verdict on the trend, in the order of the grid: what each is of, and on which basis. */
export const TrendCountsTable = orderedTable(TREND_COUNTS)

interface SourceGroupsTableProps extends OrderedTableProps {
  /** A source that was not reported. */
  blank: string
}

/** The groups of source codes, as the rule forms them: what each is called, its codes (empty in the text), and what to know of it. */
export function SourceGroupsTable({ caption, blank, children }: SourceGroupsTableProps) {
  const { head, row } = keyedTable(children, SOURCE_GROUPS)
  return (
    <WrittenTable
      caption={caption}
      head={head}
      rows={SOURCE_GROUPS.map((group) => {
        const [name, , remark] = row[group]
        return [name, SOURCES_OF_GROUP[group].map((code) => code ?? blank).join(', '), remark]
      })}
    />
  )
}
