import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { POPUP } from './popup.ts'

const WIDTHS = {
  regular: 'w-[min(28rem,calc(100vw-2rem))]',
  wide: 'w-[min(64rem,calc(100vw-2rem))]',
} as const

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  width?: keyof typeof WIDTHS
  /** Where the keyboard goes on when it closes, if not where it came from: the first stop in this element. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

export function Dialog({ open, onClose, title, width = 'regular', returnTo, children }: DialogProps) {
  const { t } = useTranslation()
  return (
    <Base.Root open={open} onOpenChange={(stillOpen) => !stillOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-(--scrim) transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          finalFocus={returnTo}
          className={`${POPUP} fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] -translate-1/2 overflow-y-auto px-6 py-5 ${WIDTHS[width]}`}
        >
          <div className="mb-2 flex items-start justify-between gap-4">
            <Base.Title className="text-h3 font-[650]">{title}</Base.Title>
            <IconButton label={t('actions.close')} onClick={onClose} className="-mt-2.5 -mr-3">
              <X className="size-5" />
            </IconButton>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
