import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { familyInput } from '#contract/species-parts-curation.ts'
import { SelectField } from '#web/forms/choice-fields.tsx'
import { TextField } from '#web/forms/text-fields.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { DialogForm } from '../dialog-form.tsx'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import { useToasts } from '../use-toasts.ts'

/** All rows of the families table. */
export function useFamilies() {
  const { data } = useQuery(
    adminApi.families.page.queryOptions({ input: { size: PICKER_SIZE }, ...ASKED_ANEW }),
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

/** Adds a family without leaving the form of its species, and chooses it there. */
function AddFamilyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { getValues, setValue } = useFormContext()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { mutateAsync } = useMutation(
    adminApi.families.create.mutationOptions({ context: { idempotencyKey } }),
  )

  return (
    <DialogForm
      title={t('records.families.create_title')}
      submit={t('records.families.submit_create')}
      schema={familyInput}
      values={{
        family_name: '',
        order_name: String(getValues('order_name') ?? ''),
        class: String(getValues('class') ?? ''),
        description: '',
        source: '',
      }}
      onSend={async (values) => {
        const { family_name, order_name, ...saved } = await mutateAsync(values)
        await queryClient.invalidateQueries({ queryKey: adminApi.families.page.key() })
        setValue('family', family_name, { shouldDirty: true, shouldValidate: true })
        const known = { order_name, class: saved.class }
        for (const [field, value] of Object.entries(known))
          if (value && !getValues(field)) setValue(field, value, { shouldDirty: true, shouldValidate: true })
        toasts.succeeded(t('records.families.created', { name: family_name }))
      }}
      onClose={onClose}
    >
      <TextField name="family_name" required />
      <TextField name="order_name" />
      <TextField name="class" />
      <TextField name="source" hint={t('form.sourceHint')} />
    </DialogForm>
  )
}
