import { PackageCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { citesExportQuotaInput } from '#contract/listings-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { CountryField } from '../countries/country-field.tsx'
import { NumberCell, OwnerCell } from '../records/cells.tsx'
import { OptionCell } from '../records/option-cell.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const citesExportQuotasKind: RecordKind<typeof citesExportQuotaInput> = {
  Icon: PackageCheck,
  blank: () => ({ checked: false }),
  nameOf: ({ species, year, notes }) => [species?.scientific_name, year, notes].filter(Boolean).join(', '),
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'country', cell: ({ country_id }) => <OptionCell topic="countries" id={country_id} /> },
    { key: 'year', cell: ({ year }) => year },
    {
      key: 'quantity',
      cell: ({ quantity, unit }) => (
        <>
          <NumberCell value={quantity} /> {unit}
        </>
      ),
      figures: true,
    },
  ],
  Fields: CitesExportQuotaFields,
}

function CitesExportQuotaFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <CountryField />
      <NumberField name="year" required />
      <NumberField name="quantity" required />
      <TextField name="unit" hint={t('hints.quota_unit')} />
      <TextAreaField name="notes" hint={t('hints.quota_notes')} />
    </FieldGroup>
  )
}
