import type { ReactNode } from 'react'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CATCH_HEIGHT } from '../heights.ts'
import { useStockKey } from './stock-key.tsx'
import { StockPlot } from './stock-plot.tsx'
import { stockShown } from './stock-points.ts'
import { type StockNamed, useStockContent } from './use-stock-content.ts'
import { useStockLabels } from './use-stock-labels.ts'

interface CatchQuotaExportsProps extends StockNamed {
  answer: CatchQuotaExports
  /** Which stock, and the exports of what. */
  choice?: ReactNode
}

/** How much higher the chart is where exports have a panel of their own. */
const OWN_PANEL = 200

/** Catch, quota and exports of one stock by year. */
export function CatchQuotaExportsChart({ answer, choice, ...named }: CatchQuotaExportsProps) {
  const { unit } = useStockLabels()
  const shown = stockShown(answer)
  const key = useStockKey(shown)
  const chart = { ...useStockContent(answer, named, shown), key }
  const isDivided = shown !== undefined && !shown.inAnimals && shown.hasExports

  return (
    <ChartFrame
      chart={chart}
      height={CATCH_HEIGHT + (isDivided ? OWN_PANEL : 0)}
      choice={choice}
      below={
        shown && (
          <>
            <ChartKey entries={key} />
            {chart.notes?.map((note) => (
              <p key={note} className="mt-2 text-sm text-ink-2">
                {note}
              </p>
            ))}
          </>
        )
      }
    >
      {(size) =>
        shown ? (
          <StockPlot
            size={size}
            label={chart.title}
            shown={shown}
            events={named.events}
            unit={unit(answer.article)}
          />
        ) : null
      }
    </ChartFrame>
  )
}
