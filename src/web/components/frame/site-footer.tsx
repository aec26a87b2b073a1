import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import { CHANGES_FEED, feedAddress } from '#domain/views/feed-address.ts'
import { AiStatement } from '#web/components/alpha-notice.tsx'
import { institutionName } from '#web/components/institution-name.ts'
import { Mark } from '#web/components/mark.tsx'
import { Quoting } from '#web/components/quoting.tsx'
import { usePortal } from '#web/components/use-portal.ts'
import { Resting } from './resting.tsx'

const READ = [
  { word: 'species', to: '/gallery' },
  { word: 'trade', to: '/trade' },
  { word: 'countries', to: '/countries' },
  { word: 'dashboard', to: '/arctic-tracker' },
  { word: 'comparison', to: '/research/species-comparison' },
  { word: 'screening', to: '/screening' },
  { word: 'research', to: '/research' },
  { word: 'glossary', to: '/glossary' },
] as const

const UNDERSTAND = [
  { word: 'methodology', to: '/methodology' },
  { word: 'dataSources', to: '/methodology/data-science' },
  { word: 'releaseNotes', to: '/release-notes' },
  { word: 'about', to: '/about' },
  { word: 'accessibility', to: '/accessibility' },
  { word: 'status', to: '/status' },
] as const

export function SiteFooter() {
  const { t, i18n } = useTranslation()
  const portal = usePortal()
  const feed = feedAddress(CHANGES_FEED, i18n.language as Language)
  return (
    <footer className="mt-18 bg-surface text-sm text-ink-2">
      <div className="neatline" />
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-6 py-8.5 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <p className="flex items-center gap-2.5 font-serif text-[1.1875rem] tracking-[-0.012em] text-ink">
            <Mark />
            {t('portal.name')}
          </p>
          <p className="mt-3 max-w-[27em]">{t('portal.description')}</p>
          <p className="mt-1 min-h-5.25">
            {portal &&
              (portal.credit_line ?? (
                <Quoting english={[portal.institution]}>
                  {t('portal.creditLine', { institution: institutionName(t, portal.institution, 'of') })}
                </Quoting>
              ))}
          </p>
        </div>
        <FooterLinks title={t('nav.read')} links={READ} />
        <FooterLinks title={t('nav.understand')} links={UNDERSTAND} />
        {/* As high as with the corner that comes late. */}
        <div className="min-h-48.25">
          <h2 className="mb-1.5 text-xs font-[650] text-ink">{t('nav.reuse')}</h2>
          <Link
            to="/data"
            activeOptions={{ exact: true }}
            className="flex min-h-8 items-center text-ink-2 no-underline hover:underline"
          >
            {t('nav.data')}
          </Link>
          <Link to="/api" className="flex min-h-8 items-center text-ink-2 no-underline hover:underline">
            {t('nav.api')}
          </Link>
          <a href={feed} className="flex min-h-8 items-center text-ink-2 no-underline hover:underline">
            {t('nav.feed')}
          </a>
          <Resting part="corner" />
        </div>
      </div>
      <div className="border-t border-line text-xs text-ink-3">
        <div className="page-width grid gap-x-8 gap-y-2 py-4 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <p className="min-h-4.75">
            {portal && (
              <Quoting english={[portal.institution]}>
                {institutionName(t, portal.institution, 'name')}
              </Quoting>
            )}
          </p>
          <p className="md:col-span-3">
            <b className="font-semibold">{t('alpha.version')}.</b> {t('alpha.notice')}{' '}
            {t('alpha.development')} <AiStatement />
          </p>
        </div>
      </div>
    </footer>
  )
}

type FooterLink = (typeof READ)[number] | (typeof UNDERSTAND)[number]

function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={title}>
      <h2 className="mb-1.5 text-xs font-[650] text-ink">{title}</h2>
      <ul>
        {links.map(({ word, to }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              className="flex min-h-8 items-center text-ink-2 no-underline hover:underline"
            >
              {t(`nav.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
