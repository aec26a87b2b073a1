import type { ReactNode } from 'react'
import type { Flow } from '#domain/trade/flow-counts.ts'
import type { TradeFlows } from '#domain/trade/trade-flows-view.ts'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import { TradeMapChart } from '#web/charts/polar-map/trade-map-chart.tsx'
import { useSignNotes } from '../species/trade/use-sign-notes.ts'

interface ExplorerMapDrawingProps {
  flows: TradeFlows
  about: Omit<ChartContent, 'table'>
  choice?: ReactNode
  onChoose?: (flow: Flow<number>) => void
}

/** The map of the explorer from its figures. */
export function ExplorerMapDrawing({ flows, about, choice, onChoose }: ExplorerMapDrawingProps) {
  const notes = useSignNotes()
  const { name, subject, source, narrowed, view, counted } = about
  if (view === undefined || counted === undefined) return null
  return (
    <TradeMapChart
      trade={{
        name,
        subject,
        source,
        narrowed,
        dataOf: () => view,
        signs: notes(flows.signs),
        countedQuantity: () => counted,
      }}
      flows={flows}
      hatched={[]}
      byDecade={false}
      choice={choice}
      onChoose={onChoose}
    />
  )
}
