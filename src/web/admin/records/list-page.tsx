import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { ListPager } from './list-pager.tsx'

interface Page {
  rows: readonly unknown[]
  total: number
  page: number
  pages: number
}

interface ListPageProps<Answer extends Page> {
  answer: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>
  /** Rows on a page, where it is not the usual number. */
  size?: number
  /** Says that the list could not be read, and why. */
  failed: (problem: { message: string }) => string
  /** Says that there is no such row. */
  empty: string
  children: (answer: Answer) => ReactNode
}

/** One page of a list and the way to the others, or that it loads, failed or has no rows. */
export function ListPage<Answer extends Page>(props: ListPageProps<Answer>) {
  const { answer, size, failed, empty, children } = props
  const { data, error, refetch } = answer
  if (error)
    return (
      <div className="p-4">
        <SectionFailure message={failed(error)} problem={error} onRetry={refetch} />
      </div>
    )
  if (data === undefined)
    return (
      <div className="grid gap-3 p-4">
        <LoadingNote />
        {['1', '2', '3', '4', '5', '6'].map((row) => (
          <Skeleton key={row} className="h-9 w-full" />
        ))}
      </div>
    )
  if (data.total === 0) return <p className="border-t border-ink px-4 py-9 text-center text-ink-2">{empty}</p>
  return (
    <>
      {children(data)}
      <ListPager
        size={size}
        page={data.page}
        pages={data.pages}
        total={data.total}
        shown={data.rows.length}
      />
    </>
  )
}
