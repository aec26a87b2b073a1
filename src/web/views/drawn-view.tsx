import type { ComponentType } from 'react'
import type { DrawnTradeView, NamedSpecies, ViewFigures } from '#contract/view-to-draw.ts'
import type { CitesListingFacts } from '#domain/listings/current-appendix.ts'
import { changingEvents } from '#domain/timeline/changing-events.ts'
import { stockShown } from '#web/charts/catch-quota-exports/stock-points.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { TradeMapChart } from '#web/charts/polar-map/trade-map-chart.tsx'
import {
  TradePurposesChart,
  TradeSourcesChart,
} from '#web/charts/purposes-and-sources/purposes-and-sources-charts.tsx'
import { QuantityOverTimeChart } from '#web/charts/quantity-over-time/quantity-over-time-chart.tsx'
import { RecordsOverTimeChart } from '#web/charts/records-over-time/records-over-time-chart.tsx'
import type { ChartEvent } from '#web/charts/records-over-time/records-plot.tsx'
import { TermsTradedChart } from '#web/charts/terms-traded/terms-traded-chart.tsx'
import { TopExportersChart, TopImportersChart } from '#web/charts/top-countries/top-countries-charts.tsx'
import type { TradeShown } from '#web/charts/trade-shown.ts'
import { TradeTrendChart } from '#web/charts/trade-trend/trade-trend-chart.tsx'
import { TwoLedgersChart } from '#web/charts/two-ledgers/two-ledgers-chart.tsx'
import { WholeAnimalsChart } from '#web/charts/whole-animals/whole-animals-chart.tsx'
import { ComparisonDrawing } from '#web/public/comparison/comparison-drawing.tsx'
import { figuredSpecies } from '#web/public/comparison/figured-species.ts'
import { CountryDrawing } from '#web/public/countries/country-drawing.tsx'
import { ExplorerDrawing } from '#web/public/explorer/explorer-drawing.tsx'
import { ScreeningDrawing } from '#web/public/screening/screening-drawing.tsx'
import { CatchChart } from '#web/public/species/catch/catch-chart.tsx'
import { StockDrawing } from '#web/public/species/catch/stock-drawing.tsx'
import {
  ConservationTrends,
  hasTrends,
} from '#web/public/species/conservation/trends/conservation-trends.tsx'
import { fileNamePart, useSubject } from '#web/public/species/species-subject.ts'
import { useTradeShown } from '#web/public/species/trade/use-trade-shown.ts'
import { useEventLabels } from '#web/public/species/use-event-labels.ts'

interface TradeChartProps {
  trade: TradeShown
  events: readonly ChartEvent[]
  listings: readonly CitesListingFacts[]
}

const BY_RECORDS = { by: 'records', choice: null } as const

const TRADE_CHARTS: Record<DrawnTradeView, ComponentType<TradeChartProps>> = {
  'records-over-time': RecordsOverTimeChart,
  'quantity-over-time': QuantityOverTimeChart,
  'whole-animals': WholeAnimalsChart,
  'two-ledgers': TwoLedgersChart,
  'terms-traded': TermsTradedChart,
  purposes: TradePurposesChart,
  sources: TradeSourcesChart,
  'top-importers': ({ trade }) => <TopImportersChart trade={trade} {...BY_RECORDS} />,
  'top-exporters': ({ trade }) => <TopExportersChart trade={trade} {...BY_RECORDS} />,
}

/** The chart of a view from its figures; nothing where there is nothing to draw. */
export function DrawnView(figures: ViewFigures) {
  switch (figures.view) {
    case 'trade-trend':
      return <Trend {...figures} />
    case 'trade-flows':
      return <Flows {...figures} />
    case 'conservation-trends':
      return hasTrends(figures.species) ? <ConservationTrends {...figures} /> : null
    case 'catches':
      return figures.records.length > 0 ? <CatchChart {...figures} /> : null
    case 'catch-quota-exports':
      return stockShown(figures.answer) === undefined ? null : <StockDrawing {...figures} />
    case 'explorer':
      return <ExplorerDrawing {...figures} />
    case 'country':
      return <CountryDrawing {...figures} />
    case 'screening':
      return <ScreeningDrawing {...figures} />
    case 'comparison':
      return <Comparison {...figures} />
    default:
      return <Trade {...figures} />
  }
}

type TradeFigures = Extract<ViewFigures, { view: DrawnTradeView }>

function Trade({ view, species, trade, selection, events, listings }: TradeFigures) {
  const shown = useTradeShown({ species, view: trade, selection })
  const labelsOf = useEventLabels()
  const Chart = TRADE_CHARTS[view]
  return (
    <Chart
      trade={shown}
      events={changingEvents(events).map((event) => ({ ...labelsOf(event), details: null }))}
      listings={listings}
    />
  )
}

function Flows({ species, trade, selection, flows }: Extract<ViewFigures, { view: 'trade-flows' }>) {
  const shown = useTradeShown({ species, view: trade, selection })
  return <TradeMapChart trade={shown} flows={flows} byDecade={false} />
}

function Comparison({ species, by, scale }: Extract<ViewFigures, { view: 'comparison' }>) {
  const figured = species.map((one, series) => figuredSpecies({ ...one, series, trends: undefined }, by))
  return <ComparisonDrawing species={figured} by={by} scale={scale} />
}

function Trend({ species, trends }: { species: NamedSpecies } & Pick<TrendFigures, 'trends'>) {
  const subject = useSubject(species)
  const source = useSource('cites_trade')
  return <TradeTrendChart name={fileNamePart(species)} subject={subject} trends={trends} source={source} />
}

type TrendFigures = Extract<ViewFigures, { view: 'trade-trend' }>
