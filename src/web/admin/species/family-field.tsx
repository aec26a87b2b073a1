import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { SelectField } from '#web/forms/select-field.tsx'
import { adminApi } from '../admin-api.ts'

/** All rows of the families table. */
export function useFamilies() {
  const { data } = useQuery(
    // A missing family is added in another tab.
    adminApi.families.page.queryOptions({
      input: { size: PICKER_SIZE },
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
  )
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
      hint={
        <>
          {t('hints.family')}{' '}
          <Link
            to="/admin/$records/create"
            params={{ records: 'families' }}
            target="_blank"
            className="underline"
          >
            {t('species.addFamily')}
          </Link>
        </>
      }
      required
    />
  )
}
