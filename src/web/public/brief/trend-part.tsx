import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import { api } from '#web/api.ts'
import { TrendArrow } from '#web/components/trend-arrow.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Sparkline } from '../species/trade/cards/sparkline.tsx'
import { type TrendTest, useTrendLabels } from '../species/trade/cards/use-trend-labels.ts'
import { BriefPart } from './brief-page.tsx'

/** The verdict on the trade of a species, and every test that it rests on. */
export function TrendPart({ id }: { id: string }) {
  const { t } = useTranslation(['brief', 'trade'])
  const { data: trends } = useSuspenseQuery(api.trade.trends.queryOptions({ input: { id } }))
  if (trends === null)
    return (
      <BriefPart title={t('trend.title')}>
        <p>{t('trend.none')}</p>
      </BriefPart>
    )
  return (
    <BriefPart title={t('trend.title')}>
      <Verdict trends={trends} />
      <TrendTests trends={trends} />
    </BriefPart>
  )
}

function Verdict({ trends }: { trends: TradeTrends }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { window, verdict, cells, rise, fall } = trends
  return (
    <p>
      <strong>
        {t(`verdict.${verdict}`)}, {format.years(window.first, window.last)}.
      </strong>{' '}
      {t('verdict.cells', {
        cells: format.number(cells),
        rise: t('verdict.rise', { count: rise }),
        fall: t('verdict.fall', { count: fall }),
      })}{' '}
      {t('grid.tinted')} {t(`grid.why.${verdict}`)}
    </p>
  )
}

function TrendTests({ trends: { window, grid } }: { trends: TradeTrends }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTrendLabels()
  return (
    <table className="brief-table">
      <thead>
        <tr>
          <th scope="col">{t('grid.count')}</th>
          <th scope="col">{format.years(window.first, window.last)}</th>
          <th scope="col">{t('grid.mean_change')}</th>
          <th scope="col">{t('grid.linear')}</th>
          <th scope="col">{t('grid.rank')}</th>
        </tr>
      </thead>
      <tbody>
        {grid.map((row) => (
          <tr key={row.count}>
            <th scope="row">{labels.count(row)}</th>
            <td>
              <Sparkline series={row.series} />
            </td>
            {labels.tests(row).map((test) => (
              <TestCell key={test.rule} test={test} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TestCell({ test: { word, direction, isMoving, figure } }: { test: TrendTest }) {
  return (
    <td className={isMoving ? 'brief-moving' : undefined}>
      <span className="brief-test">
        {direction && <TrendArrow direction={direction} />}
        {isMoving ? <strong>{word}</strong> : word} <small>{figure}</small>
      </span>
    </td>
  )
}
