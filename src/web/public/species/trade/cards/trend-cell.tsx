import { useTranslation } from 'react-i18next'
import type { TrendSign } from '#domain/trade/trend-rules.ts'
import { type Direction, TrendArrow } from '#web/components/trend-arrow.tsx'

const DIRECTIONS: Record<TrendSign, Direction> = {
  increasing: 'up',
  decreasing: 'down',
  stable: 'level',
  'no trend': 'unknown',
}

interface TrendCellProps {
  /** Null where the rule has no verdict. */
  sign: TrendSign | null
  figure: string
}

/** What one rule says of one count: arrow and word; tinted where it rises or falls. */
export function TrendCell({ sign, figure }: TrendCellProps) {
  const { t } = useTranslation('trade')
  const isMoving = sign === 'increasing' || sign === 'decreasing'
  return (
    <td className={`px-2 py-2 ${isMoving ? 'bg-tint' : ''}`}>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        {sign !== null && <TrendArrow direction={DIRECTIONS[sign]} />}
        <span className={`max-lg:sr-only ${isMoving ? 'font-semibold' : 'text-ink-2'}`}>
          {sign === null ? t('grid.noVerdict') : t(`grid.sign.${sign}`)}
        </span>
        <span className="text-xs text-ink-2 max-sm:hidden">{figure}</span>
      </span>
    </td>
  )
}
