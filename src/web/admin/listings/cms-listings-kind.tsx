import { Waypoints } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { cmsListingInput } from '#contract/listings-curation.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { DateField } from '#web/forms/date-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { ListField } from '#web/forms/list-field.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { CmsBadge } from '#web/ui/appendix-badge.tsx'
import { DayCell, OwnerCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import { PredecessorField } from '../records/predecessor-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { CurrentCell } from './current-cell.tsx'

export const cmsListingsKind: RecordKind<typeof cmsListingInput> = {
  Icon: Waypoints,
  // A new listing begins as appendix II, of today, not current: document 3, section 4.
  blank: ({ today }) => ({
    appendix: 'II',
    listing_date: today,
    is_current: false,
    checked: false,
    native_distribution: [],
    introduced_distribution: [],
    extinct_distribution: [],
    uncertain_distribution: [],
    uncategorised_distribution: [],
  }),
  nameOf: ({ species, appendix, listing_date }) =>
    [species?.scientific_name, appendix, listing_date].filter(Boolean).join(' '),
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'appendix', cell: ({ appendix }) => <CmsBadge appendix={appendix} /> },
    { key: 'listing_date', cell: ({ listing_date }) => <DayCell day={listing_date} /> },
    { key: 'status', cell: CurrentCell },
  ],
  Fields: CmsListingFields,
}

function CmsListingFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <FieldGroup>
        <OwnerField />
        <ChoiceField topic="cms_listings" name="appendix" required />
        <DateField name="listing_date" hint={t('hints.date_unknown')} />
        <CheckboxField name="is_current" />
        <PredecessorField topic="cms_listings" />
        <TextField name="agreement" />
        <TextField name="listed_under" hint={t('hints.listed_under')} />
      </FieldGroup>
      <FieldGroup title={t('form.range')}>
        <ListField name="native_distribution" hint={t('hints.country_codes')} />
        <ListField name="introduced_distribution" />
        <ListField name="extinct_distribution" />
        <ListField name="uncertain_distribution" />
        <ListField name="uncategorised_distribution" />
        <TextAreaField name="notes" />
      </FieldGroup>
    </>
  )
}
