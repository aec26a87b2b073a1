import { queryOptions, usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeFilters, TradeSummary } from '#contract/trade-contract.ts'
import { needsRecords } from '#domain/trade/filtered-trade.ts'
import { api } from '#web/api.ts'
import { noteSameMoment } from '#web/offline/kept-since.ts'
import { lineState } from '#web/offline/line.ts'
import { TabBoundary } from '../tab-part.tsx'
import { NoTrade } from './no-trade.tsx'
import { ReservedTradeNote } from './reserved-trade-note.tsx'
import { countFilters, estimatedSummary, tradeFiltersOf } from './trade-filters.ts'
import { TradeFiltersPanel } from './trade-filters-panel.tsx'
import { TradeChartsSkeleton } from './trade-tab-skeleton.tsx'
import { TradeView } from './trade-view.tsx'

interface TradeOf {
  species: SpeciesDetail
}

/** The trade of a species: filters, summary, charts. */
export function TradeTab({ species }: TradeOf) {
  const { t } = useTranslation('trade')
  // The charts ask for the events, the note for reservations; so the questions travel together.
  usePrefetchQuery(api.timeline.list.queryOptions({ input: { id: species.id } }))
  usePrefetchQuery(api.listings.reservedTrade.queryOptions({ input: { id: species.id } }))
  const { data: all } = useSuspenseQuery(api.trade.summary.queryOptions({ input: { id: species.id } }))
  const search = useSearch({ from: '/species/$id' })
  // The former figures stand, dimmed, until those of a new filter have come.
  const settled = useDeferredValue(search)
  const filters = tradeFiltersOf(settled)
  if (all === null || all.total_trade_records === 0) return <NoTrade />

  return (
    <>
      <ReservedTradeNote id={species.id} />
      <TradeFiltersPanel all={all} filters={tradeFiltersOf(search)} />
      <div
        aria-busy={settled !== search}
        className="mt-4 transition-opacity duration-quick aria-busy:opacity-60"
      >
        <TabBoundary
          resetKey={JSON.stringify(filters)}
          loadFailed={t('loadFailed')}
          skeleton={<TradeChartsSkeleton />}
        >
          <FilteredTrade species={species} all={all} filters={filters} />
        </TabBoundary>
      </div>
    </>
  )
}

interface FilteredTradeProps extends TradeOf {
  all: TradeSummary
  filters: TradeFilters
}

function FilteredTrade({ species, all, filters }: FilteredTradeProps) {
  if (countFilters(filters) === 0) return <TradeView species={species} trade={all} filters={filters} />
  return <CountedTrade species={species} all={all} filters={filters} />
}

/**
 * Filtered trade is counted from the records by the server, so that a zero is a zero. Where neither the server nor a
 * copy answers, the summary that is at hand is all there is to go by.
 */
function CountedTrade({ species, all, filters }: FilteredTradeProps) {
  const { data: counted } = useSuspenseQuery(countedOrUnreached({ id: species.id, ...filters }))
  if (counted === UNREACHED) {
    const estimate = estimatedSummary(all, filters)
    return (
      <TradeView species={species} trade={estimate} filters={filters} estimated={needsRecords(filters)} />
    )
  }
  return counted === null ? <NoTrade /> : <TradeView species={species} trade={counted} filters={filters} />
}

const UNREACHED = 'unreached'

/** The question for counted trade, to which being offline is an answer too. */
function countedOrUnreached(input: TradeFilters & { id: string }) {
  const question = api.trade.summary.queryOptions({ input })
  return queryOptions({
    queryKey: [UNREACHED, question.queryKey],
    queryFn: async ({ client, queryKey }) => {
      try {
        const counted = await client.fetchQuery(question)
        noteSameMoment(queryKey, question.queryKey, Date.now())
        return counted
      } catch (problem) {
        if (lineState() === 'offline') return UNREACHED
        throw problem
      }
    },
    retry: false,
  })
}
