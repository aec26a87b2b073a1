import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'

interface DrawerProps {
  label: string
  isOpen: boolean
  onClose: () => void
  /** The width from which its content is in the page, e.g. 48rem. */
  closedFrom: string
  /** How its button and its ground look. */
  button?: string
  className: string
  children: ReactNode
}

/**
 * A menu on small screens. A modal dialog traps the focus, closes on Escape and gives the
 * focus back; while it is open the page behind does not scroll (styles/base.css).
 */
export function Drawer({
  label,
  isOpen,
  onClose,
  closedFrom,
  button = '',
  className,
  children,
}: DrawerProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const drawer = useRef<HTMLDialogElement>(null)
  const close = () => drawer.current?.close()

  useEffect(() => {
    if (isOpen) drawer.current?.showModal()
  }, [isOpen])

  useEffect(() => {
    const closeDrawer = () => drawer.current?.close()
    const wide = matchMedia(`(width >= ${closedFrom})`)
    wide.addEventListener('change', closeDrawer)
    // A language that is chosen in it changes the address as well. The router's own `pathChanged` compares with the last page
    // that was loaded, which on a slow line is not the last one that was opened.
    let { pathname } = router.state.location
    const stopListening = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.pathname !== pathname) closeDrawer()
      pathname = toLocation.pathname
    })
    return () => {
      wide.removeEventListener('change', closeDrawer)
      stopListening()
    }
  }, [router, closedFrom])

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the scrim or a link; Escape does the same */}
      <dialog
        ref={drawer}
        aria-label={label}
        onClose={onClose}
        onClick={({ target, currentTarget }) =>
          (target === currentTarget || (target as Element).closest('a')) && close()
        }
        className={`m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] border-l border-line shadow-pop backdrop:bg-(--scrim) ${className}`}
      >
        <div className="flex min-h-full flex-col p-4">
          <IconButton label={t('nav.closeMenu')} onClick={close} className={`-mt-2 -mr-2 self-end ${button}`}>
            <X className="size-5" />
          </IconButton>
          {children}
        </div>
      </dialog>
    </>
  )
}
