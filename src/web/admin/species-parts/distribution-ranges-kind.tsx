import { Map as MapIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { distributionRangeInput } from '#contract/species-parts-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { NothingCell, OwnerCell, TextCell } from '../records/cells.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const distributionRangesKind: RecordKind<typeof distributionRangeInput> = {
  Icon: MapIcon,
  blank: () => ({ checked: false }),
  nameOf: ({ species, country_code, region }) =>
    [species?.scientific_name, country_code, region].filter(Boolean).join(' '),
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'country', cell: ({ country_code }) => <CountryCell code={country_code} /> },
    { key: 'region', cell: ({ region }) => <TextCell text={region} /> },
    { key: 'presence', cell: ({ presence }) => <TextCell text={presence} /> },
  ],
  Fields: DistributionRangeFields,
}

function CountryCell({ code }: { code: string | null }) {
  const countryName = useCountryName()
  return code === null ? <NothingCell /> : countryName(code)
}

function DistributionRangeFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="country_code" hint={t('hints.country_code')} />
      <TextField name="region" />
      <TextField name="presence" hint={t('hints.presence')} />
      <TextAreaField name="notes" />
    </FieldGroup>
  )
}
