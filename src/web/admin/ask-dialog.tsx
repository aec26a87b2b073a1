import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'

interface AskDialogProps {
  title: string
  /** What the button says that does it. */
  submit: string
  tone?: 'primary' | 'danger'
  disabled?: boolean
  onSubmit: () => void
  onClose: () => void
  /** Where the focus goes afterwards, if not where it came from. */
  returnTo?: () => HTMLElement | null
  className?: string
  /** What will happen, and the fields for what it takes. */
  children: ReactNode
}

/** Asks before something is done. */
export function AskDialog(props: AskDialogProps) {
  const { title, submit, tone = 'primary', disabled, onSubmit, onClose, returnTo, children } = props
  const { t } = useTranslation('admin')
  return (
    <Dialog open onClose={onClose} title={title} returnTo={returnTo}>
      <form
        className={props.className ?? 'grid gap-5'}
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog may have been opened from within another form.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
        <DialogActions>
          <Button onClick={onClose}>{t('list.cancel')}</Button>
          <Button type="submit" tone={tone} disabled={disabled}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
