import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary, Section } from '#web/components/section.tsx'
import { TabBoundary } from './tab-boundary.tsx'
import {
  CatchTabSkeleton,
  ConservationTabSkeleton,
  IllegalTradeTabSkeleton,
  TradeTabSkeleton,
} from './tab-skeletons.tsx'

/* The tabs that are fetched when they are shown: their charts weigh more than the page. */

interface TabProps {
  species: SpeciesDetail
}

const ConservationTab = lazyPart<TabProps>(() =>
  import('./conservation/conservation-tab.tsx').then((file) => file.ConservationTab),
)
const TradeTab = lazyPart<TabProps>(() => import('./trade/trade-tab.tsx').then((file) => file.TradeTab))
const IllegalTradeTab = lazyPart<TabProps>(() =>
  import('./illegal-trade/illegal-trade-tab.tsx').then((file) => file.IllegalTradeTab),
)
const CatchTab = lazyPart<TabProps>(() => import('./catch/catch-tab.tsx').then((file) => file.CatchTab))

export function ConservationPart({ species }: TabProps) {
  return (
    <Boundary skeleton={<ConservationTabSkeleton />} resetKey={species.id}>
      <ConservationTab species={species} />
    </Boundary>
  )
}

/** The tabs with a title of their own, and the message of each when it fails. */
const TITLED = {
  trade: {
    Tab: TradeTab,
    Skeleton: TradeTabSkeleton,
    title: 'trade:title',
    loadFailed: 'trade:loadFailed',
  },
  'illegal-trade': {
    Tab: IllegalTradeTab,
    Skeleton: IllegalTradeTabSkeleton,
    title: 'species:tabs.illegal-trade',
    loadFailed: 'trade:illegal.loadFailed',
  },
  catch: {
    Tab: CatchTab,
    Skeleton: CatchTabSkeleton,
    title: 'species:tabs.catch',
    loadFailed: 'trade:catches.loadFailed',
  },
} as const

export function TitledTab({ species, tab }: TabProps & { tab: keyof typeof TITLED }) {
  const { t } = useTranslation(['species', 'trade'])
  const { Tab, Skeleton, title, loadFailed } = TITLED[tab]
  return (
    <Section title={t(title)}>
      <TabBoundary resetKey={species.id} loadFailed={t(loadFailed)} skeleton={<Skeleton />}>
        <Tab species={species} />
      </TabBoundary>
    </Section>
  )
}
