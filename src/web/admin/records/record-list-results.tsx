import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from './list-address.ts'
import { ListPage } from './list-page.tsx'
import { type AnyRow, recordApi } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { RecordTable } from './record-table.tsx'
import { useFailureToast } from './use-failure-toast.ts'

/** The rows that the address asks for; while another page loads the earlier one stays. */
export function RecordListResults({ kind, address }: { kind: AnyRecordKind; address: ListAddress }) {
  const { t } = useTranslation('admin')
  const { search, page, category } = address
  const words = `records.${kind.topic}` as const
  const answer = useQuery(
    recordApi(kind.topic).page.queryOptions({
      input: { search, page, size: kind.pageSize, category: category || undefined },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchOnMount: true,
    }),
  )

  // Only some kinds have other words for a search that failed.
  const keys = [...(search ? [`${words}.failed_search`] : []), `${words}.failed_list`]
  const failed = ({ message }: { message: string }) => t(keys as never, { message })
  useFailureToast(kind.announcesFailures && answer.error ? failed(answer.error) : undefined)

  return (
    <ListPage answer={answer} size={kind.pageSize} failed={failed} empty={t(`${words}.empty`)}>
      {({ rows, total }) => (
        <>
          <p role="status" className="px-4 pb-3 text-sm text-ink-3">
            {t(`${words}.found`, { count: total })}
          </p>
          <RecordTable kind={kind} rows={rows as unknown as AnyRow[]} />
        </>
      )}
    </ListPage>
  )
}
