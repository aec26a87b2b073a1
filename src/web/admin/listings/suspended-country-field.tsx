import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { isSuspensionCountry } from '#domain/countries/suspension-countries.ts'
import { SelectField } from '#web/forms/choice-fields.tsx'
import { useFieldPath } from '#web/forms/field.tsx'
import { adminApi } from '../admin-api.ts'

/** The country that trade is suspended with: one of the Arctic, or whichever the row names already. */
export function SuspendedCountryField() {
  const { t } = useTranslation('admin')
  const chosen = useWatch({ name: useFieldPath('country_id') })
  const { data } = useQuery(adminApi.countries.page.queryOptions({ input: { size: PICKER_SIZE } }))
  const offered = data?.rows.filter((country) => isSuspensionCountry(country) || country.id === chosen) ?? []
  return (
    <SelectField
      name="country_id"
      options={offered.map(({ id, country_name }) => ({ value: id, label: country_name }))}
      none={t('form.choose')}
    />
  )
}
