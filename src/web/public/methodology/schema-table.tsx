import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { DESCRIBED_TABLES, type DescribedTable } from '#domain/portal/described-tables.ts'
import { api } from '#web/api.ts'
import { Boundary } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { keyedTable, markdownTable } from '#web/public/written/markdown-table.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface SchemaTableProps {
  caption: string
  /** A table of the tables with their purpose; columns, rows and rows not yet checked are left empty. */
  children: ReactNode
}

/** The tables with their purpose, and how large they are in this database now. */
export function SchemaTable(table: SchemaTableProps) {
  return (
    <Boundary skeleton={<Skeleton className="h-160" />}>
      <Schema {...table} />
    </Boundary>
  )
}

function Schema({ caption, children }: SchemaTableProps) {
  const { row } = keyedTable(children, DESCRIBED_TABLES)
  const { data: sizes } = useSuspenseQuery(api.portal.tables.queryOptions())
  const { number } = useFormat()
  const sizeOf = (table: DescribedTable) => sizes.find((size) => size.table === table)
  const counted = (count: number | null | undefined) =>
    count === null || count === undefined ? <span className="text-ink-3">–</span> : number(count)

  return (
    <WrittenTable
      caption={caption}
      head={markdownTable(children).head}
      numbers={[2, 3, 4]}
      rows={DESCRIBED_TABLES.map((table) => {
        const size = sizeOf(table)
        return [
          <TableName key={table} name={table} />,
          row[table][0],
          counted(size?.columns),
          counted(size?.rows),
          counted(size?.unchecked),
        ]
      })}
    />
  )
}

function TableName({ name }: { name: string }) {
  return (
    <code translate="no" className="text-[0.8125rem] font-medium">
      {name.split(/(?<=_)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}
