import type { ReactNode } from 'react'
import { SOURCE_GROUPS, SOURCES_OF_GROUP } from '#domain/trade/source-groups.ts'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface SourceGroupsTableProps {
  caption: string
  /** A source that was not reported. */
  blank: string
  /** A table of the groups: what each is called, its codes (left empty), and what to know of it. */
  children: ReactNode
}

/** The groups of source codes, as the rule forms them. */
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
