import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DELETE_COLUMN, KEY_COLUMNS, SPECIES_COLUMN } from '#domain/curation/record-csv.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useMay } from '#web/session/for-permission.tsx'
import { announce, withdraw } from '#web/ui/toaster.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import type { ImportTarget } from '../list-import/import-target.ts'
import { ListFileButtons } from '../list-import/list-file-buttons.tsx'
import type { ListAddress } from './list-address.ts'
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
      ...ASKED_ANEW,
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

interface ListFilesProps {
  kind: AnyRecordKind
  address: ListAddress
}

/** The list as a CSV file, and an edited file back into it. */
function ListFiles({ kind, address }: ListFilesProps) {
  const { t } = useTranslation('admin')
  const mayEdit = useMay('edit_records')
  const asked = new URLSearchParams(listRequest(address))
  return (
    <ListFileButtons
      exportAddress={`/api/admin/lists/${kind.topic}/export?${asked}`}
      target={mayEdit ? importTarget(kind) : undefined}
      explanation={t('list.importWhat')}
    />
  )
}

const importTarget = ({ topic, schema }: AnyRecordKind): ImportTarget => ({
  topic,
  columns: { required: KEY_COLUMNS, fields: [DELETE_COLUMN, SPECIES_COLUMN, ...Object.keys(schema.shape)] },
  preview: (rows) => adminApi.lists.preview.call({ records: topic, rows }),
  save: (rows, idempotencyKey) =>
    adminApi.lists.import.call({ records: topic, rows }, { context: { idempotencyKey } }),
  nameOf: ({ name, id }, line) => name ?? (id || line?.cells[SPECIES_COLUMN]),
})
