import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'

/** Asks before a screen with unsaved changes is left, inside the portal or by closing the tab. */
export function UnsavedChangesGuard({ hasChanges }: { hasChanges: () => boolean }) {
  const { t } = useTranslation('admin')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges() && current.pathname !== next.pathname,
    enableBeforeUnload: hasChanges,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null

  return (
    <Dialog open onClose={blocker.reset} title={t('unsaved.title')}>
      <p className="text-sm text-ink-2">{t('unsaved.what')}</p>
      <DialogActions className="mt-5">
        <Button onClick={blocker.reset}>{t('unsaved.stay')}</Button>
        <Button tone="danger" onClick={blocker.proceed}>
          {t('unsaved.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
