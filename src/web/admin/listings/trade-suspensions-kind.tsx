import { useTranslation } from 'react-i18next'
import { citesTradeSuspensionInput } from '#contract/listings-curation.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { DateField, TextField } from '#web/forms/text-field.tsx'
import { DayCell, MarkCell, OwnerCell } from '../records/cells.tsx'
import { OptionCell } from '../records/option-cell.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import { ProvenanceFields } from '../records/provenance-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { SuspendedCountryField } from './suspended-country-field.tsx'

export const tradeSuspensionsKind: RecordKind<typeof citesTradeSuspensionInput> = {
  topic: 'cites_trade_suspensions',
  address: 'trade-suspensions',
  schema: citesTradeSuspensionInput,
  // A new suspension begins without a country, of today, active: document 3, section 4.
  blank: ({ today }) => ({ suspension_start_date: today, is_active: true, checked: false }),
  nameOf: ({ species, suspension_start_date }) => `${species?.scientific_name} ${suspension_start_date}`,
  columns: [
    { key: 'species', cell: OwnerCell },
    {
      key: 'country',
      cell: ({ country_id, country_name }) =>
        country_name ?? <OptionCell topic="countries" id={country_id} />,
    },
    { key: 'start_date', cell: ({ suspension_start_date }) => <DayCell day={suspension_start_date} /> },
    { key: 'end_date', cell: ({ suspension_end_date }) => <DayCell day={suspension_end_date} /> },
    { key: 'status', cell: ActiveCell },
  ],
  Fields: TradeSuspensionFields,
}

function ActiveCell({ is_active }: { is_active: boolean }) {
  const { t } = useTranslation('admin')
  return <MarkCell on={is_active} yes={t('marks.active')} no={t('marks.ended')} />
}

function TradeSuspensionFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <FieldGroup>
        <OwnerField />
        <SuspendedCountryField />
        <TextField name="country_name" hint={t('hints.suspended_country_name')} />
        <DateField name="suspension_start_date" required />
        <DateField name="suspension_end_date" hint={t('hints.open_end')} />
        <CheckboxField name="is_active" />
        <TextAreaField name="reason" />
        <TextAreaField name="notes" />
      </FieldGroup>
      <ProvenanceFields />
    </>
  )
}
