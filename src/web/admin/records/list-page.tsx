import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_PAGE_SIZE } from '#domain/curation/record-lists.ts'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Pager } from '#web/ui/pager.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

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
export function ListPage<Answer extends Page>({
  answer: { data, error, refetch },
  size,
  failed,
  empty,
  children,
}: ListPageProps<Answer>) {
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
      <ListPager {...data} size={size} />
    </>
  )
}

/** Which rows these are, and the way to the others. */
function ListPager({ rows, total, page, pages, size = ADMIN_PAGE_SIZE }: Page & { size?: number }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const from = (page - 1) * size + 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-sm">
      <p className="text-ink-2">
        {t('list.range', {
          from: format.number(from),
          to: format.number(from + rows.length - 1),
          total: format.number(total),
        })}
        {pages > 1 && <span className="ml-4">{t('list.pageOf', { page, pages })}</span>}
      </p>
      <Pager page={page} pages={pages} size="small" />
    </div>
  )
}
