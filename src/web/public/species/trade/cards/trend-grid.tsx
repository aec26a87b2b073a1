import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import { TrendArrow } from '#web/components/trend-arrow.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { TREND_TESTS } from '../../species-search.ts'
import { Sparkline } from './sparkline.tsx'
import { useTrends } from './trend-card.tsx'
import { type TrendTest, useTrendLabels } from './use-trend-labels.ts'

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
            <th scope="col" className="px-2 py-2 font-semibold max-lg:hidden print:table-cell">
              {years}
            </th>
            {(['mean_change', 'linear', 'rank'] as const).map((rule) => (
              <th key={rule} scope="col" className="px-2 py-2 font-semibold">
                <span className="max-lg:hidden print:inline">{t(`grid.${rule}`)}</span>
                <span className="whitespace-nowrap lg:hidden print:hidden">{t(`grid.short.${rule}`)}</span>
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
  const labels = useTrendLabels()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        {labels.count(row)}
      </th>
      <td className="px-2 py-2 max-lg:hidden print:table-cell">
        <Sparkline series={row.series} />
      </td>
      {labels.tests(row).map((test) => (
        <TrendCell key={test.rule} test={test} />
      ))}
    </tr>
  )
}

/** The result of one rule for one count, tinted where it rises or falls. */
function TrendCell({ test: { word, direction, isMoving, figure } }: { test: TrendTest }) {
  return (
    <td className={`px-2 py-2 ${isMoving ? 'bg-tint' : ''}`}>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        {direction && <TrendArrow direction={direction} />}
        <span className={`max-lg:sr-only print:not-sr-only ${isMoving ? 'font-semibold' : 'text-ink-2'}`}>
          {word}
        </span>
        <span className="text-xs text-ink-2 max-sm:hidden print:inline">{figure}</span>
      </span>
    </td>
  )
}
