import { memo } from 'react'
import { Boundary } from '#web/components/section.tsx'
import { TradeCards } from './cards/trade-cards.tsx'
import { PublishedFiguresLine } from './published-figures-line.tsx'
import { TradeCharts } from './trade-charts.tsx'
import { TradeChartsSkeleton } from './trade-tab-skeleton.tsx'
import { type TradeToShow, useTradeShown } from './use-trade-shown.ts'

/** Cards and charts; a press on a choice draws them once, when its figures have come. */
export const TradeFigures = memo(function TradeFigures({ species, view, selection }: TradeToShow) {
  const trade = useTradeShown({ species, view, selection })
  return (
    <>
      <TradeCards species={species} trade={trade} />
      <Boundary skeleton={null} resetKey={species.id}>
        <PublishedFiguresLine id={species.id} />
      </Boundary>
      <Boundary skeleton={<TradeChartsSkeleton />}>
        <TradeCharts species={species} trade={trade} />
      </Boundary>
    </>
  )
})
