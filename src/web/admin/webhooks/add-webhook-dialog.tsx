import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { webhookInput } from '#contract/webhooks-contract.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks/webhook-events.ts'
import { ChoicesField } from '#web/forms/choices-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { adminApi } from '../admin-api.ts'
import { DialogForm } from '../dialog-form.tsx'
import { EVENT_WORDS } from './event-words.ts'
import type { MadeWebhook } from './secret-dialog.tsx'

const BLANK = { name: '', address: '', events: ['records.changed'] as WebhookEvent[] }

interface AddWebhookDialogProps {
  onMade: (webhook: MadeWebhook) => void
  onClose: () => void
}

/** Adds an address to be called; its secret is shown next. */
export function AddWebhookDialog({ onMade, onClose }: AddWebhookDialogProps) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation(adminApi.webhooks.create.mutationOptions({ retry: false }))
  return (
    <DialogForm
      title={t('webhooks.add')}
      submit={t('webhooks.addSubmit')}
      schema={webhookInput}
      values={BLANK}
      onClose={onClose}
      onSend={async (values) => {
        const { secret } = await create(values)
        await queryClient.invalidateQueries({ queryKey: adminApi.webhooks.key() })
        onMade({ name: values.name, secret })
      }}
    >
      <TextField name="name" required />
      <TextField name="address" type="url" hint={t('webhooks.addressHint')} required />
      <ChoicesField
        name="events"
        options={WEBHOOK_EVENTS.map((value) => ({
          value,
          label: t(`webhooks.events.${EVENT_WORDS[value]}`),
        }))}
      />
    </DialogForm>
  )
}
