import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { TOASTS } from './dialog-is-open.ts'
import { IconButton } from './icon-button.tsx'
import { POPUP } from './popup.ts'

const manager = Toast.createToastManager()

export interface Announcement {
  title: string
  description: string
  tone?: 'ok' | 'problem'
  /** What can still be done about it, as a button. */
  action?: { label: string; onClick: () => void }
}

/** How long news stays; a problem stays until it is read and closed. */
const SHOWN_MS = 6000
/** The same for news with a button, which takes time to reach. */
const SHOWN_WITH_ACTION_MS = 20_000

/** Messages before the region is there; held until it is. */
const early: { id: string }[] = []
let told = 0
let isShown = false

/** Tells the curator what became of a change; newer news takes the place of older. Answers what to withdraw it by. */
export function announce({ title, description, tone = 'ok', action }: Announcement): string {
  told += 1
  const shown = action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS
  const toast = {
    id: `told-${told}`,
    title,
    description,
    type: tone,
    timeout: tone === 'problem' ? 0 : shown,
    priority: tone === 'problem' ? ('high' as const) : ('low' as const),
    actionProps: action && { children: action.label, onClick: action.onClick },
  }
  if (isShown) manager.add(toast)
  else early.push(toast)
  return toast.id
}

/** Takes back what holds no longer. */
export function withdraw(announcement: string): void {
  const place = early.findIndex(({ id }) => id === announcement)
  if (place < 0) manager.close(announcement)
  else early.splice(place, 1)
}

/**
 * Where announcements appear, one at a time, away from the buttons that save. Source: specification, document 3, section 8.
 */
export function Toaster({ besideRail }: { besideRail: boolean }) {
  const { t } = useTranslation('accessibility')
  // The provider listens by now: what stands inside has its effects before.
  useEffect(() => {
    isShown = true
    for (const toast of early.splice(0)) manager.add(toast)
    return () => {
      isShown = false
    }
  }, [])

  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport
          {...TOASTS}
          aria-label={t('notifications')}
          className={`fixed bottom-4 left-4 z-50 w-[min(24rem,calc(100vw-2rem))] ${besideRail ? 'lg:left-62' : ''}`}
        >
          <Announcements />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Announcements() {
  const { t } = useTranslation()
  const { toasts } = Toast.useToastManager()
  return toasts
    .filter(({ limited }) => !limited)
    .map((toast) => (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // Screen-reader users can move to a problem and close it too.
        aria-hidden={undefined}
        className={`${POPUP} flex gap-3 py-2.5 pr-1 pl-4`}
      >
        {toast.type === 'problem' ? (
          <CircleAlert className="mt-1.5 size-4.5 flex-none text-danger" />
        ) : (
          <CircleCheck className="mt-1.5 size-4.5 flex-none text-ok" />
        )}
        <Toast.Content className="min-w-0 flex-1 py-1 text-sm">
          <Toast.Title className="font-[650]" />
          <Toast.Description className="break-words text-ink-2" />
          {toast.actionProps && (
            <Toast.Action aria-hidden={undefined} render={<Button size="small" className="mt-2" />} />
          )}
        </Toast.Content>
        <Toast.Close
          aria-hidden={undefined}
          render={
            <IconButton label={t('actions.close')} className="flex-none">
              <X className="size-4.5" />
            </IconButton>
          }
        />
      </Toast.Root>
    ))
}
