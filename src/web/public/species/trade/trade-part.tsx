import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { TabPart } from '../tab-part.tsx'
import { TradeTabSkeleton } from './trade-tab-skeleton.tsx'

/** Charts weigh more than a page; they come only where they are shown. */
const TradeTab = lazyPart(() => import('./trade-tab.tsx').then(({ TradeTab: tab }) => tab))

/** The trade tab with its title, its loading and its failure. */
export function TradePart({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('trade')
  return (
    <TabPart id={species.id} title={t('title')} loadFailed={t('loadFailed')} skeleton={<TradeTabSkeleton />}>
      <TradeTab species={species} />
    </TabPart>
  )
}
