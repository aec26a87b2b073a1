import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { LinesPlot } from '../plot/lines-plot.tsx'
import { markerAt, toneAt } from '../plot/palette.ts'
import { yearsOf } from '../plot/years.ts'
import { aboutTrade, notesOf, type TradeShown } from '../trade-shown.ts'
import { useTradeWords } from '../use-trade-words.ts'
import { topTermsOverTime } from './top-terms-over-time-points.ts'

export function TopTermsOverTimeChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const words = useTradeWords()
  const lines = topTermsOverTime(trade.annual, trade.span, trade.lastCompleteYear).map(
    ({ term, points }, series) => ({ id: term, label: words.term(term), series, points }),
  )
  const quantified = lines.some(({ points }) => points.some(({ value }) => value !== null && value > 0))
  const key = lines.map(({ label }, place) => ({ label, tone: toneAt(place), marker: markerAt(place) }))

  const chart: ChartContent = {
    ...aboutTrade(trade, 'quantity-of-top-terms'),
    title: t('topTerms.title'),
    words: ['Quantity'],
    subtitle: [
      t('topTerms.subtitle', { count: lines.length, years: years(trade.span.first, trade.span.last) }),
      t('topTerms.gaps'),
    ].join(' '),
    caveats: notesOf(
      trade.caveats.mixed_units,
      trade.caveats.both_reporters,
      trade.caveats.latest_year_incomplete,
    ),
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        ...lines.map(({ label }) => ({ label, kind: 'number' as const })),
      ],
      rows: yearsOf(trade.span).map((year, place) => [
        year,
        ...lines.map(({ points }) => points[place]?.value ?? null),
      ]),
    },
    key,
    ...(quantified ? {} : { empty: t('noQuantity') }),
  }

  return (
    <ChartFrame
      chart={chart}
      height={CHART_HEIGHT}
      below={
        <div className="@min-[35rem]:hidden">
          <ChartKey entries={key} />
        </div>
      }
    >
      {(size) => <LinesPlot size={size} label={chart.title} span={trade.span} lines={lines} />}
    </ChartFrame>
  )
}
