import { Link, useLocation } from '@tanstack/react-router'
import { Languages, Menu, Moon, Search, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Mark } from '#web/components/mark.tsx'
import { useSearchKeys } from '#web/search/use-search-keys.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { fetchedWhenIdle } from '#web/ui/when-idle.ts'
import { HeaderPopover } from './header-popover.tsx'
import { currentness, SECTIONS } from './sections.ts'

const useNavDrawer = fetchedWhenIdle(() => import('./nav-drawer.tsx').then(({ NavDrawer }) => NavDrawer))
const useHeaderSearch = fetchedWhenIdle(() =>
  import('#web/search/header-search.tsx').then(({ HeaderSearch }) => HeaderSearch),
)
const LanguageChoice = lazyPart(() =>
  import('./language-choice.tsx').then(({ LanguageChoice }) => LanguageChoice),
)
const ThemeChoice = lazyPart(() => import('./theme-choice.tsx').then(({ ThemeChoice }) => ThemeChoice))

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
          <SearchButton />
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

/** Where there is little room, the mark leads to the overview, and the page of a species to the comparison. */
const HIDDEN_BELOW: Partial<Record<(typeof SECTIONS)[number]['word'], string>> = {
  overview: 'max-lg:hidden',
  compare: 'max-xl:hidden',
}

function MainNav() {
  const { t } = useTranslation(['common', 'accessibility'])
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label={t('accessibility:mainNavigation')} className="h-full max-md:hidden lg:ml-2">
      <ul className="flex h-full">
        {SECTIONS.map((section) => (
          <li key={section.to} className={HIDDEN_BELOW[section.word]}>
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

function LanguageSwitch() {
  const { t } = useTranslation()
  return (
    <HeaderPopover label={t('language.label')} icon={<Languages className="size-4.75" />}>
      <LanguageChoice />
    </HeaderPopover>
  )
}

function ThemeSwitch() {
  const { t } = useTranslation()
  const icon = (
    <>
      <Sun className="size-4.75 dark-theme:hidden" />
      <Moon className="hidden size-4.75 dark-theme:block" />
    </>
  )
  return (
    <HeaderPopover label={t('theme.label')} icon={icon}>
      <ThemeChoice />
    </HeaderPopover>
  )
}

/** The button of the search; what it opens comes when the page is idle. */
function SearchButton() {
  const { t } = useTranslation()
  const HeaderSearch = useHeaderSearch()
  const [opened, setOpened] = useState(0)
  const open = () => setOpened(opened + 1)
  useSearchKeys(open)
  return (
    <>
      <IconButton
        label={t('nav.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
      >
        <Search className="size-4.75" />
      </IconButton>
      {HeaderSearch && <HeaderSearch opened={opened} onClose={() => setOpened(0)} />}
    </>
  )
}

/** The button of the menu on small screens; the menu itself comes when the page is idle. */
function NavMenu() {
  const { t } = useTranslation()
  const NavDrawer = useNavDrawer()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('nav.menu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu className="size-5" />
      </IconButton>
      {NavDrawer && <NavDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
