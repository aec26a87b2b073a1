import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { PIE_HEIGHT } from '../heights.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { TermsPlot } from './terms-plot.tsx'
import { TermsTable } from './terms-table.tsx'
import { termShares, termsInOther, termsTraded } from './terms-traded-points.ts'

/** What was traded, as shares of the records; the table beside the ring is complete. */
export function TermsTradedChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const shares = termShares(trade.view.terms)
  const slices = termsTraded(shares).map((slice) => ({
    ...slice,
    label: slice.term === null ? t('terms.other') : labels.term(slice.term),
  }))
  const small = termsInOther(shares)

  const chart: ChartContent = {
    ...aboutTrade(trade, 'terms-traded'),
    title: t('terms.title'),
    glossaryTerms: ['Term'],
    subtitle: [
      t('terms.subtitle', { years: format.years(trade.span.first, trade.span.last) }),
      small.length > 0 && t('terms.grouped', { count: small.length }),
    ]
      .filter(Boolean)
      .join(' '),
    caveats: signsOf(trade, 'both_ledgers_counted'),
    counted: trade.countedRecords,
    table: {
      columns: [
        { label: t('columns.term'), kind: 'text' },
        { label: t('columns.records'), kind: 'number' },
        { label: t('columns.share'), kind: 'percent' },
      ],
      rows: shares.map(({ term, records, percentage }) => [labels.term(term), records, percentage]),
    },
    key: slices.map(({ label, records, percentage, tone }) => ({
      label: `${label} ${format.number(records)} (${format.percent(percentage)})`,
      tone,
    })),
  }

  return (
    <ChartFrame chart={chart} height={PIE_HEIGHT} beside={<TermsTable slices={slices} small={small} />}>
      {(size) => <TermsPlot size={size} label={chart.title} slices={slices} />}
    </ChartFrame>
  )
}
