import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SampleQueryName } from '#domain/portal/sample-queries.ts'
import { api } from '#web/api.ts'
import { Boundary } from '#web/components/section.tsx'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface SampleQueryProps {
  name: SampleQueryName
  title: string
  /** Says how much of the answer is shown: 'first 6 of 43 rows'. */
  answered: (shown: number, all: number) => string
  /** Where it answers with no row. */
  nothing: string
  /** What the answer shows. */
  children: ReactNode
}

/** A query over the database with what it answers here and now. */
export function SampleQuery({ children, ...query }: SampleQueryProps) {
  return (
    <section className="flow">
      <h3>{query.title}</h3>
      <p>{children}</p>
      <Boundary skeleton={<Skeleton className="h-96" />}>
        <TextAndAnswer {...query} />
      </Boundary>
    </section>
  )
}

function TextAndAnswer({ name, title, answered, nothing }: Omit<SampleQueryProps, 'children'>) {
  const { data: queries } = useSuspenseQuery(api.portal.sampleQueries.queryOptions())
  const query = queries.find((one) => one.name === name)
  if (query === undefined) return <p>{nothing}</p>
  const { text, columns, rows, row_count } = query
  const numbers = columns.flatMap((_, column) => (column > 0 && isNumber(rows[0]?.[column]) ? [column] : []))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <CodeBlock title={title} lang="sql">
        {text}
      </CodeBlock>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-2">{nothing}</p>
      ) : (
        <WrittenTable
          caption={`${title}: ${answered(rows.length, row_count)}`}
          head={columns}
          numbers={numbers}
          lang="en"
          rows={rows.map((row) => row.map((value) => (value === null ? '–' : String(value))))}
        />
      )}
    </div>
  )
}

/** Exact decimals come as text. */
const isNumber = (value: unknown) => typeof value === 'number' || /^-?\d+([.]\d+)?$/.test(String(value))
