import { Link, useLocation } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_ROLE, roleOf } from '#domain/accounts/roles.ts'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts'
import { useChooseLanguage } from '#web/i18n/use-choose-language.ts'
import { useSession } from '#web/session/session.ts'
import { SignOutButton } from '#web/session/sign-out-button.tsx'
import { RECORD_ICONS } from '../records/record-kinds.ts'
import { entryOf, sidebarGroupsFor } from './sidebar-groups.ts'

const ENTRY =
  'flex min-h-8.5 items-center gap-2.75 rounded-md px-2.75 text-sm font-medium text-rail-ink-2 no-underline hover:text-rail-ink aria-[current]:bg-rail-active aria-[current]:text-rail-ink max-lg:min-h-11'
const QUIET =
  'flex min-h-8.5 items-center gap-2 text-sm text-rail-ink-2 hover:text-rail-ink disabled:opacity-60 max-lg:min-h-11'

/** The sections of the back office and the account. */
export function Sidebar() {
  return (
    <div className="flex min-h-0 flex-1 flex-col text-rail-ink [--focus:var(--rail-ink)]">
      <SidebarNav />
      <Account />
    </div>
  )
}

function SidebarNav() {
  const { t } = useTranslation('admin')
  const id = useId()
  const role = useSession()?.user?.role ?? null
  const here = useLocation({ select: ({ pathname }) => entryOf(pathname) })
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    // Relative, so that hidden text for screen readers does not make the page longer.
    <nav aria-label={t('sidebar.label')} className="relative min-h-0 flex-1 overflow-y-auto px-2.5 pt-3 pb-4">
      {sidebarGroupsFor({ role }).map(({ word, entries }) => (
        <section key={word} aria-labelledby={`${id}-${word}`}>
          <h2 id={`${id}-${word}`} className="px-2.75 pt-3 pb-1 text-2xs font-semibold text-rail-ink-2">
            {t(`sidebar.groups.${word}`)}
          </h2>
          <ul>
            {entries.map(({ label, to, icon }) => {
              const Icon = typeof icon === 'string' ? RECORD_ICONS[icon] : icon
              return (
                <li key={to}>
                  <Link
                    to={to as string}
                    activeOptions={{ exact: true }}
                    ref={here === to ? scrollIntoView : undefined}
                    aria-current={here !== to ? undefined : pathname === to ? 'page' : 'true'}
                    className={ENTRY}
                  >
                    <Icon className="size-4.25" />
                    {t(label)}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <a href="/" target="_blank" rel="noopener" className={`${ENTRY} mt-3 border-t border-rail-line pt-3`}>
        <ExternalLink className="size-4.25" />
        {t('sidebar.publicSite')}
        <span className="sr-only">{t('sidebar.newTab')}</span>
      </a>
    </nav>
  )
}

/** The sidebar may be longer than the window; the current entry must be visible. */
const scrollIntoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' })

function Account() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <div className="border-t border-rail-line px-5 pt-3.5 pb-3">
      <LanguageSelect />
      <p className="truncate text-xs font-semibold" title={user.email}>
        {user.email}
      </p>
      <p className="text-xs text-rail-ink-2">
        <OwnRole />
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <SignOutButton className={`${QUIET} font-medium text-rail-ink`} />
        <SignOutButton everywhere className={`${QUIET} text-xs`} />
      </div>
    </div>
  )
}

/** The languages of the back office, which are the portal's. */
function LanguageSelect() {
  const { t, i18n } = useTranslation()
  const chooseLanguage = useChooseLanguage()
  const id = useId()
  return (
    <p className="mb-2 flex items-center justify-between gap-3 text-xs text-rail-ink-2">
      <label htmlFor={id}>{t('language.label')}</label>
      <select
        id={id}
        value={i18n.language}
        onChange={({ target }) => chooseLanguage(target.value as Language)}
        className="min-h-8.5 rounded-md border border-rail-ink-2 bg-rail px-2 text-xs text-rail-ink max-lg:min-h-11"
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </p>
  )
}

/** The role of the person who is signed in. Source of 'Admin': specification, document 3, section 2.3. */
export function OwnRole() {
  const { t } = useTranslation('admin')
  const user = useSession()?.user
  const role = user ? roleOf(user) : undefined
  if (role === undefined) return null
  return role === ADMIN_ROLE ? t('sidebar.admin') : t(`roles.names.${role}`)
}
