import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { OpenDraftNotice } from '../drafts/open-draft-notice.tsx'
import { useSaveDraft } from '../drafts/use-save-draft.ts'
import { Loaded } from '../loaded.tsx'
import { KindFields } from '../records/kind-fields.tsx'
import { OpenElsewhere } from '../records/open-elsewhere.tsx'
import { PublicPageLink } from '../records/public-page-link.tsx'
import { RecordForm } from '../records/record-form.tsx'
import { RecordHistory } from '../records/record-history.tsx'
import type { AnyRecordKind } from '../records/record-kind.ts'
import { useLoadFailure } from '../records/use-load-failure.ts'
import { useSaveRecord } from '../records/use-record-changes.ts'
import type { SaveEdit } from '../records/use-record-edit.ts'
import { useListLink, useSaveNext } from '../records/use-save-next.ts'
import { MinorEditField } from '../translations/minor-edit-field.tsx'
import { ChecklistPanel } from './checklist-panel.tsx'
import { SpeciesExports } from './species-exports.tsx'
import { SpeciesRecords } from './species-records.tsx'

const LIST = { to: '/admin/$records', params: { records: 'species' } } as const

/** A new species. Source: specification, document 3, section 2.6. */
export function CreateSpeciesScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const save = useSaveRecord(kind)
  const onSaveDraft = useSaveDraft('species')
  const today = dayOf(new Date())
  return (
    <AdminPage
      title={t('species.addTitle')}
      lead={t('species.addLead')}
      above={<BackToList {...LIST}>{t('records.species.title')}</BackToList>}
    >
      <RecordForm
        schema={kind.schema}
        record={kind.blank({ today })}
        submit={t('records.species.submit_create')}
        cancel={<CancelButton />}
        aside={<ChecklistPanel />}
        onSave={async (values) => {
          const { id } = await save(values)
          const name = String(values.scientific_name)
          await navigate({ ...LIST, state: { added: { id, name } } })
        }}
        onSaveDraft={withoutAccepted(onSaveDraft)}
      >
        <KindFields kind={kind} />
      </RecordForm>
    </AdminPage>
  )
}

/** A species in its form, with its checklist beside it and its data as files. */
export function EditSpeciesScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/$records/$id/edit' })
  const save = useSaveRecord(kind)
  const onSaveDraft = useSaveDraft('species', id)
  const failure = useLoadFailure('species')
  const query = useQuery(adminApi.species.get.queryOptions({ input: { id }, ...ASKED_ANEW, gcTime: 0 }))
  const { data, refetch } = query
  const list = useListLink(kind, id)
  const saveSpecies: SaveEdit = (values, version = Number(data?.version), note) =>
    save(values, { id, version }, note)
  const onSaveNext = useSaveNext(kind, id, saveSpecies)

  return (
    <AdminPage
      title={
        data ? <SpeciesName name={data.scientific_name} className="" /> : t('records.species.edit_title')
      }
      name={data?.scientific_name}
      lead={data?.common_name}
      above={<BackToList {...list}>{t('records.species.title')}</BackToList>}
      actions={
        data && (
          <>
            <PublicPageLink topic="species" row={data} />
            <SpeciesExports id={id} />
          </>
        )
      }
    >
      <Loaded
        query={query}
        failed={(problem) => failure(problem, t('species.loadFailed'))}
        skeleton={
          <>
            <p className="mb-4 text-sm text-ink-2">{t('species.loading')}</p>
            <Skeleton className="h-96 w-full" />
          </>
        }
      >
        {(species) => (
          <>
            <OpenElsewhere topic="species" id={id} />
            <OpenDraftNotice topic="species" id={id} />
            {species.hidden === true && <HiddenProfileNotice id={id} />}
            <SpeciesRecords id={id} scientific_name={species.scientific_name} />
            <RecordForm
              schema={kind.schema}
              record={species}
              submit={t('records.species.submit_update')}
              cancel={<CancelButton />}
              aside={<ChecklistPanel />}
              onSave={async (...edit) => {
                await saveSpecies(...edit)
                await refetch()
              }}
              onSaveDraft={withoutAccepted(onSaveDraft)}
              onSaveNext={onSaveNext}
            >
              <KindFields kind={kind} />
              <MinorEditField topic="species" id={id} />
            </RecordForm>
            <RecordHistory topic="species" id={id} version={species.version} />
          </>
        )}
      </Loaded>
    </AdminPage>
  )
}

/** A draft keeps the fields; what was accepted at a source beside them belongs to a species that is saved. */
const withoutAccepted = (onSaveDraft: SaveEdit | undefined): SaveEdit | undefined =>
  onSaveDraft && (({ accepted: _, ...values }, ...rest) => onSaveDraft(values, ...rest))

/** Leads back to the page before. Source: specification, document 3, section 2.6. */
function CancelButton() {
  const { t } = useTranslation('admin')
  const { history } = useRouter()
  return <Button onClick={() => history.back()}>{t('form.cancel')}</Button>
}

/** Says that visitors see nothing of the species, and leads to the page as it would be. */
function HiddenProfileNotice({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  return (
    <div className="mb-5">
      <Notice>
        {t('drafts.hiddenProfile')}{' '}
        <a href={`/api/admin/species/${id}/preview`} target="_blank" rel="noopener">
          {t('drafts.preview.profile')} {t('drafts.previewTab')}
        </a>
      </Notice>
    </div>
  )
}
