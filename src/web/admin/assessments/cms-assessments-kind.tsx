import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { cmsAssessmentInput } from '#contract/assessments-curation.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { MarkCell, OwnerCell, TextCell } from '../records/cells.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import { PredecessorField } from '../records/predecessor-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const cmsAssessmentsKind: RecordKind<typeof cmsAssessmentInput> = {
  Icon: Gauge,
  // A new assessment begins without a status, of this year, not the latest: document 3, section 4.
  blank: ({ today }) => ({ year_published: Number(today.slice(0, 4)), is_latest: false, checked: false }),
  nameOf: ({ species, status, year_published }) => `${species?.scientific_name} ${status} ${year_published}`,
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'status', cell: ({ status }) => <TextCell text={status} /> },
    { key: 'year', cell: ({ year_published }) => year_published },
    { key: 'flags', cell: LatestCell },
  ],
  Fields: CmsAssessmentFields,
}

function LatestCell({ is_latest }: { is_latest: boolean }) {
  const { t } = useTranslation('admin')
  return <MarkCell on={is_latest} yes={t('marks.latest')} />
}

function CmsAssessmentFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="status" hint={t('hints.cms_status')} required />
      <NumberField name="year_published" required />
      <CheckboxField name="is_latest" />
      <PredecessorField topic="cms_assessments" />
      <TextAreaField name="assessment_notes" />
    </FieldGroup>
  )
}
