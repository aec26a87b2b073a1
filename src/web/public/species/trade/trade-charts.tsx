import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { changingEvents } from '#domain/timeline/changing-events.ts'
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
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { WholeAnimalsChart } from '#web/charts/whole-animals/whole-animals-chart.tsx'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { useInSight } from '#web/components/use-in-sight.ts'
import { useWhenIdle } from '#web/components/use-when-idle.ts'
import { Choice } from '#web/ui/choice.tsx'
import { useEventLabels } from '../use-event-labels.ts'
import { NarwhalCatches } from './narwhal-catches.tsx'
import { ReadingCard } from './reading-card.tsx'

/** Shown for a year under the pointer; fetched then. */
const EventDetails = lazyPart(() =>
  import('../event-details.tsx').then(({ EventDetails: details }) => details),
)

interface TradeChartsProps {
  species: SpeciesDetail
  trade: TradeShown
}

/** The charts in reading order. Those out of view are updated when the browser is idle. */
export function TradeCharts({ species, trade, map }: TradeChartsProps & { map: ReactNode }) {
  const shown = { species, trade, deferred: useWhenIdle(trade) }
  return (
    <div className="grid gap-5 lg:grid-cols-6">
      <Drawn part={RecordsPart} {...shown} />
      <Drawn part={CountriesPart} {...shown} isPair />
      {map}
      <Drawn part={TermsPart} {...shown} className="grid lg:col-span-4" />
      <div className="grid min-w-0 lg:col-span-2">
        <ReadingCard signs={trade.signs} />
      </div>
      <Drawn part={UsesPart} {...shown} isPair />
      <Drawn part={QuantityPart} {...shown} />
      <Drawn part={LedgersPart} {...shown} />
      <Drawn part={AnimalsPart} {...shown} />
      <NarwhalCatches species={species} />
    </div>
  )
}

interface DrawnProps extends TradeChartsProps {
  /** Memoized. */
  part: ComponentType<TradeChartsProps>
  /** What it shows out of view. */
  deferred: TradeShown
  /** Two charts side by side, whose drawings are aligned. */
  isPair?: boolean
  className?: string
}

function Drawn({
  part: Part,
  species,
  trade,
  deferred,
  isPair = false,
  className = 'lg:col-span-6',
}: DrawnProps) {
  const [watch, isInSight] = useInSight()
  return (
    <div
      ref={watch}
      data-pair={isPair ? '' : undefined}
      className={`min-w-0 empty:hidden [contain-intrinsic-block-size:auto_30rem] ${className} ${isPair ? PAIR : ''} ${isInSight ? '' : OUT_OF_SIGHT}`}
    >
      <Part species={species} trade={isInSight ? trade : deferred} />
    </div>
  )
}

/** Out of view a chart is not laid out and painted again with every change; it keeps its height. */
const OUT_OF_SIGHT = '[content-visibility:auto] print:[content-visibility:visible]'
const PAIR = 'grid gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:gap-y-0'

const RecordsPart = memo(function RecordsPart({ species, trade }: TradeChartsProps) {
  const { data: events } = useSuspenseQuery(api.timeline.list.queryOptions({ input: { id: species.id } }))
  const eventLabels = useEventLabels()
  return (
    <RecordsOverTimeChart
      trade={trade}
      listings={species.cites_listings}
      events={changingEvents(events).map((event) => ({
        ...eventLabels(event),
        details: event.description !== null && (
          <DeferredPart>
            <EventDetails species={species} event={event} />
          </DeferredPart>
        ),
      }))}
    />
  )
})

const CountriesPart = memo(function CountriesPart({ trade }: TradeChartsProps) {
  const [rankedBy, rankBy] = useState<RankedBy>('records')
  const ranking = {
    trade,
    by: rankedBy,
    choice: <RankedByChoice trade={trade} value={rankedBy} onChange={rankBy} />,
  }
  return (
    <>
      <TopImportersChart {...ranking} />
      <TopExportersChart {...ranking} />
    </>
  )
})

const UsesPart = memo(function UsesPart({ trade }: TradeChartsProps) {
  return (
    <>
      <TradePurposesChart trade={trade} />
      <TradeSourcesChart trade={trade} />
    </>
  )
})

const TermsPart = memo(({ trade }: TradeChartsProps) => <TermsTradedChart trade={trade} />)
const QuantityPart = memo(({ trade }: TradeChartsProps) => <QuantityOverTimeChart trade={trade} />)
const LedgersPart = memo(({ trade }: TradeChartsProps) => <TwoLedgersChart trade={trade} />)
const AnimalsPart = memo(({ trade }: TradeChartsProps) => <WholeAnimalsChart trade={trade} />)

interface RankedByChoiceProps {
  trade: TradeShown
  value: RankedBy
  onChange: (value: RankedBy) => void
}

/** Ranks the countries of both charts by records or by the article shown. */
function RankedByChoice({ trade, value, onChange }: RankedByChoiceProps) {
  const { t } = useTranslation('trade')
  const labels = useTradeLabels()
  const { article } = trade.view
  if (article === null) return null
  return (
    <Choice
      label={t('countries.rankedBy')}
      value={value}
      options={[
        { value: 'records', label: t('columns.records') },
        { value: 'quantity', label: labels.article(article) },
      ]}
      onChange={onChange}
    />
  )
}
