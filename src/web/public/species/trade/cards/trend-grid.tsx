import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import type { TrendSign } from '#domain/trade/trend-rules.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { type Direction, TrendArrow } from '#web/components/trend-arrow.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { TREND_TESTS } from '../../species-search.ts'
import { Sparkline } from './sparkline.tsx'
import { useTrends } from './trend-card.tsx'

type GridRow = TradeTrends['grid'][number]

/** The counts, and the result of three rules for each. */
export function TrendGrid({ id }: { id: string }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const trends = useTrends(id)
  if (trends === null) return null
  const { window, grid, verdict, cells, rise, fall, counts } = trends
  const years = format.years(window.first, window.last)

  return (
    <section
      id={TREND_TESTS}
      className="border-t border-line px-4 py-4 md:px-5"
      aria-label={t('grid.title', { years })}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-h3 font-[650]">{t('grid.title', { years })}</h3>
        <Link to="/methodology" hash="trade-trends" className="text-sm text-accent">
          {t('grid.more')}
        </Link>
      </div>
      <table className="mt-2 w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-ink text-left text-xs text-ink-2">
            <th scope="col" className="py-2 pr-2 font-semibold">
              {t('grid.count')}
            </th>
            <th scope="col" className="px-2 py-2 font-semibold max-lg:hidden">
              {years}
            </th>
            {(['mean_change', 'linear', 'rank'] as const).map((rule) => (
              <th key={rule} scope="col" className="px-2 py-2 font-semibold">
                <span className="max-lg:hidden">{t(`grid.${rule}`)}</span>
                <span className="whitespace-nowrap lg:hidden">{t(`grid.short.${rule}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map((row) => (
            <Row key={row.count} row={row} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs leading-normal text-ink-2">
        {t('grid.tinted')} {t(`grid.why.${verdict}`)}{' '}
        {t('grid.here', {
          cells: format.number(cells),
          rise: format.number(rise),
          fall: format.number(fall),
          counts: format.number(counts),
          confirmedRise: format.number(trends.counts_confirming_rise),
          confirmedFall: format.number(trends.counts_confirming_fall),
        })}
      </p>
    </section>
  )
}

function Row({ row }: { row: GridRow }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const { count, article, mean_change, linear, rank } = row
  const name = t(`count.${count}`, { article: article === null ? '' : labels.article(article) })
  const ratio = mean_change?.ratio ?? null
  const perYear = linear && format.percent(Math.abs(linear.slope_over_mean) * 100)
  const sign = linear && linear.slope_over_mean < 0 ? '−' : '+'
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        {name}
      </th>
      <td className="px-2 py-2 max-lg:hidden">
        <Sparkline series={row.series} />
      </td>
      <TrendCell
        sign={signOf(mean_change)}
        figure={ratio === null ? '' : `${format.number(ratio, 2, 2)} ×`}
      />
      <TrendCell
        sign={signOf(linear)}
        figure={
          linear ? t('grid.line', { slope: `${sign}${perYear}`, r2: format.number(linear.r2, 2, 2) }) : ''
        }
      />
      <TrendCell
        sign={signOf(rank)}
        figure={
          rank ? (rank.p < 0.001 ? `p <${format.number(0.001, 3)}` : `p ${format.number(rank.p, 3, 3)}`) : ''
        }
      />
    </tr>
  )
}

const signOf = (rule: { sign: TrendSign } | null): TrendSign | null => rule?.sign ?? null

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

/** The result of one rule for one count, tinted where it rises or falls. */
function TrendCell({ sign, figure }: TrendCellProps) {
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
