import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { POPUP } from './popup.ts'

const CENTRED = 'top-1/2 left-1/2 -translate-1/2 max-h-[calc(100dvh-2rem)] overflow-y-auto'

/** Size and place. What is tall is as high as the window allows, on phones all of it, and its content scrolls. */
const WIDTHS = {
  regular: `${CENTRED} w-[min(28rem,calc(100vw-2rem))]`,
  wide: `${CENTRED} w-[min(64rem,calc(100vw-2rem))]`,
  tall: 'flex flex-col max-sm:inset-0 max-sm:rounded-none max-sm:border-0 sm:top-1/2 sm:left-1/2 sm:h-[min(42rem,calc(100dvh-2rem))] sm:w-[min(46rem,calc(100vw-2rem))] sm:-translate-1/2',
  full: 'inset-0 flex flex-col rounded-none border-0 sm:inset-4 sm:rounded-md sm:border',
} as const

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  width?: keyof typeof WIDTHS
  /** Where the focus goes when it closes, if not where it came from: the first focusable element in this one. */
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
          className={`${POPUP} fixed z-40 px-6 py-5 break-words ${WIDTHS[width]}`}
        >
          <div className="mb-2 flex items-start justify-between gap-4">
            <Base.Title className="min-w-0 text-h3 font-[650]">{title}</Base.Title>
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
