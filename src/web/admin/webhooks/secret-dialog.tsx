import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'

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
  const shown = useRef<HTMLElement>(null)
  return (
    <Dialog open onClose={onClose} title={t('webhooks.secretTitle', { name })}>
      <p className="text-sm text-ink-2">{t('webhooks.secretWhat')}</p>
      <div className="mt-3 grid gap-2 rounded-md border border-line bg-sunken px-3 py-2.5">
        <code ref={shown} className="text-sm break-all">
          {secret}
        </code>
        <CopyButton title={t('webhooks.secret')} text={secret} shown={shown} className="justify-self-start" />
      </div>
      <DialogActions className="mt-5">
        <Button tone="primary" onClick={onClose}>
          {t('webhooks.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
