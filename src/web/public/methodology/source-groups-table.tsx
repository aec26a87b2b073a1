import { SOURCE_GROUPS, SOURCES_OF_GROUP, type SourceGroup } from '#domain/trade/source-groups.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface SourceGroupsTableProps {
  caption: string
  head: readonly [string, string, string]
  /** What each group is called, and what to know of it. */
  words: Readonly<Record<SourceGroup, readonly [name: string, remark: string]>>
  /** A source that was not reported. */
  blank: string
}

/** The groups of source codes, as the rule forms them. */
export function SourceGroupsTable({ caption, head, words, blank }: SourceGroupsTableProps) {
  return (
    <WrittenTable
      caption={caption}
      head={head}
      rows={SOURCE_GROUPS.map((group) => {
        const [name, remark] = words[group]
        return [name, SOURCES_OF_GROUP[group].map((code) => code ?? blank).join(', '), remark]
      })}
    />
  )
}
