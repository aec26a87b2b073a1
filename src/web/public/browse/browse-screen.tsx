import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useReferenceFigures } from '#web/components/use-reference-figures.ts'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { ComparisonSkeleton } from '../comparison/comparison-skeleton.tsx'
import { BrowseFigures, BrowseFiguresSkeleton } from './browse-figures.tsx'
import { BrowseSpecies } from './browse-species.tsx'
import { BrowseTabs, PANEL_ID, tabId } from './browse-tabs.tsx'
import { useBrowseAddress } from './use-browse-address.ts'

export function BrowseScreen() {
  const { t } = useTranslation()
  const { tab } = useBrowseAddress()
  const reference = useReferenceFigures()
  return (
    <Page title={t('pages.browse.title')} description={t('pages.browse.description')} shows={['cites_trade']}>
      <BrowseHeading>
        <Boundary skeleton={<BrowseFiguresSkeleton />} failureNote={reference}>
          <BrowseFigures />
        </Boundary>
      </BrowseHeading>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)} className="page-width w-full pt-7">
        {tab === 'comparison' ? <CompareTrade /> : <BrowseSpecies />}
      </div>
    </Page>
  )
}

/** What the page is for, how much there is to browse, and its two tabs at the lower edge. */
function BrowseHeading({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const heading = t('pages.browse.heading')
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width">
        <div className="grid items-end gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_29rem]">
          <PageHeading title={heading} lead={t('pages.browse.description')}>
            <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, { name: heading }]} />
          </PageHeading>
          {children}
        </div>
        <BrowseTabs />
      </div>
    </div>
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
        {t('browse.compare.heading')}
      </h2>
      <p className="mt-2 mb-6 max-w-read text-ink-2">{t('browse.compare.lead')}</p>
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
