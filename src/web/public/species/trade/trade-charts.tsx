import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { api } from '#web/api.ts'
import {
  TradePurposesChart,
  TradeSourcesChart,
} from '#web/charts/purposes-and-sources/purposes-and-sources-charts.tsx'
import { QuantityOverTimeChart } from '#web/charts/quantity-over-time/quantity-over-time-chart.tsx'
import { RecordsOverTimeChart } from '#web/charts/records-over-time/records-over-time-chart.tsx'
import { TermsTradedChart } from '#web/charts/terms-traded/terms-traded-chart.tsx'
import {
  type RankedBy,
  TopExportersChart,
  TopImportersChart,
} from '#web/charts/top-countries/top-countries-charts.tsx'
import type { TradeShown } from '#web/charts/trade-shown.ts'
import { TwoLedgersChart } from '#web/charts/two-ledgers/two-ledgers-chart.tsx'
import { WholeAnimalsChart } from '#web/charts/whole-animals/whole-animals-chart.tsx'
import { LatePart } from '#web/components/late-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { useEventWords } from '../use-event-words.ts'
import { NarwhalCatches } from './narwhal-catches.tsx'
import { RankedByChoice } from './ranked-by-choice.tsx'
import { ReadingCard } from './reading-card.tsx'

/** Shown of a year that is pointed at: it comes for those who point. */
const EventDetails = lazyPart(() =>
  import('../event-details.tsx').then(({ EventDetails: details }) => details),
)

interface TradeChartsProps {
  species: SpeciesDetail
  trade: TradeShown
}

/** The charts in reading order; the card beside the ring says how to read them. */
export function TradeCharts({ species, trade }: TradeChartsProps) {
  const { data: events } = useSuspenseQuery(api.timeline.list.queryOptions({ input: { id: species.id } }))
  const eventWords = useEventWords()
  const [rankedBy, rankBy] = useState<RankedBy>('records')
  const ranking = {
    trade,
    by: rankedBy,
    choice: <RankedByChoice trade={trade} value={rankedBy} onChange={rankBy} />,
  }

  return (
    <div className="grid gap-5 lg:grid-cols-6">
      <div className="min-w-0 lg:col-span-6">
        <RecordsOverTimeChart
          trade={trade}
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
        <TopImportersChart {...ranking} />
        <TopExportersChart {...ranking} />
      </Pair>
      <div className="grid min-w-0 lg:col-span-4">
        <TermsTradedChart trade={trade} />
      </div>
      <div className="grid min-w-0 lg:col-span-2">
        <ReadingCard signs={trade.signs} />
      </div>
      <Pair>
        <TradePurposesChart trade={trade} />
        <TradeSourcesChart trade={trade} />
      </Pair>
      <div className="min-w-0 empty:hidden lg:col-span-6">
        <QuantityOverTimeChart trade={trade} />
      </div>
      <div className="min-w-0 empty:hidden lg:col-span-6">
        <TwoLedgersChart trade={trade} />
      </div>
      <div className="min-w-0 empty:hidden lg:col-span-6">
        <WholeAnimalsChart trade={trade} />
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
