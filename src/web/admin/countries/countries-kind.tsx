import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { countryInput } from '#contract/countries-curation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { choiceColumn, nameColumn, plainColumn } from '../records/kind-columns.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const countriesKind: RecordKind<typeof countryInput> = {
  Icon: Globe,
  blank: () => ({ kind: 'country', arctic_council: false, nammco_member: false }),
  nameOf: ({ country_name }) => country_name,
  columns: [
    nameColumn('name', 'country_name'),
    plainColumn('code', 'country_code'),
    choiceColumn('type', 'countries', 'kind'),
    { key: 'membership', cell: MembershipCell },
  ],
  fields: [
    { name: 'country_name', required: true },
    { name: 'country_code', hint: 'country_code', required: true },
    { name: 'kind', as: 'choice' },
    () => <div />,
    { name: 'arctic_council', as: 'mark' },
    { name: 'nammco_member', as: 'mark' },
  ],
}

function MembershipCell(country: { arctic_council: boolean; nammco_member: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {country.arctic_council && <Badge tone="accent">{t('marks.arcticCouncil')}</Badge>}
      {country.nammco_member && <Badge tone="outline">NAMMCO</Badge>}
    </span>
  )
}
