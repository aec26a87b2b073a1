import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import type { KeyEntry } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CATCH_HEIGHT } from '../heights.ts'
import { MarkerShape } from '../plot/marker-shape.tsx'
import { toneColour } from '../plot/palette.ts'
import { STOCK_TONES } from './stock-marks.tsx'
import { StockPlot } from './stock-plot.tsx'
import { type StockShown, stockShown } from './stock-points.ts'
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

const QUOTA = toneColour(STOCK_TONES.quota)
const EXPORTS = toneColour(STOCK_TONES.exports)
const MIDDLE = { x: 12, y: 8 }

/** What each mark of the drawing means; only those that are drawn. */
function useStockKey(shown: StockShown | undefined): KeyEntry[] {
  const { t } = useTranslation('trade')
  if (shown === undefined) return []
  const { caught, quota, exports } = STOCK_TONES
  const hasNone = shown.years.some(({ sides }) => sides === 'none')
  const entries: (KeyEntry & { isDrawn: boolean })[] = [
    {
      isDrawn: shown.hasCatches,
      label: t('stock.caught'),
      tone: caught,
      sign: <rect x={6} y={2} width={12} height={12} fill={toneColour(caught)} />,
    },
    {
      isDrawn: shown.hasQuotas,
      label: t('columns.quota'),
      tone: quota,
      sign: <path d="M0 11H12V5H24" fill="none" stroke={QUOTA} strokeWidth={2} />,
    },
    {
      isDrawn: shown.above.length > 0,
      label: t('stock.aboveQuota'),
      tone: quota,
      sign: <MarkerShape marker="triangle" colour={QUOTA} filled at={MIDDLE} />,
    },
    {
      isDrawn: shown.hasExports,
      label: t('stock.bothReports'),
      tone: exports,
      sign: (
        <>
          <path d="M12 1V15M8.5 1H15.5M8.5 15H15.5" stroke={EXPORTS} strokeWidth={1.5} />
          <MarkerShape marker="diamond" colour={EXPORTS} filled at={{ x: 12, y: 6 }} />
        </>
      ),
    },
    {
      isDrawn: shown.oneSided.length > 0,
      label: t('stock.oneReport'),
      tone: exports,
      sign: <MarkerShape marker="diamond" colour={EXPORTS} at={MIDDLE} />,
    },
    {
      isDrawn: shown.hasExports && hasNone,
      label: t('stock.noReport'),
      tone: exports,
      sign: (
        <g transform="translate(12 8) scale(0.6)">
          <MarkerShape marker="diamond" colour={EXPORTS} />
        </g>
      ),
    },
  ]
  return entries.filter(({ isDrawn }) => isDrawn).map(({ isDrawn: _, ...entry }) => entry)
}
