import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CATALOGUE_ANCHOR } from '#domain/bulk/bulk-addresses.ts'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { Section } from '#web/components/section.tsx'
import { CatalogueFiles } from './catalogue-files.tsx'
import { DatasetsInUse } from './datasets-in-use.tsx'
import { ForPrograms } from './for-programs.tsx'
import { TradeReleases } from './trade-releases.tsx'

/** Every dataset and release as files, with terms, citation and checksums. */
export function DataScreen() {
  const { t } = useTranslation(['data', 'common'])
  const heading = t('common:pages.data.heading')
  return (
    <Page
      title={t('common:pages.data.title')}
      description={t('common:pages.data.description')}
      shows={['cites_trade']}
    >
      <div className="page-width w-full">
        <PageHeading title={heading} lead={t('common:pages.data.description')}>
          <Breadcrumbs crumbs={[{ name: t('common:nav.home'), to: '/' }, { name: heading }]} />
        </PageHeading>
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
      </div>
    </Page>
  )
}

const Intro = ({ children }: { children: ReactNode }) => (
  <p className="mb-5 max-w-read text-ink-2">{children}</p>
)
