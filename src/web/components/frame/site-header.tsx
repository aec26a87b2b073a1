import { Link, useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#web/components/mark.tsx'
import { IconLink } from '#web/ui/icon-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { NavMenu } from './nav-menu.tsx'
import { currentness, SECTIONS } from './sections.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export function SiteHeader() {
  const { t } = useTranslation()
  return (
    <header className="border-b border-line bg-surface">
      <div className="page-width flex h-14 items-center gap-2 md:h-16 lg:gap-8">
        <Link
          to="/"
          className="flex items-center gap-2.5 font-serif text-[1.25rem] tracking-[-0.012em] whitespace-nowrap text-ink no-underline md:text-[1.375rem]"
        >
          <Mark />
          {t('portal.name')}
        </Link>
        <MainNav />
        <div className="ml-auto flex items-center md:max-lg:-mr-3">
          <IconLink to="/gallery" hash="search" label={t('nav.search')}>
            <Search className="size-4.75" />
          </IconLink>
          <span className="flex max-md:hidden">
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          <span className="md:hidden">
            <NavMenu />
          </span>
        </div>
      </div>
    </header>
  )
}

function MainNav() {
  const { t } = useTranslation(['common', 'accessibility'])
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label={t('accessibility:mainNavigation')} className="h-full max-md:hidden lg:ml-2">
      <ul className="flex h-full">
        {SECTIONS.map((section) => (
          <li key={section.to}>
            <Link
              to={section.to}
              activeOptions={{ exact: true }}
              aria-current={currentness(section, pathname)}
              className="flex h-full items-center border-y-2 border-transparent px-1 text-sm font-medium whitespace-nowrap text-ink-2 no-underline transition-colors duration-quick hover:text-ink aria-[current]:border-b-accent aria-[current]:text-ink lg:px-3.25 lg:text-ui"
            >
              {t(`nav.${section.word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
