import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { webhookInput } from '#contract/webhooks-contract.ts'
import { adminApi } from '../admin-api.ts'
import { DialogForm } from '../dialog-form.tsx'
import { useToasts } from '../use-toasts.ts'
import { WebhookFields } from './webhook-fields.tsx'
import type { Webhook } from './webhooks-table.tsx'

/** Changes name, address and events of a webhook; its secret and its calls stay. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useMutation(adminApi.webhooks.update.mutationOptions({ retry: false }))
  const { id, name, address, events } = webhook
  return (
    <DialogForm
      title={t('webhooks.editTitle', { name })}
      submit={t('webhooks.editSubmit')}
      schema={webhookInput}
      values={{ name, address, events }}
      onClose={onClose}
      onSend={async (values) => {
        await update({ id, ...values })
        toasts.succeeded(t('webhooks.switched'))
        await queryClient.invalidateQueries({ queryKey: adminApi.webhooks.key() })
      }}
    >
      <WebhookFields />
    </DialogForm>
  )
}
