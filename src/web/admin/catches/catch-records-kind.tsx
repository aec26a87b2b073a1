import { Fish } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { catchRecordInput } from '#contract/catches-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { NumberCell, OwnerCell } from '../records/cells.tsx'
import { OptionCell } from '../records/option-cell.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { useRecordOptions } from '../records/use-record-options.ts'

export const catchRecordsKind: RecordKind<typeof catchRecordInput> = {
  Icon: Fish,
  blank: () => ({ data_source: 'NAMMCO', checked: false }),
  nameOf: ({ species, season, year }) => `${species?.scientific_name} ${season ?? year}`,
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'year', cell: ({ season, year }) => season ?? year },
    { key: 'country', cell: ({ country_id }) => <OptionCell topic="countries" id={country_id} /> },
    {
      key: 'area',
      cell: ({ management_area_id }) => <OptionCell topic="management_areas" id={management_area_id} />,
    },
    {
      key: 'catch',
      sort: 'catch_total',
      cell: ({ catch_total }) => <NumberCell value={catch_total} />,
      figures: true,
    },
    {
      key: 'quota',
      sort: 'quota_amount',
      cell: ({ quota_amount }) => <NumberCell value={quota_amount} />,
      figures: true,
    },
  ],
  Fields: CatchRecordFields,
}

function CatchRecordFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <SelectField name="country_id" options={useRecordOptions('countries')} none={t('form.none')} />
      <SelectField
        name="management_area_id"
        options={useRecordOptions('management_areas')}
        none={t('form.none')}
      />
      <NumberField name="year" hint={t('hints.catch_year')} />
      <TextField name="season" hint={t('hints.season')} />
      <NumberField name="catch_total" hint={t('hints.not_reported')} />
      <NumberField name="quota_amount" hint={t('hints.not_reported')} />
      <TextField name="data_source" required />
      <TextAreaField name="notes" />
    </FieldGroup>
  )
}
