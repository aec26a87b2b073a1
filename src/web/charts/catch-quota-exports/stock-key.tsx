import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkerShape } from '../plot/marker-shape.tsx'
import { toneColour } from '../plot/palette.ts'
import { STOCK_TONES } from './stock-marks.tsx'
import type { StockShown } from './stock-points.ts'

const QUOTA = toneColour(STOCK_TONES.quota)
const EXPORTS = toneColour(STOCK_TONES.exports)
const MIDDLE = { x: 12, y: 8 }

/** What each mark of the drawing means; only those that are drawn. */
export function StockKey({ shown }: { shown: StockShown }) {
  const { t } = useTranslation('trade')
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-ink">
      {shown.hasCatches && (
        <Entry label={t('stock.caught')}>
          <rect x={6} y={2} width={12} height={12} fill={toneColour(STOCK_TONES.caught)} />
        </Entry>
      )}
      {shown.hasQuotas && (
        <Entry label={t('columns.quota')}>
          <path d="M0 11H12V5H24" fill="none" stroke={QUOTA} strokeWidth={2} />
        </Entry>
      )}
      {shown.above.length > 0 && (
        <Entry label={t('stock.aboveQuota')}>
          <MarkerShape marker="triangle" colour={QUOTA} filled at={MIDDLE} />
        </Entry>
      )}
      {shown.hasExports && (
        <>
          <Entry label={t('stock.bothReports')}>
            <path d="M12 1V15M8.5 1H15.5M8.5 15H15.5" stroke={EXPORTS} strokeWidth={1.5} />
            <MarkerShape marker="diamond" colour={EXPORTS} filled at={{ x: 12, y: 6 }} />
          </Entry>
          {shown.oneSided.length > 0 && (
            <Entry label={t('stock.oneReport')}>
              <MarkerShape marker="diamond" colour={EXPORTS} at={MIDDLE} />
            </Entry>
          )}
          {shown.years.some(({ sides }) => sides === 'none') && (
            <Entry label={t('stock.noReport')}>
              <g transform="translate(12 8) scale(0.6)">
                <MarkerShape marker="diamond" colour={EXPORTS} />
              </g>
            </Entry>
          )}
        </>
      )}
    </ul>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg width={24} height={16} aria-hidden="true" className="flex-none">
        {children}
      </svg>
      {label}
    </li>
  )
}
