import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '#domain/releases/datasets.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useReferenceFigures } from '#web/components/use-reference-figures.ts'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { ComparisonSkeleton } from '../comparison/comparison-skeleton.tsx'
import { GalleryFigures, GalleryFiguresSkeleton } from './gallery-figures.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import { GalleryResults } from './gallery-results.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { GalleryTabs, PANEL_ID, tabId, useGalleryTab } from './gallery-tabs.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

const CITED = [
  'catalogue-species',
  'cites_trade',
  'iucn_assessments',
  'catalogue-iucn-assessments',
  'cites_listings',
  'catalogue-cites-listings',
  'cms_listings',
  'catalogue-cms-listings',
] as const satisfies Dataset[]

export function GalleryScreen() {
  const { t } = useTranslation()
  const tab = useGalleryTab()
  const { search } = useGalleryAddress()
  const reference = useReferenceFigures()
  return (
    <Page
      title={t('pages.gallery.title')}
      description={t('pages.gallery.description')}
      shows={search.illegalTrade ? ['cites_trade', 'seizures'] : ['cites_trade']}
    >
      <GalleryHeading>
        <Boundary skeleton={<GalleryFiguresSkeleton />} failureNote={reference}>
          <GalleryFigures />
        </Boundary>
      </GalleryHeading>
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        className="page-width w-full pt-4 md:pt-6"
      >
        {tab === 'comparison' ? <CompareTrade /> : <BrowseSpecies />}
      </div>
      {tab === '' && (
        <div className="page-width w-full">
          <div className="mt-8 border-t border-line pt-2">
            <CitePage
              name="gallery"
              title={t('pages.gallery.heading')}
              datasets={search.illegalTrade ? [...CITED, 'seizures'] : CITED}
            />
          </div>
        </div>
      )}
    </Page>
  )
}

/** What the page is for, how much there is to browse, and its two tabs at the lower edge. */
function GalleryHeading({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['species', 'common'])
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width">
        <div className="grid items-end gap-x-14 gap-y-4 md:gap-y-6 lg:grid-cols-[minmax(0,1fr)_29rem]">
          <PageHeading title={t('common:pages.gallery.heading')} lead={t('gallery.intro')}>
            <Breadcrumbs
              crumbs={[{ name: t('common:nav.home'), to: '/' }, { name: t('common:nav.gallery') }]}
            />
          </PageHeading>
          {children}
        </div>
        <GalleryTabs />
      </div>
    </div>
  )
}

/** The tab Browse Species: search and filters above the list. */
function BrowseSpecies() {
  const { search } = useGalleryAddress()
  return (
    <>
      <GalleryFilters />
      <div className="mt-3 sm:mt-5" data-view={search.view || 'fitting'}>
        <Boundary skeleton={<GallerySkeleton size={search.size} />} resetKey={JSON.stringify(search)}>
          <GalleryResults />
        </Boundary>
      </div>
    </>
  )
}

const ComparisonTool = lazyPart(() =>
  import('../comparison/comparison-tool.tsx').then(({ ComparisonTool: tool }) => tool),
)

/** The tab Compare Trade. */
function CompareTrade() {
  const { t } = useTranslation('species')
  return (
    <>
      <h2 className="font-serif text-[1.5rem] leading-[1.18] tracking-[-0.012em] md:text-2xl">
        {t('gallery.compare.heading')}
      </h2>
      <p className="mt-2 mb-6 max-w-read text-ink-2">{t('gallery.compare.lead')}</p>
      <Suspense
        fallback={
          <>
            <LoadingNote />
            <ComparisonSkeleton />
          </>
        }
      >
        <ComparisonTool />
      </Suspense>
    </>
  )
}
