import { useTranslation } from 'react-i18next'
import { termsInWords } from '#domain/trade/explained/shares-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { KeySign } from '../frame/chart-key.tsx'
import { PIE_HEIGHT } from '../heights.ts'
import { paragraph } from '../paragraph.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { type NamedSlice, TermsPlot } from './terms-plot.tsx'
import { type TermShare, termShares, termsInOther, termsTraded } from './terms-traded-points.ts'

/** What was traded, as shares of the records; the table beside the ring is complete. */
export function TermsTradedChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const sentences = useSentences()
  const shares = termShares(trade.view.terms)
  const slices = termsTraded(shares, trade.view.whole_species.terms).map((slice) => ({
    ...slice,
    label: slice.term === null ? t('terms.other') : labels.term(slice.term),
  }))
  const small = termsInOther(shares)

  const chart: ChartContent = {
    ...aboutTrade(trade, 'terms-traded'),
    title: t('terms.title'),
    glossaryTerms: ['Term'],
    subtitle: paragraph(
      t('terms.subtitle', { years: format.years(trade.span.first, trade.span.last) }),
      small.length > 0 && t('terms.grouped', { count: small.length }),
    ),
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
    words: sentences(termsInWords(trade.view.terms)),
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

interface TermsTableProps {
  slices: readonly NamedSlice[]
  /** The terms behind Other. */
  small: readonly TermShare[]
}

/** Key and figures of the ring in one: every slice, then the terms that Other stands for. */
function TermsTable({ slices, small }: TermsTableProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()

  return (
    <div className="min-w-0 text-xs">
      <table className="w-full border-collapse">
        <thead className="border-b border-ink text-left font-semibold text-ink-2">
          <tr>
            <th scope="col" className="py-1.5 pr-2 font-semibold">
              {t('columns.term')}
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-semibold">
              {t('columns.records')}
            </th>
            <th scope="col" className="py-1.5 pl-2 text-right font-semibold">
              {t('columns.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {slices.map((slice) => (
            <tr key={slice.label} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-2 text-left font-medium text-ink">
                <span className="flex items-center gap-2.5">
                  <KeySign entry={slice} />
                  {slice.term === null ? t('terms.inOther', { count: slice.terms }) : slice.label}
                </span>
              </th>
              <td className="px-2 py-1.5 text-right font-semibold">{format.number(slice.records)}</td>
              <td className="py-1.5 pl-2 text-right text-ink-2">{format.percent(slice.percentage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {small.length > 0 && (
        <p className="mt-2 pl-5.5 text-2xs leading-normal text-ink-3">
          {small.map(({ term, records }) => `${labels.term(term)} ${format.number(records)}`).join(' · ')}
        </p>
      )}
    </div>
  )
}
