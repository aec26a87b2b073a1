import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import type { AdminAnswers } from '../admin-api.ts'
import { useMoments } from '../use-moments.ts'

/** A link that was made for a person, and whether it is on its way by mail. */
export interface MadeLink extends Pick<AdminAnswers['people']['invite'], 'sent' | 'link' | 'expires_at'> {
  email: string
}

/** Shows a link once, to be handed over; or says that it was sent. */
export function LinkDialog({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const shown = useRef<HTMLElement>(null)
  const { email, sent, link, expires_at } = made
  return (
    <Dialog open onClose={onClose} title={t(sent ? 'people.linkSent' : 'people.linkMade')}>
      <p className="text-sm text-ink-2">
        {t(sent ? 'people.linkSentWhat' : 'people.linkMadeWhat', { email, until: moment(expires_at) })}
      </p>
      {link !== null && (
        <div className="mt-3 grid gap-2 rounded-md border border-line bg-sunken px-3 py-2.5">
          <code ref={shown} className="text-sm break-all">
            {link}
          </code>
          <CopyButton title={t('people.link')} text={link} shown={shown} className="justify-self-start" />
        </div>
      )}
      <DialogActions className="mt-5">
        <Button tone="primary" onClick={onClose}>
          {t('people.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
