import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { useDaysInName } from '#web/forms/use-day-text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { announce } from '#web/ui/toaster.tsx'
import { ASKED_ANEW } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { OpenDraftNotice } from '../drafts/open-draft-notice.tsx'
import { useSaveDraft } from '../drafts/use-save-draft.ts'
import { Loaded } from '../loaded.tsx'
import { MinorEditField } from '../translations/minor-edit-field.tsx'
import { KindFields } from './kind-fields.tsx'
import { OpenElsewhere } from './open-elsewhere.tsx'
import { PublicPageLink } from './public-page-link.tsx'
import { type AnyRow, recordApi } from './record-api.ts'
import { ProvenanceFields } from './record-fields.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordHistory } from './record-history.tsx'
import type { AnyRecordKind } from './record-kind.ts'
import { schemaAsOf } from './schema-as-of.ts'
import { useInvalidToast, useLoadFailure } from './use-load-failure.ts'
import { useSaveRecord } from './use-record-changes.ts'
import type { SaveEdit } from './use-record-edit.ts'
import { useListLink, useSaveNext } from './use-save-next.ts'

/** One record in its form, as it is in the database at this moment. */
export function EditRecordScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/$records/$id/edit' })
  const keys = `records.${kind.topic}` as const
  const list = useListLink(kind, id)
  const query = useQuery(recordApi(kind.topic).get.queryOptions({ input: { id }, ...ASKED_ANEW, gcTime: 0 }))
  const row = query.data as AnyRow | undefined
  const failure = useLoadFailure(kind.topic)
  const inName = useDaysInName()

  return (
    <AdminPage
      title={t(`${keys}.edit_title`)}
      lead={row && inName(kind.nameOf(row as never))}
      above={<BackToList {...list}>{t(`${keys}.title`)}</BackToList>}
      actions={row && <PublicPageLink topic={kind.topic} row={row} />}
    >
      {query.error && row === undefined && kind.announcesFailures ? (
        <LeaveForList kind={kind} />
      ) : (
        <Loaded
          query={query}
          failed={(problem) => failure(problem, t(`${keys}.failed_get`, { message: problem.message }))}
        >
          {() =>
            row && (
              <>
                <OpenElsewhere topic={kind.topic} id={row.id} />
                <OpenDraftNotice topic={kind.topic} id={row.id} />
                <EditForm key={row.id} kind={kind} row={row} />
                <RecordHistory topic={kind.topic} id={row.id} version={row.version} />
              </>
            )
          }
        </Loaded>
      )}
    </AdminPage>
  )
}

function EditForm({ kind, row }: { kind: AnyRecordKind; row: AnyRow }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const save = useSaveRecord(kind)
  const saveRow: SaveEdit = (values, version = row.version, note) =>
    save(values, { id: row.id, version }, note)
  const onSaveNext = useSaveNext(kind, row.id, saveRow)
  const onSaveDraft = useSaveDraft(kind.topic, row.id)
  const keys = `records.${kind.topic}` as const
  const list = useListLink(kind, row.id)
  const today = dayOf(new Date())

  return (
    <RecordForm
      schema={schemaAsOf(today, { topic: kind.topic, schema: kind.editSchema })}
      record={row}
      onInvalid={useInvalidToast(kind)}
      submit={t(`${keys}.submit_update`)}
      cancel={<ButtonLink {...list}>{t('form.cancel')}</ButtonLink>}
      onSave={async (...edit) => {
        await saveRow(...edit)
        await navigate(list)
      }}
      onSaveDraft={onSaveDraft}
      onSaveNext={onSaveNext}
    >
      <KindFields kind={kind} />
      <ProvenanceFields />
      <MinorEditField topic={kind.topic} id={row.id} />
    </RecordForm>
  )
}

/** Goes back to the list and announces there that the record could not be read. Source: specification, document 3, section 8, "Glossary toasts". */
function LeaveForList({ kind: { topic, address } }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const description = t(`records.${topic}.failed_get`)

  // The toast and the address are outside of React.
  useEffect(() => {
    announce({ title: t('toast.error'), description, tone: 'problem' })
    navigate({ to: '/admin/$records', params: { records: address }, replace: true })
  }, [t, description, navigate, address])
  return <p role="status">{description}</p>
}
