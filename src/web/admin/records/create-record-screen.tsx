import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RecordForm } from '#web/forms/record-form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AdminPage, BackToList } from '../admin-page.tsx'
import type { AnyRecordKind } from './record-kind.ts'
import { useInvalidToast } from './use-invalid-toast.ts'
import { useSaveRecord } from './use-record-changes.ts'

/** Adds a record; opened from a species with that species chosen already, and leads back to it. */
export function CreateRecordScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const given = useSearch({ from: '/admin/$records/create' })
  const species_id = typeof given.species_id === 'string' ? given.species_id : undefined
  const navigate = useNavigate()
  const save = useSaveRecord(kind)
  const words = `records.${kind.topic}` as const
  const list = { to: '/admin/$records', params: { records: kind.address } } as const
  const today = new Date().toISOString().slice(0, 10)

  return (
    <AdminPage
      title={t(`${words}.create_title`)}
      above={<BackToList {...list}>{t(`${words}.title`)}</BackToList>}
    >
      <RecordForm
        schema={kind.schema}
        record={{ ...kind.blank({ today }), ...('species_id' in kind.schema.shape ? { species_id } : {}) }}
        onInvalid={useInvalidToast(kind)}
        submit={t(`${words}.submit_create`)}
        cancel={<ButtonLink {...list}>{t('form.cancel')}</ButtonLink>}
        onSave={async (values) => {
          await save(values)
          await navigate(species_id ? { to: '/species/$id', params: { id: species_id } } : list)
        }}
      >
        <kind.Fields />
      </RecordForm>
    </AdminPage>
  )
}
