import { ClipboardCheck } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { iucnAssessmentInput } from '#contract/assessments-curation.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { YesNoField } from '#web/forms/yes-no-field.tsx'
import { OwnerCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import { PredecessorField } from '../records/predecessor-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { AssessmentFlags, AssessmentLink, AssessmentStatus } from './assessment-cells.tsx'

/** Source: specification, document 3, section 2.8. */
export const iucnAssessmentsKind: RecordKind<typeof iucnAssessmentInput> = {
  Icon: ClipboardCheck,
  blank: ({ today }) => ({
    year_published: Number(today.slice(0, 4)),
    status: 'NE',
    is_latest: false,
    possibly_extinct: null,
    possibly_extinct_in_wild: null,
    reason_for_change: null,
    scope_code: '1',
    scope_description: 'Global',
    checked: false,
  }),
  nameOf: ({ species, year_published }) => `${species?.scientific_name} ${year_published}`,
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'status', cell: AssessmentStatus },
    { key: 'year', sort: 'year_published', cell: ({ year_published }) => year_published },
    { key: 'flags', cell: AssessmentFlags },
  ],
  MoreActions: AssessmentLink,
  Fields: AssessmentFields,
}

function AssessmentFields() {
  const { t } = useTranslation(['admin', 'common'])
  const [status, ...extinctionAnswers] = useWatch({
    name: ['status', 'possibly_extinct', 'possibly_extinct_in_wild'],
  })
  // Asked for CR only; a yes given before the category changed stays visible until it is cleared.
  const asksForExtinction = status === 'CR' || extinctionAnswers.includes(true)
  return (
    <>
      <FieldGroup>
        <OwnerField />
        <ChoiceField topic="iucn_assessments" name="status" none={t('form.earlierCategory')} required />
        <NumberField name="year_published" required />
        <CheckboxField name="is_latest" />
        <PredecessorField topic="iucn_assessments" />
        {asksForExtinction && (
          <>
            <YesNoField name="possibly_extinct" hint={t('hints.possibly_extinct')} />
            <YesNoField name="possibly_extinct_in_wild" hint={t('hints.possibly_extinct')} />
          </>
        )}
        <ChoiceField
          topic="iucn_assessments"
          name="reason_for_change"
          hint={t('hints.reason_for_change')}
          none={t('form.reasonNotLookedUp')}
        />
        <TextField name="reason_for_change_source" hint={t('hints.reason_for_change_source')} />
      </FieldGroup>
      <FieldGroup title={t('form.assessed')}>
        <TextField name="scope_description" hint={t('hints.scope_description')} />
        <TextField name="scope_code" hint={t('hints.scope_code')} />
        <NumberField name="assessment_id" hint={t('hints.assessment_id')} />
        <TextField name="original_category" hint={t('hints.original_category')} />
        <TextField name="url" type="url" wide />
        <TextField name="criteria" />
        <TextField name="population_trend" />
        <TextAreaField name="threats_text" />
        <TextAreaField name="assessment_notes" />
      </FieldGroup>
    </>
  )
}
