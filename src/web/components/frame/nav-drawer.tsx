import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Drawer } from './drawer.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Resting } from './resting.tsx'
import { currentness, RESEARCH, SECTIONS } from './sections.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** The menu on small screens. */
export function NavDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      label={t('nav.menu')}
      isOpen={isOpen}
      onClose={onClose}
      closedFrom="48rem"
      className="bg-raised text-ink"
    >
      <DrawerLinks />
      <div className="mt-auto border-t border-line pt-4">
        <LanguageChoice />
        <div className="mt-3">
          <ThemeChoice />
        </div>
        <Resting part="corner" />
      </div>
    </Drawer>
  )
}

function DrawerLinks() {
  const { t } = useTranslation(['common', 'accessibility'])
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label={t('accessibility:mainNavigation')}>
      <ul>
        {[...SECTIONS, RESEARCH].map((section) => (
          <li key={section.to}>
            <Link
              to={section.to}
              activeOptions={{ exact: true }}
              aria-current={currentness(section, pathname)}
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
