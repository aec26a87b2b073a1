import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { adminApi } from '../admin-api.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import type { Webhook } from './webhooks-table.tsx'

interface RemoveWebhookDialogProps {
  webhook: Webhook
  onClose: () => void
}

/** Says what is lost with a webhook, and removes it. */
export function RemoveWebhookDialog({ webhook: { id, name }, onClose }: RemoveWebhookDialogProps) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useAnnouncedMutation(
    adminApi.webhooks.remove.mutationOptions({ retry: false }),
    { done: t('webhooks.removed'), failed: ({ message }) => message, onDone: onClose },
  )
  return (
    <Dialog open onClose={onClose} title={t('webhooks.removeTitle', { name })}>
      <p className="text-sm text-ink-2">{t('webhooks.removeWhat')}</p>
      <DialogActions className="mt-5">
        <Button onClick={onClose}>{t('list.cancel')}</Button>
        <Button tone="danger" disabled={isPending} onClick={() => mutate({ id })}>
          {t('webhooks.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
