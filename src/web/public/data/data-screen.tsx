import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CATALOGUE_ANCHOR, DCAT_CATALOG } from '#domain/bulk/bulk-addresses.ts'
import { Section } from '#web/components/section.tsx'
import { DataSources } from '../about/data-sources.tsx'
import { TitledPage } from '../titled-page.tsx'
import { CatalogueFiles } from './catalogue-files.tsx'
import { TradeReleases } from './trade-releases.tsx'

/** Every dataset and release as files, with terms, citation and checksums. */
export function DataScreen() {
  const { t } = useTranslation(['data', 'common'])
  return (
    <TitledPage page="data" shows={['cites_trade']}>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        <Link to="/data/guide" className="text-accent underline">
          {t('common:pages.dataGuide.heading')}
        </Link>
        <Link to="/data/changes" className="text-accent underline">
          {t('common:pages.releaseChanges.heading')}
        </Link>
      </p>
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-16">
        <Section title={t('trade.title')}>
          <Intro>{t('trade.intro')}</Intro>
          <TradeReleases />
        </Section>
        <div id={CATALOGUE_ANCHOR}>
          <Section title={t('catalogue.title')}>
            <Intro>{t('catalogue.intro')}</Intro>
            <CatalogueFiles />
          </Section>
        </div>
        <Section title={t('datasets.title')}>
          <DatasetsInUse />
        </Section>
        <Section title={t('programs.title')}>
          <Intro>{t('programs.intro')}</Intro>
          <ForPrograms />
        </Section>
      </div>
    </TitledPage>
  )
}

const Intro = ({ children }: { children: ReactNode }) => (
  <p className="mb-5 max-w-read text-ink-2">{children}</p>
)

/** Where the data comes from, dataset by dataset. */
function DatasetsInUse() {
  const { t } = useTranslation('data')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {(['imported', 'catalogue'] as const).map((group) => (
        <div key={group}>
          <h3 className="mb-3 font-semibold">{t(`datasets.${group}`)}</h3>
          <DataSources of={group === 'imported' ? 'imports' : 'catalogue'} />
        </div>
      ))}
    </div>
  )
}

const FORMS = [
  { word: 'index', address: '/data/index.json' },
  { word: 'dcat', address: DCAT_CATALOG },
  { word: 'citation', address: '/CITATION.cff' },
  { word: 'api', address: '/api' },
] as const

/** Where programs find the content of this page. */
function ForPrograms() {
  const { t } = useTranslation('data')
  return (
    <ul className="grid gap-1 text-sm">
      {FORMS.map(({ word, address }) => (
        <li key={word} className="flex flex-wrap items-baseline gap-x-3">
          <a href={address} className="inline-flex min-h-8 items-center text-accent underline">
            {t(`programs.${word}`)}
          </a>
          <code className="text-xs text-ink-3">{address}</code>
        </li>
      ))}
    </ul>
  )
}
