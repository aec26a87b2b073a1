import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { citesListingInput } from '#contract/listings-curation.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { DateField } from '#web/forms/date-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { CitesBadge } from '#web/ui/appendix-badge.tsx'
import { DayCell, OwnerCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import { PredecessorField } from '../records/predecessor-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { CurrentCell } from './current-cell.tsx'

/** Source: specification, document 3, section 2.7. */
export const citesListingsKind: RecordKind<typeof citesListingInput> = {
  Icon: Scale,
  blank: () => ({ is_current: false, covers: 'species', checked: false }),
  nameOf: ({ species, appendix, listing_date }) => `${species?.scientific_name} ${appendix} ${listing_date}`,
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'appendix', cell: ({ appendix }) => <CitesBadge appendix={appendix} /> },
    { key: 'listing_date', cell: ({ listing_date }) => <DayCell day={listing_date} /> },
    { key: 'end_date', cell: ({ end_date }) => <DayCell day={end_date} /> },
    { key: 'status', cell: CurrentCell },
  ],
  Fields: CitesListingFields,
}

function CitesListingFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <FieldGroup>
        <OwnerField />
        <ChoiceField topic="cites_listings" name="appendix" none={t('form.choose')} required />
        <DateField name="listing_date" required hint={t('hints.first_day_in_force')} />
        <DateField name="end_date" hint={t('hints.last_day_in_force')} />
        <CheckboxField name="is_current" hint={t('hints.several_current')} />
        <PredecessorField topic="cites_listings" />
      </FieldGroup>
      <FieldGroup title={t('form.covered')}>
        <ChoiceField topic="cites_listings" name="covers" />
        <TextField name="population_identifier" hint={t('hints.population_identifier')} />
        <TextField name="listed_under" hint={t('hints.listed_under')} />
        <TextField name="cop_listing" />
        <TextAreaField name="notes" hint={t('hints.annotation')} />
      </FieldGroup>
    </>
  )
}
