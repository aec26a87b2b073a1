import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { TabPart } from '../tab-part.tsx'
import { IllegalTradeSkeleton } from './illegal-trade-skeleton.tsx'

const IllegalTradeTab = lazyPart(() =>
  import('./illegal-trade-tab.tsx').then(({ IllegalTradeTab: tab }) => tab),
)

/** The illegal trade tab with its title, its loading and its failure. */
export function IllegalTradePart({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation(['species', 'trade'])
  return (
    <TabPart
      id={species.id}
      title={t('tabs.illegal-trade')}
      loadFailed={t('trade:illegal.loadFailed')}
      skeleton={<IllegalTradeSkeleton />}
    >
      <IllegalTradeTab species={species} />
    </TabPart>
  )
}
