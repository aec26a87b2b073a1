import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { KindFields } from '../records/kind-fields.tsx'
import { ProvenanceFields } from '../records/record-fields.tsx'
import { RecordForm } from '../records/record-form.tsx'
import type { AnyRecordKind } from '../records/record-kind.ts'
import { schemaAsOf } from '../records/schema-as-of.ts'
import { useInvalidToast } from '../records/use-load-failure.ts'
import { MinorEditField } from '../translations/minor-edit-field.tsx'
import { kindOfDraft, useDraftName, type WholeDraft } from './draft-names.ts'
import { useAnnouncedDraft } from './use-save-draft.ts'

/** /admin/drafts/{id}/edit: what a draft says, in the form of its record. */
export function EditDraftScreen() {
  const { t } = useTranslation('admin')
  const { draft: id } = useParams({ from: '/admin/drafts/$draft/edit' })
  const nameOf = useDraftName()
  const query = useQuery(adminApi.drafts.get.queryOptions({ input: { id }, ...ASKED_ANEW, gcTime: 0 }))
  const { data } = query
  const kind = data && kindOfDraft(data)

  return (
    <AdminPage
      title={t('drafts.editTitle')}
      lead={data && nameOf(data)}
      above={
        <BackToList to="/admin/drafts/$draft" params={{ draft: id }}>
          {t('drafts.back')}
        </BackToList>
      }
    >
      <Loaded query={query} failed={({ message }) => t('drafts.failedOne', { message })}>
        {(draft) => kind && <DraftForm key={draft.id} kind={kind} draft={draft} />}
      </Loaded>
    </AdminPage>
  )
}

function DraftForm({ kind, draft }: { kind: AnyRecordKind; draft: WholeDraft }) {
  const { t } = useTranslation('admin')
  const { mutateAsync } = useMutation(adminApi.drafts.write.mutationOptions())
  const announced = useAnnouncedDraft()
  const { id, version, table_name, base, values } = draft
  const topic = kind.topic
  const isNew = base === null
  const today = dayOf(new Date())
  return (
    <RecordForm
      schema={schemaAsOf(today, { topic, schema: isNew ? kind.schema : kind.editSchema })}
      record={(base ?? {}) as { version?: number }}
      written={values}
      onInvalid={useInvalidToast(kind)}
      submit={t('drafts.update')}
      cancel={
        <ButtonLink to="/admin/drafts/$draft" params={{ draft: id }}>
          {t('form.cancel')}
        </ButtonLink>
      }
      onSave={(written, row_version) =>
        announced(() =>
          mutateAsync({ id, version, table_name, row_version: row_version ?? null, values: written }),
        )
      }
    >
      <KindFields kind={kind} />
      {/* The form of a species has them on its first tab. */}
      {topic !== 'species' && <ProvenanceFields />}
      {draft.row_id !== null && <MinorEditField topic={topic} id={draft.row_id} />}
    </RecordForm>
  )
}
