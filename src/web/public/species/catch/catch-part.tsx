import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { TabPart } from '../tab-part.tsx'
import { CatchTabSkeleton } from './catch-tab-skeleton.tsx'

/** The chart weighs more than the page; it comes only where it is shown. */
const CatchTab = lazyPart(() => import('./catch-tab.tsx').then(({ CatchTab: tab }) => tab))

/** The catch tab with its title, its loading and its failure. */
export function CatchPart({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation(['species', 'trade'])
  return (
    <TabPart
      id={species.id}
      title={t('tabs.catch')}
      loadFailed={t('trade:catches.loadFailed')}
      skeleton={<CatchTabSkeleton />}
    >
      <CatchTab species={species} />
    </TabPart>
  )
}
