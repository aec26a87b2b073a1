import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { announce, withdraw } from '#web/ui/toaster.tsx'
import type { ListAddress } from './list-address.ts'
import { ListFiles } from './list-files.tsx'
import { ListPage } from './list-page.tsx'
import { listRequest } from './list-request.ts'
import { type AnyRow, recordApi } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { RecordTable } from './record-table.tsx'
import { sortedAnew } from './sorted-anew.ts'

interface RecordListResultsProps {
  kind: AnyRecordKind
  address: ListAddress
  onAsk: (changes: Partial<ListAddress>) => void
}

/** The rows that the address asks for; while another page loads the earlier one stays. */
export function RecordListResults({ kind, address, onAsk }: RecordListResultsProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { search, page } = address
  const size = address.size || kind.pageSize
  const recordKeys = `records.${kind.topic}` as const
  const answer = useQuery(
    recordApi(kind.topic).page.queryOptions({
      input: { ...listRequest(address), page, size },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchOnMount: true,
    }),
  )

  // Only some kinds have a text of their own for a search that failed.
  const keys = [...(search ? [`${recordKeys}.failed_search`] : []), `${recordKeys}.failed_list`]
  const failed = ({ message }: { message: string }) => t(keys as never, { message })
  useFailureToast(kind.announcesFailures && answer.error ? failed(answer.error) : undefined)

  return (
    <ListPage answer={answer} size={size} failed={failed} empty={t(`${recordKeys}.empty`)}>
      {({ rows, total }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-3">
            <p role="status" className="text-sm text-ink-3">
              {t(`${recordKeys}.found`, { count: total, figure: format.number(total) })}
            </p>
            <ListFiles kind={kind} address={address} />
          </div>
          <RecordTable
            kind={kind}
            rows={rows as unknown as AnyRow[]}
            address={address}
            onSort={(column) => onAsk(sortedAnew(address, column))}
          />
        </>
      )}
    </ListPage>
  )
}

/**
 * Announces a failure as a toast too, while it is on the screen.
 * Source: specification, document 3, section 8, "Glossary toasts".
 */
function useFailureToast(failure: string | undefined): void {
  const { t } = useTranslation('admin')
  const title = t('toast.error')

  // Toasts are outside of React.
  useEffect(() => {
    if (failure === undefined) return
    const toast = announce({ title, description: failure, tone: 'problem' })
    return () => withdraw(toast)
  }, [title, failure])
}
