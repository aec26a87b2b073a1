import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { SelectField } from '#web/forms/choice-fields.tsx'
import { adminApi } from '../admin-api.ts'
import { AddFamilyDialog } from './add-family-dialog.tsx'

/** All rows of the families table. */
export function useFamilies() {
  const { data } = useQuery(
    adminApi.families.page.queryOptions({ input: { size: PICKER_SIZE }, staleTime: 0, refetchOnMount: true }),
  )
  return data?.rows ?? []
}

/** A family of the families table, whatever the case it was written in; one that is missing is added in place. */
export function FamilyField() {
  const { t } = useTranslation('admin')
  const families = useFamilies()
  const [isAdding, setAdding] = useState(false)
  const chosen: string = useWatch({ name: 'family' }) ?? ''
  const known = families.some(({ family_name }) => family_name === chosen)
  const options = families.map(({ family_name }) => ({ value: family_name, label: family_name }))
  return (
    <>
      <SelectField
        name="family"
        options={known || chosen === '' ? options : [{ value: chosen, label: chosen }, ...options]}
        none={t('form.choose')}
        hint={
          <>
            {t('hints.family')}{' '}
            <button type="button" className="text-accent underline" onClick={() => setAdding(true)}>
              {t('species.addFamily')}
            </button>
          </>
        }
        required
      />
      {isAdding && <AddFamilyDialog onClose={() => setAdding(false)} />}
    </>
  )
}
