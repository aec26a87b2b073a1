import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { adminApi } from '../admin-api.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import type { MadeWebhook } from './secret-dialog.tsx'
import type { Webhook } from './webhooks-table.tsx'

interface NewSecretDialogProps {
  webhook: Webhook
  onMade: (webhook: MadeWebhook) => void
  onClose: () => void
}

/** Says what a new secret means for the receiver, and makes one, which is shown next. */
export function NewSecretDialog({ webhook: { id, name }, onMade, onClose }: NewSecretDialogProps) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useAnnouncedMutation(
    adminApi.webhooks.renew_secret.mutationOptions({ retry: false }),
    { done: t('webhooks.secretReplaced'), failed: ({ message }) => message },
  )
  const show = ({ secret }: { secret: string }) => {
    onMade({ name, secret })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('webhooks.newSecretTitle', { name })}>
      <p className="text-sm text-ink-2">{t('webhooks.newSecretWhat')}</p>
      <DialogActions className="mt-5">
        <Button onClick={onClose}>{t('list.cancel')}</Button>
        <Button tone="primary" disabled={isPending} onClick={() => mutate({ id }, { onSuccess: show })}>
          {t('webhooks.newSecretSubmit')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
