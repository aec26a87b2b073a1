import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { countryInput } from '#contract/countries-curation.ts'
import type { COUNTRY_KINDS } from '#domain/countries/country-kinds.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const countriesKind: RecordKind<typeof countryInput> = {
  Icon: Globe,
  blank: () => ({ kind: 'country', arctic_council: false, nammco_member: false, checked: false }),
  nameOf: ({ country_name }) => country_name,
  columns: [
    {
      key: 'name',
      sort: 'country_name',
      cell: ({ country_name }) => <span className="font-medium">{country_name}</span>,
    },
    { key: 'code', sort: 'country_code', cell: ({ country_code }) => country_code },
    { key: 'type', cell: ({ kind }) => <KindCell kind={kind} /> },
    { key: 'membership', cell: MembershipCell },
  ],
  Fields: CountryFields,
}

function KindCell({ kind }: { kind: (typeof COUNTRY_KINDS)[number] }) {
  const { t } = useTranslation('admin')
  return t(`countryKinds.${kind}`)
}

function MembershipCell({
  arctic_council,
  nammco_member,
}: {
  arctic_council: boolean
  nammco_member: boolean
}) {
  const { t } = useTranslation('admin')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {arctic_council && <Badge tone="accent">{t('marks.arcticCouncil')}</Badge>}
      {nammco_member && <Badge tone="outline">NAMMCO</Badge>}
    </span>
  )
}

function CountryFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <TextField name="country_name" required />
      <TextField name="country_code" hint={t('hints.country_code')} required />
      <ChoiceField topic="countries" name="kind" />
      <div />
      <CheckboxField name="arctic_council" />
      <CheckboxField name="nammco_member" />
    </FieldGroup>
  )
}
