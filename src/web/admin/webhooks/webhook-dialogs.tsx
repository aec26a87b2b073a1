import { useTranslation } from 'react-i18next'
import { webhookInput } from '#contract/webhooks-contract.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks/webhook-events.ts'
import { ChoicesField } from '#web/forms/choice-fields.tsx'
import { TextField } from '#web/forms/text-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { adminApi } from '../admin-api.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useToasts } from '../use-toasts.ts'
import { EVENT_WORDS } from './event-words.ts'
import type { Webhook } from './webhooks-table.tsx'

const BLANK = { name: '', address: '', events: ['records.changed'] as WebhookEvent[] }

interface MakingDialogProps {
  onMade: (webhook: MadeWebhook) => void
  onClose: () => void
}

/** Adds an address to be called; its secret is shown next. */
export function AddWebhookDialog({ onMade, onClose }: MakingDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <DialogForm
      title={t('webhooks.add')}
      submit={t('webhooks.addSubmit')}
      schema={webhookInput}
      values={BLANK}
      onClose={onClose}
      onSend={async (values) => {
        const { secret } = await adminApi.webhooks.create.call(values)
        onMade({ name: values.name, secret })
      }}
    >
      <WebhookFields />
    </DialogForm>
  )
}

interface WebhookDialogProps {
  webhook: Webhook
  onClose: () => void
}

/** Changes name, address and events of a webhook; its secret and its calls stay. */
export function EditWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
  const { id, name, address, events } = webhook
  return (
    <DialogForm
      title={t('webhooks.editTitle', { name })}
      submit={t('webhooks.editSubmit')}
      schema={webhookInput}
      values={{ name, address, events }}
      onClose={onClose}
      onSend={async (values) => {
        await adminApi.webhooks.update.call({ id, ...values })
        toasts.succeeded(t('webhooks.switched'))
      }}
    >
      <WebhookFields />
    </DialogForm>
  )
}

function WebhookFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextField name="name" required />
      <TextField name="address" type="url" hint={t('webhooks.addressHint')} required />
      <ChoicesField
        name="events"
        options={WEBHOOK_EVENTS.map((value) => ({
          value,
          label: t(`webhooks.events.${EVENT_WORDS[value]}`),
        }))}
      />
    </>
  )
}

/** Says what a new secret means for the receiver, and makes one, which is shown next. */
export function NewSecretDialog({ webhook, onMade, onClose }: WebhookDialogProps & MakingDialogProps) {
  const { id, name } = webhook
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useAnnouncedMutation(
    adminApi.webhooks.renew_secret.mutationOptions({ retry: false }),
    { done: t('webhooks.secretReplaced') },
  )
  const show = ({ secret }: { secret: string }) => {
    onMade({ name, secret })
    onClose()
  }
  return (
    <AskDialog
      title={t('webhooks.newSecretTitle', { name })}
      submit={t('webhooks.newSecretSubmit')}
      disabled={isPending}
      onSubmit={() => mutate({ id }, { onSuccess: show })}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('webhooks.newSecretWhat')}</p>
    </AskDialog>
  )
}

/** Says what is lost with a webhook, and removes it. */
export function RemoveWebhookDialog({ webhook: { id, name }, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useAnnouncedMutation(
    adminApi.webhooks.remove.mutationOptions({ retry: false }),
    { done: t('webhooks.removed'), onDone: onClose },
  )
  return (
    <AskDialog
      title={t('webhooks.removeTitle', { name })}
      submit={t('webhooks.remove')}
      tone="danger"
      disabled={isPending}
      onSubmit={() => mutate({ id })}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('webhooks.removeWhat')}</p>
    </AskDialog>
  )
}

/** A webhook that was just added, with what its calls are signed with. */
export interface MadeWebhook {
  name: string
  secret: string
}

/** Shows the secret of a webhook once, to be given to its receiver. */
export function SecretDialog({
  made: { name, secret },
  onClose,
}: {
  made: MadeWebhook
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <Dialog open onClose={onClose} title={t('webhooks.secretTitle', { name })}>
      <p className="text-sm text-ink-2">{t('webhooks.secretWhat')}</p>
      <ShownOnce title={t('webhooks.secret')} text={secret} />
      <DialogActions className="mt-5">
        <Button tone="primary" onClick={onClose}>
          {t('webhooks.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
