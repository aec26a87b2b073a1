import { useTranslation } from 'react-i18next'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import type { TrendSign } from '#domain/trade/trend-rules.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import type { Direction } from '#web/components/trend-arrow.tsx'
import { useFormat } from '#web/i18n/use-format.ts'

type GridRow = TradeTrends['grid'][number]

/** The result of one rule for one count. */
export interface TrendTest {
  rule: 'mean_change' | 'linear' | 'rank'
  word: string
  /** Absent where the rule has no verdict. */
  direction: Direction | undefined
  /** Whether it rises or falls. */
  isMoving: boolean
  /** '' where there is none. */
  figure: string
}

const DIRECTIONS: Record<TrendSign, Direction> = {
  increasing: 'up',
  decreasing: 'down',
  stable: 'level',
  'no trend': 'unknown',
}

const SMALLEST_P = 0.001

/** Names the counts of a trend and writes the results of its rules. */
export function useTrendLabels() {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()

  const test = (rule: TrendTest['rule'], sign: TrendSign | undefined, figure: string): TrendTest => ({
    rule,
    word: sign === undefined ? t('grid.noVerdict') : t(`grid.sign.${sign}`),
    direction: sign && DIRECTIONS[sign],
    isMoving: sign === 'increasing' || sign === 'decreasing',
    figure,
  })
  const slope = ({ slope_over_mean }: NonNullable<GridRow['linear']>) =>
    `${slope_over_mean < 0 ? '−' : '+'}${format.percent(Math.abs(slope_over_mean) * 100)}`
  const p = (value: number) =>
    value < SMALLEST_P ? `p <${format.number(SMALLEST_P, 3)}` : `p ${format.number(value, 3, 3)}`

  return {
    count: ({ count, article }: GridRow) =>
      t(`count.${count}`, { article: article === null ? '' : labels.article(article) }),
    /** By the rules in their order. */
    tests: ({ mean_change, linear, rank }: GridRow): TrendTest[] => {
      const ratio = mean_change?.ratio ?? null
      return [
        test('mean_change', mean_change?.sign, ratio === null ? '' : `${format.number(ratio, 2, 2)} ×`),
        test(
          'linear',
          linear?.sign,
          linear ? t('grid.line', { slope: slope(linear), r2: format.number(linear.r2, 2, 2) }) : '',
        ),
        test('rank', rank?.sign, rank ? p(rank.p) : ''),
      ]
    },
  }
}
