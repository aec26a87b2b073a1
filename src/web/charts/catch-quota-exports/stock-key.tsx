import { useTranslation } from 'react-i18next'
import type { KeyEntry } from '../frame/chart-content.ts'
import { MarkerShape } from '../plot/marker-shape.tsx'
import { toneColour } from '../plot/palette.ts'
import { STOCK_TONES } from './stock-marks.tsx'
import type { StockShown } from './stock-points.ts'

const QUOTA = toneColour(STOCK_TONES.quota)
const EXPORTS = toneColour(STOCK_TONES.exports)
const MIDDLE = { x: 12, y: 8 }

/** What each mark of the drawing means; only those that are drawn. */
export function useStockKey(shown: StockShown | undefined): KeyEntry[] {
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
