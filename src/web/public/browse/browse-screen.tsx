import { useTranslation } from 'react-i18next'
import { Page } from '#web/components/page.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useReferenceFigures } from '#web/components/use-reference-figures.ts'
import { BrowseFigures, BrowseFiguresSkeleton } from './browse-figures.tsx'
import { BrowseHeading } from './browse-heading.tsx'
import { BrowseSpecies } from './browse-species.tsx'
import { PANEL_ID, tabId } from './browse-tabs.tsx'
import { CompareTrade } from './compare-trade.tsx'
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
