import { useTranslation } from 'react-i18next'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { chartAnchor } from '#web/charts/frame/chart-anchor.ts'
import type { TradeShown } from '#web/charts/trade-shown.ts'

/** The charts in reading order, each with its heading and what it cannot be without. */
const CHARTS = [
  { chart: 'records-over-time', title: 'records' },
  { chart: 'top-importers', title: 'importers' },
  { chart: 'top-exporters', title: 'exporters' },
  { chart: 'terms-traded', title: 'terms' },
  { chart: 'purposes', title: 'purposes' },
  { chart: 'sources', title: 'sources' },
  { chart: 'quantity-over-time', title: 'quantity', has: ({ article }: TradeView) => article !== null },
  { chart: 'two-ledgers', title: 'ledgers', has: ({ ledgers }: TradeView) => ledgers !== null },
  {
    chart: 'whole-animals',
    title: 'animals',
    has: ({ whole_animals }: TradeView) => whole_animals.convertible_rows > 0,
  },
] as const

/** On phones, the way to each chart without scrolling past the others. */
export function ChartIndex({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const charts = CHARTS.filter((one) => !('has' in one) || one.has(trade.view))
  return (
    <nav aria-label={t('index.title')} className="-mx-4 overflow-x-auto px-4 md:hidden print:hidden">
      <ul className="flex gap-1.5">
        {charts.map(({ chart, title }) => (
          <li key={chart} className="flex-none">
            <a
              href={`#${chartAnchor({ view: trade.dataOf(chart) })}`}
              className="inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-surface px-3 text-sm whitespace-nowrap text-ink no-underline"
            >
              {t(
                chart === 'top-exporters' && trade.view.by === 'source'
                  ? 'sourceCountries.title'
                  : `${title}.title`,
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
