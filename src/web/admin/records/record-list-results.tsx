import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import type { ListAddress } from './list-address.ts'
import { ListPager } from './list-pager.tsx'
import { type AnyRow, recordApi } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { RecordTable } from './record-table.tsx'

/** The rows that the address asks for; while another page loads the earlier one stays. */
export function RecordListResults({ kind, address }: { kind: AnyRecordKind; address: ListAddress }) {
  const { t } = useTranslation('admin')
  const { search, page, category } = address
  const words = `records.${kind.topic}` as const
  const { data, error, refetch } = useQuery(
    recordApi(kind.topic).page.queryOptions({
      input: { search, page, size: kind.pageSize, category: category || undefined },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchOnMount: true,
    }),
  )

  if (error)
    return (
      <div className="p-4">
        <SectionFailure
          message={t(`${words}.failed_list`, { message: error.message })}
          problem={error}
          onRetry={refetch}
        />
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
  if (data.total === 0)
    return <p className="border-t border-ink px-4 py-9 text-center text-ink-2">{t(`${words}.empty`)}</p>

  return (
    <>
      <p role="status" className="px-4 pb-3 text-sm text-ink-3">
        {t(`${words}.found`, { count: data.total })}
      </p>
      <RecordTable kind={kind} rows={data.rows as unknown as AnyRow[]} />
      <ListPager
        size={kind.pageSize}
        page={data.page}
        pages={data.pages}
        total={data.total}
        shown={data.rows.length}
      />
    </>
  )
}
