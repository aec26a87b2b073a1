import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { familyInput } from '#contract/species-parts-curation.ts'
import { TextField } from '#web/forms/text-fields.tsx'
import { adminApi } from '../admin-api.ts'
import { DialogForm } from '../dialog-form.tsx'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import { useToasts } from '../use-toasts.ts'

/** Adds a family without leaving the form of its species, and chooses it there. */
export function AddFamilyDialog({ onClose }: { onClose: () => void }) {
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
