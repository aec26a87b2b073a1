import { useTranslation } from 'react-i18next'
import { REVIEW_STATES } from '#domain/species/quality-review.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { DateField, NumberField, TextField } from '#web/forms/text-field.tsx'
import { ProvenanceFields } from '../records/provenance-fields.tsx'
import { FamilyField } from './family-field.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { PopulationTrendField } from './population-trend-field.tsx'
import { useTaxonomyFromNames } from './taxonomy-from-names.ts'

export function BasicFields() {
  const { t } = useTranslation('admin')
  const fillInTaxonomy = useTaxonomyFromNames()
  return (
    <>
      <FieldGroup onLeave={fillInTaxonomy}>
        <TextField name="scientific_name" latin required hint={t('hints.scientific_name')} />
        <TextField name="common_name" required />
        <TextField name="authority" hint={t('hints.authority')} />
        <FamilyField />
        <NumberField name="sis_id" hint={t('hints.sis_id')} />
        <NumberField name="inaturalist_id" hint={t('hints.inaturalist_id')} />
        <TextField name="default_image_url" type="url" hint={t('hints.default_image_url')} wide />
        <PicturePreview />
        <PopulationTrendField />
      </FieldGroup>
      <FieldGroup title={t('species.review')}>
        <SelectField
          name="manual_review"
          options={REVIEW_STATES.map((value) => ({ value, label: t(`reviewStates.${value}`) }))}
        />
        <TextField name="reviewed_by" />
        <DateField name="review_date" />
        <TextAreaField name="review_notes" />
      </FieldGroup>
      <ProvenanceFields />
    </>
  )
}
