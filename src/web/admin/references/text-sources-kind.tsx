import { useQuery } from '@tanstack/react-query'
import { Quote } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import type { textSourceInput } from '#contract/references-curation.ts'
import type { SPECIES_TEXTS } from '#domain/species/species-texts.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { adminApi } from '../admin-api.ts'
import { OwnerCell, TextCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OptionCell } from '../records/option-cell.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const textSourcesKind: RecordKind<typeof textSourceInput> = {
  Icon: Quote,
  blank: () => ({ checked: false }),
  nameOf: ({ species, field }) => `${species?.scientific_name} ${field}`,
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'text', cell: TextNameCell },
    { key: 'reference', cell: ({ reference_id }) => <OptionCell topic="references" id={reference_id} /> },
    { key: 'supports', cell: ({ supports }) => <TextCell text={supports} /> },
  ],
  Fields: TextSourceFields,
}

function TextNameCell({ field }: { field: (typeof SPECIES_TEXTS)[number] }) {
  const { t } = useTranslation('admin')
  return t(`fields.${field}`)
}

function TextSourceFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <ChoiceField topic="species_text_sources" name="field" none={t('form.choose')} required />
      <ReferenceField />
      <TextAreaField name="supports" hint={t('hints.supports')} />
    </FieldGroup>
  )
}

/** The publication that supports a text: one of the references of the species. */
function ReferenceField() {
  const { t } = useTranslation('admin')
  const species_id = useWatch({ name: 'species_id' })
  const { data } = useQuery({
    ...adminApi.references.page.queryOptions({ input: { species_id, size: PICKER_SIZE } }),
    enabled: Boolean(species_id),
  })
  const works = species_id ? (data?.rows ?? []) : []
  return (
    <SelectField
      name="reference_id"
      options={works.map(({ id, title, year }) => ({
        value: id,
        label: [title, year].filter(Boolean).join(', '),
      }))}
      none={t('form.choose')}
      hint={t('hints.reference_id')}
      required
      wide
    />
  )
}
