import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { SPECIES_TABS, type SpeciesTab } from '#domain/species/species-tabs.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary, Section } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { OverviewTab } from './overview/overview-tab.tsx'
import { TabBoundary } from './tab-boundary.tsx'
import {
  CatchTabSkeleton,
  ConservationTabSkeleton,
  IllegalTradeTabSkeleton,
  TradeTabSkeleton,
} from './tab-skeletons.tsx'

/** The parts of the page. They are links, because each has an address. */
export function SpeciesTabs({ species }: { species: SpeciesDetail }) {
  // Only the tab, so that a choice of trade does not render the other parts again.
  const tab = useSearch({ from: '/species/$id', select: ({ tab = SPECIES_TABS[0] }) => tab })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border-t border-ink print:block md:grid-cols-[13.25rem_minmax(0,1fr)] md:gap-x-9 md:pt-6.5">
      <TabLinks species={species} current={tab} />
      <div className="min-w-0 pt-5 md:pt-0 [&_section:first-of-type>div:first-child]:border-t-0 [&_section:first-of-type>div:first-child]:pt-0">
        <TabContent species={species} tab={tab} />
      </div>
    </div>
  )
}

function TabLinks({ species, current }: { species: SpeciesDetail; current: SpeciesTab }) {
  const { t } = useTranslation('species')
  const { number } = useFormat()
  const counts: Partial<Record<SpeciesTab, number>> = { trade: species.total_trade_records }
  return (
    <div className="min-w-0 max-md:-mx-4 md:sticky md:top-6 md:self-start print:hidden">
      <nav aria-label={t('page.sections')} className="relative overflow-x-auto">
        <ul className="flex max-md:w-max max-md:min-w-full max-md:border-b max-md:border-line max-md:px-2 md:flex-col">
          {SPECIES_TABS.map((tab) => (
            <li key={tab}>
              <Link
                to="/species/$id"
                params={{ id: species.id }}
                search={(search) => ({ ...search, tab: tab === SPECIES_TABS[0] ? undefined : tab })}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                ref={tab === current ? centreInStrip : undefined}
                aria-current={tab === current ? 'page' : undefined}
                className="flex h-11 items-center justify-between gap-x-1.5 border-line px-3 text-ui font-medium whitespace-nowrap text-ink-2 no-underline transition-colors duration-quick hover:text-ink max-md:border-b-2 max-md:border-transparent md:h-auto md:min-h-11 md:flex-wrap md:border-l-2 md:py-1.5 md:pr-2 md:pl-3.5 aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink md:aria-[current]:bg-tint"
              >
                {t(`tabs.${tab}`)}
                {counts[tab] ? (
                  <span className="text-2xs font-normal text-ink-3 max-md:hidden">{number(counts[tab])}</span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="px-4 pt-2.5 text-xs text-ink-3 md:hidden landscape:hidden">{t('page.rotate')}</p>
    </div>
  )
}

/**
 * On small screens the current tab is scrolled into view. Measured in an observer, after the layout: reading sizes
 * earlier would force an extra layout.
 */
function centreInStrip(link: HTMLAnchorElement) {
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    const strip = link.closest('nav')
    if (strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2
  })
  laidOut.observe(link)
  return () => laidOut.disconnect()
}

function TabContent({ species, tab }: { species: SpeciesDetail; tab: SpeciesTab }) {
  switch (tab) {
    case 'overview':
      return <OverviewTab species={species} />
    case 'conservation':
      return <ConservationPart species={species} />
    default:
      return <TitledTab key={tab} species={species} tab={tab} />
  }
}

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

function ConservationPart({ species }: TabProps) {
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

function TitledTab({ species, tab }: TabProps & { tab: keyof typeof TITLED }) {
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
