import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { RecordForm } from '#web/forms/record-form.tsx'
import { statusOf } from '#web/query-client.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { LeaveForList } from './leave-for-list.tsx'
import { type AnyRow, recordApi } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { schemaAsOf } from './schema-as-of.ts'
import { useInvalidToast } from './use-invalid-toast.ts'
import { useSaveRecord } from './use-record-changes.ts'

/** One record in its form, as it stands in the database at this moment. */
export function EditRecordScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/$records/$id/edit' })
  const words = `records.${kind.topic}` as const
  const list = { to: '/admin/$records', params: { records: kind.address } } as const
  const { data, error, refetch } = useQuery(
    recordApi(kind.topic).get.queryOptions({ input: { id }, staleTime: 0, gcTime: 0, refetchOnMount: true }),
  )
  const row = data as AnyRow | undefined
  const explained = { 400: t(`${words}.id_required`), 404: t(`${words}.not_found`) }[statusOf(error) ?? 0]
  const failure = error && (explained ?? t(`${words}.failed_get`, { message: error.message }))

  return (
    <AdminPage
      title={t(`${words}.edit_title`)}
      lead={row && kind.nameOf(row as never)}
      above={<BackToList {...list}>{t(`${words}.title`)}</BackToList>}
    >
      {failure && kind.announcesFailures ? (
        <LeaveForList kind={kind} />
      ) : failure ? (
        <SectionFailure message={failure} problem={error} onRetry={refetch} />
      ) : row ? (
        <EditForm key={row.id} kind={kind} row={row} />
      ) : (
        <div className="grid gap-4">
          <LoadingNote />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </AdminPage>
  )
}

function EditForm({ kind, row }: { kind: AnyRecordKind; row: AnyRow }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const save = useSaveRecord(kind)
  const words = `records.${kind.topic}` as const
  const list = { to: '/admin/$records', params: { records: kind.address } } as const
  const today = dayOf(new Date())

  return (
    <RecordForm
      schema={schemaAsOf(today, { topic: kind.topic, schema: kind.editSchema })}
      record={row}
      onInvalid={useInvalidToast(kind)}
      submit={t(`${words}.submit_update`)}
      cancel={<ButtonLink {...list}>{t('form.cancel')}</ButtonLink>}
      onSave={async (values, version = row.version) => {
        await save(values, { id: row.id, version })
        await navigate(list)
      }}
    >
      <kind.Fields />
    </RecordForm>
  )
}
