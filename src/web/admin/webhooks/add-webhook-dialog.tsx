import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { webhookInput } from '#contract/webhooks-contract.ts'
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts'
import { adminApi } from '../admin-api.ts'
import { DialogForm } from '../dialog-form.tsx'
import type { MadeWebhook } from './secret-dialog.tsx'
import { WebhookFields } from './webhook-fields.tsx'

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
      <WebhookFields />
    </DialogForm>
  )
}
