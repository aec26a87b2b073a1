import type { ComponentProps } from 'react'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import { TradeMapChart } from '#web/charts/polar-map/trade-map-chart.tsx'
import { useSignNotes } from '../species/trade/use-sign-notes.ts'

interface ExplorerMapDrawingProps extends Omit<ComponentProps<typeof TradeMapChart>, 'trade'> {
  about: Omit<ChartContent, 'table'>
}

/** The map of the explorer from its figures. */
export function ExplorerMapDrawing({ about, ...map }: ExplorerMapDrawingProps) {
  const notes = useSignNotes()
  const { name, subject, source, narrowed, view, counted } = about
  if (view === undefined || counted === undefined) return null
  return (
    <TradeMapChart
      {...map}
      trade={{
        name,
        subject,
        source,
        narrowed,
        dataOf: () => view,
        signs: notes(map.flows.signs),
        countedQuantity: () => counted,
      }}
    />
  )
}
