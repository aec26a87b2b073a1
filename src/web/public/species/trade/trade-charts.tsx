import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeFilters, TradeSummary } from '#contract/trade-contract.ts'
import { api } from '#web/api.ts'
import {
  TradePurposesChart,
  TradeSourcesChart,
} from '#web/charts/purposes-and-sources/purposes-and-sources-charts.tsx'
import { RecordsOverTimeChart } from '#web/charts/records-over-time/records-over-time-chart.tsx'
import { TermsTradedChart } from '#web/charts/terms-traded/terms-traded-chart.tsx'
import { TopExportersChart, TopImportersChart } from '#web/charts/top-countries/top-countries-charts.tsx'
import { TopTermsOverTimeChart } from '#web/charts/top-terms-over-time/top-terms-over-time-chart.tsx'
import { LatePart } from '#web/components/late-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { useEventWords } from '../use-event-words.ts'
import { NarwhalCatches } from './narwhal-catches.tsx'
import { ReadingCard } from './reading-card.tsx'
import { useTradeShown } from './use-trade-shown.ts'

/** Shown of a year that is pointed at: it comes for those who point. */
const EventDetails = lazyPart(() =>
  import('../event-details.tsx').then(({ EventDetails: details }) => details),
)

interface TradeChartsProps {
  species: SpeciesDetail
  trade: TradeSummary
  filters: TradeFilters
  estimated: boolean
}

/** The charts in reading order; the card beside the ring says how to read them. */
export function TradeCharts({ species, trade, filters, estimated }: TradeChartsProps) {
  const { data: events } = useSuspenseQuery(api.timeline.list.queryOptions({ input: { id: species.id } }))
  const eventWords = useEventWords()
  const shown = useTradeShown({ species, trade, filters, estimated })

  return (
    <div className="grid gap-5 lg:grid-cols-6">
      <div className="min-w-0 lg:col-span-6">
        <RecordsOverTimeChart
          trade={shown}
          events={events.map((event) => ({
            ...eventWords(event),
            details: event.description !== null && (
              <LatePart>
                <EventDetails species={species} event={event} />
              </LatePart>
            ),
          }))}
        />
      </div>
      <Pair>
        <TopImportersChart trade={shown} />
        <TopExportersChart trade={shown} />
      </Pair>
      <div className="grid min-w-0 lg:col-span-4">
        <TermsTradedChart trade={shown} />
      </div>
      <div className="grid min-w-0 lg:col-span-2">
        <ReadingCard />
      </div>
      <Pair>
        <TradePurposesChart trade={shown} />
        <TradeSourcesChart trade={shown} />
      </Pair>
      <div className="min-w-0 lg:col-span-6">
        <TopTermsOverTimeChart trade={shown} />
      </div>
      <NarwhalCatches species={species} />
    </div>
  )
}

/** Two charts beside each other, whose drawings begin at one height whatever their headings say. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <div
      data-pair=""
      className="grid min-w-0 gap-5 lg:col-span-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:gap-y-0"
    >
      {children}
    </div>
  )
}
