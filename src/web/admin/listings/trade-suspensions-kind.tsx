import { Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { citesTradeSuspensionInput } from '#contract/listings-curation.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { DateField } from '#web/forms/date-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { DayCell, OwnerCell } from '../records/cells.tsx'
import { OptionCell } from '../records/option-cell.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { ActiveCell } from './current-cell.tsx'
import { IssuerField } from './issuer-field.tsx'
import { SuspendedCountryField } from './suspended-country-field.tsx'

export const tradeSuspensionsKind: RecordKind<typeof citesTradeSuspensionInput> = {
  Icon: Ban,
  // A new suspension begins without a country, of today, active: document 3, section 4.
  blank: ({ today }) => ({
    issued_by: 'cites',
    suspension_start_date: today,
    is_active: true,
    checked: false,
  }),
  nameOf: ({ species, suspension_start_date }) => `${species?.scientific_name} ${suspension_start_date}`,
  columns: [
    { key: 'species', cell: OwnerCell },
    {
      key: 'country',
      cell: ({ country_id, country_name }) =>
        country_name ?? <OptionCell topic="countries" id={country_id} />,
    },
    {
      key: 'start_date',
      sort: 'suspension_start_date',
      cell: ({ suspension_start_date }) => <DayCell day={suspension_start_date} />,
    },
    {
      key: 'end_date',
      sort: 'suspension_end_date',
      cell: ({ suspension_end_date }) => <DayCell day={suspension_end_date} />,
    },
    { key: 'issued_by', cell: IssuerCell },
    { key: 'status', cell: ActiveCell },
  ],
  Fields: TradeSuspensionFields,
}

function IssuerCell({ issued_by }: Pick<z.output<typeof citesTradeSuspensionInput>, 'issued_by'>) {
  const { t } = useTranslation('admin')
  return t(`issuers.${issued_by}`)
}

function TradeSuspensionFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <SuspendedCountryField />
      <TextField name="country_name" hint={t('hints.suspended_country_name')} />
      <IssuerField />
      <DateField name="suspension_start_date" required />
      <DateField name="suspension_end_date" hint={t('hints.open_end')} />
      <CheckboxField name="is_active" />
      <DateField name="confirmed_on" hint={t('hints.confirmed_on')} />
      <TextAreaField name="reason" />
      <TextAreaField name="notes" />
    </FieldGroup>
  )
}
