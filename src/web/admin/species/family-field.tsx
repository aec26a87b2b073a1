import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { SelectField } from '#web/forms/select-field.tsx'
import { adminApi } from '../admin-api.ts'

/** Every family of the families table; the order, class and description of each are kept there. */
export function useFamilies() {
  const { data } = useQuery(adminApi.families.page.queryOptions({ input: { size: PICKER_SIZE } }))
  return data?.rows ?? []
}

/** A family of the families table, whatever the case it was written in. */
export function FamilyField() {
  const { t } = useTranslation('admin')
  const families = useFamilies()
  const chosen: string = useWatch({ name: 'family' }) ?? ''
  const known = families.some(({ family_name }) => family_name === chosen)
  const options = families.map(({ family_name }) => ({ value: family_name, label: family_name }))
  return (
    <SelectField
      name="family"
      options={known || chosen === '' ? options : [{ value: chosen, label: chosen }, ...options]}
      none={t('form.choose')}
      hint={t('hints.family')}
      required
    />
  )
}
