import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ZodType } from 'zod'
import { dayOf } from '#domain/calendar.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { useSaveDraft } from '../drafts/use-save-draft.ts'
import { useComeFrom } from './come-from.ts'
import { KindFields } from './kind-fields.tsx'
import { ProvenanceFields } from './record-fields.tsx'
import { RecordForm } from './record-form.tsx'
import type { AnyRecordKind } from './record-kind.ts'
import { schemaAsOf } from './schema-as-of.ts'
import { useInvalidToast } from './use-load-failure.ts'
import { useSaveRecord } from './use-record-changes.ts'

/** Adds a record. Opened from a species, the form has that species chosen, and the text beside it, and leads back to it. */
export function CreateRecordScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const { species_id, field, fromForm } = useComeFrom()
  const navigate = useNavigate()
  const save = useSaveRecord(kind)
  const onSaveDraft = useSaveDraft(kind.topic)
  const keys = `records.${kind.topic}` as const
  const list = { to: '/admin/$records', params: { records: kind.address } } as const
  const owner = species_id
    ? ({ to: '/admin/$records/$id/edit', params: { records: 'species', id: species_id } } as const)
    : undefined
  const form = fromForm ? owner : undefined
  const today = dayOf(new Date())

  return (
    <AdminPage
      title={t(`${keys}.create_title`)}
      above={
        form ? (
          <BackToList {...form}>{t('records.species.edit_title')}</BackToList>
        ) : (
          <BackToList {...list}>{t(`${keys}.title`)}</BackToList>
        )
      }
    >
      <RecordForm
        schema={schemaAsOf(today, kind)}
        record={{ ...kind.blank({ today }), ...presetOf(kind, { species_id, field }) }}
        onInvalid={useInvalidToast(kind)}
        submit={t(`${keys}.submit_create`)}
        cancel={<ButtonLink {...(form ?? list)}>{t('form.cancel')}</ButtonLink>}
        onSave={async (values) => {
          await save(values)
          // Source: specification, document 3, sections 2.7 to 2.9; `/admin/species/{id}` is the form.
          await navigate(owner ?? list)
        }}
        onSaveDraft={onSaveDraft}
      >
        <KindFields kind={kind} />
        <ProvenanceFields />
      </RecordForm>
    </AdminPage>
  )
}

/** Of the given values those that the form takes. */
function presetOf({ schema }: AnyRecordKind, given: Readonly<Record<string, string | undefined>>) {
  const fields: Readonly<Record<string, ZodType>> = schema.shape
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value && fields[name]?.safeParse(value).success),
  )
}
