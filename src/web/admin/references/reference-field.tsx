import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { SelectField } from '#web/forms/select-field.tsx'
import { adminApi } from '../admin-api.ts'

/** The publication that supports a text: one of the references of the species. */
export function ReferenceField() {
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
