import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import { currentness, RESEARCH, SECTIONS } from './sections.ts'
import { ThemeChoice } from './theme-choice.tsx'

const WIDE_ENOUGH_FOR_THE_MENU = '(width >= 48rem)'

/**
 * The menu on small screens. A modal dialog keeps the keyboard inside, closes on Escape and gives the
 * focus back; while it is open the page behind does not scroll (styles/base.css).
 */
export function NavDrawer() {
  const { t } = useTranslation()
  const router = useRouter()
  const drawer = useRef<HTMLDialogElement>(null)
  const close = () => drawer.current?.close()

  useEffect(() => {
    const closeDrawer = () => drawer.current?.close()
    const wide = matchMedia(WIDE_ENOUGH_FOR_THE_MENU)
    wide.addEventListener('change', closeDrawer)
    const stopListening = router.subscribe('onBeforeNavigate', closeDrawer)
    return () => {
      wide.removeEventListener('change', closeDrawer)
      stopListening()
    }
  }, [router])

  return (
    <>
      <IconButton label={t('nav.menu')} aria-haspopup="dialog" onClick={() => drawer.current?.showModal()}>
        <Menu className="size-5" />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the scrim; Escape does the same */}
      <dialog
        ref={drawer}
        aria-label={t('nav.menu')}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] border-l border-line bg-raised text-ink shadow-pop backdrop:bg-(--scrim)"
      >
        <div className="flex min-h-full flex-col p-4">
          <IconButton label={t('nav.closeMenu')} onClick={close} className="-mt-2 -mr-2 self-end">
            <X className="size-5" />
          </IconButton>
          <DrawerLinks onFollow={close} />
          <div className="mt-auto border-t border-line pt-4">
            <ThemeChoice />
          </div>
        </div>
      </dialog>
    </>
  )
}

function DrawerLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label={t('nav.main')}>
      <ul>
        {[...SECTIONS, RESEARCH].map((section) => (
          <li key={section.to}>
            <Link
              to={section.to}
              activeOptions={{ exact: true }}
              aria-current={currentness(section, pathname)}
              onClick={onFollow}
              className="flex h-12 items-center border-l-2 border-line px-4 text-base font-medium text-ink-2 no-underline aria-[current]:border-accent aria-[current]:bg-tint aria-[current]:text-ink"
            >
              {t(`nav.${section.word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
