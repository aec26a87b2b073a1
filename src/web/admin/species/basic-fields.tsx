import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { nameParts } from '#domain/species/name-parts.ts'
import { api } from '#web/api.ts'
import { SpeciesPicture } from '#web/components/species-picture.tsx'
import { CheckboxField, SelectField } from '#web/forms/choice-fields.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { DateField, NumberField, TextAreaField, TextField } from '#web/forms/text-fields.tsx'
import { ChoiceField, ProvenanceFields } from '../records/record-fields.tsx'
import { FamilyField, useFamilies } from './family-field.tsx'
import { SourcePanel } from './source/source-panel.tsx'

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
      </FieldGroup>
      <SourcePanel />
      <FieldGroup>
        <NumberField name="sis_id" hint={t('hints.sis_id')} />
        <NumberField name="inaturalist_id" hint={t('hints.inaturalist_id')} />
        <TextField name="default_image_url" type="url" hint={t('hints.default_image_url')} wide />
        <PicturePreview />
        <PopulationTrendField />
      </FieldGroup>
      <FieldGroup title={t('species.review')}>
        <ChoiceField topic="species" name="manual_review" />
        <TextField name="reviewed_by" />
        <DateField name="review_date" />
        <TextAreaField name="review_notes" />
        <CheckboxField name="hidden" hint={t('hints.hidden')} wide />
      </FieldGroup>
      <ProvenanceFields />
    </>
  )
}

/** The picture that visitors see now; one of a new address is fetched by the server after saving. */
function PicturePreview() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ strict: false })
  const { formState } = useFormContext()
  const written = useWatch({ name: 'default_image_url' })
  const { data } = useQuery({
    ...api.species.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  if (data === undefined) return null
  const isStored = written === (formState.defaultValues?.default_image_url ?? '')
  return (
    <figure className="md:col-span-2">
      <div className="w-60 overflow-hidden rounded-md border border-line">
        <SpeciesPicture species={data} />
      </div>
      <figcaption className="mt-1.5 text-xs text-ink-3">
        {isStored ? t('species.picture.shown') : t('species.picture.afterSaving')}
      </figcaption>
    </figure>
  )
}

/** The choices of the form. Source: specification, document 3, section 4, "Form choices". */
const CHOICES = ['unknown', 'increasing', 'stable', 'decreasing'] as const

/** The trend in one word; a longer text of a source is an option until another is chosen. */
function PopulationTrendField() {
  const { t } = useTranslation('admin')
  const { formState } = useFormContext()
  const published: string = formState.defaultValues?.population_trend ?? ''
  const isOther = published !== '' && !CHOICES.some((choice) => choice === published)
  return (
    <SelectField
      name="population_trend"
      options={[
        ...(isOther ? [{ value: published, label: published }] : []),
        ...CHOICES.map((value) => ({ value, label: t(`populationTrends.${value}`) })),
      ]}
      none={published === '' ? t('form.none') : undefined}
    />
  )
}

/**
 * Fills in empty fields that follow from a species' names: genus and species from the scientific name, order and class
 * from the family.
 */
function useTaxonomyFromNames(): () => void {
  const { getValues, setValue } = useFormContext()
  const families = useFamilies()

  return () => {
    const [scientific_name, chosen] = getValues(['scientific_name', 'family'])
    const family = families.find(({ family_name }) => family_name === chosen)
    const known = { ...nameParts(scientific_name), order_name: family?.order_name, class: family?.class }
    for (const [field, value] of Object.entries(known))
      if (value && !getValues(field)) setValue(field, value, { shouldDirty: true, shouldValidate: true })
  }
}
