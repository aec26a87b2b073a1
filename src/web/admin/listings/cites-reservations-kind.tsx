import { ShieldOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { citesReservationInput } from '#contract/listings-curation.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { DateField } from '#web/forms/date-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { CitesBadge } from '#web/ui/appendix-badge.tsx'
import { CountryField } from '../countries/country-field.tsx'
import { DayCell, OwnerCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OptionCell } from '../records/option-cell.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { ActiveCell } from './current-cell.tsx'

export const citesReservationsKind: RecordKind<typeof citesReservationInput> = {
  Icon: ShieldOff,
  blank: () => ({ is_active: true, checked: false }),
  nameOf: ({ species, appendix, start_date }) => `${species?.scientific_name} ${appendix} ${start_date}`,
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'country', cell: ({ country_id }) => <OptionCell topic="countries" id={country_id} /> },
    { key: 'appendix', cell: ({ appendix }) => <CitesBadge appendix={appendix} /> },
    { key: 'start_date', cell: ({ start_date }) => <DayCell day={start_date} /> },
    { key: 'end_date', cell: ({ end_date }) => <DayCell day={end_date} /> },
    { key: 'status', cell: ActiveCell },
  ],
  Fields: CitesReservationFields,
}

function CitesReservationFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <FieldGroup>
        <OwnerField />
        <CountryField />
        <ChoiceField topic="cites_reservations" name="appendix" none={t('form.choose')} required />
        <DateField name="start_date" required />
        <DateField name="end_date" hint={t('hints.last_day_in_force')} />
        <CheckboxField name="is_active" />
        <DateField name="confirmed_on" hint={t('hints.confirmed_on')} />
      </FieldGroup>
      <FieldGroup title={t('form.covered')}>
        <TextField name="listed_under" hint={t('hints.reserved_taxon')} />
        <TextField name="population" hint={t('hints.reserved_population')} wide />
        <TextAreaField name="notes" />
      </FieldGroup>
    </>
  )
}
