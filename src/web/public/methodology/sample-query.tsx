import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SampleQueryName } from '#domain/portal/sample-queries.ts'
import { api } from '#web/api.ts'
import { Boundary } from '#web/components/section.tsx'
import { filledIn, withProps } from '#web/public/written/markdown-elements.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { CodeBlock } from '#web/ui/code-block.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface AnswerWords {
  /** How much of the answer is shown: 'first {shown} of {all} rows'. */
  some: string
  /** Where all of it is shown: 'all {all} rows'. */
  all: string
  /** Where it answers with no row. */
  nothing: string
}

/** Queries one after the other, whose answers are described in the same words. */
export function SampleQueries({ children, ...words }: AnswerWords & { children: ReactNode }) {
  return withProps<SampleQueryProps>(children, () => words)
}

/** `SampleQueries` sets the words of its answer. */
interface SampleQueryProps extends Partial<AnswerWords> {
  name: SampleQueryName
  title: string
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

function TextAndAnswer({ name, title, some = '', all = '', nothing }: Omit<SampleQueryProps, 'children'>) {
  const { data: queries } = useSuspenseQuery(api.portal.sampleQueries.queryOptions())
  const query = queries.find((one) => one.name === name)
  if (query === undefined) return <p>{nothing}</p>
  const { text, columns, rows, row_count } = query
  const answered = filledIn(rows.length < row_count ? some : all, { shown: rows.length, all: row_count })
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
          caption={`${title}: ${answered}`}
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
