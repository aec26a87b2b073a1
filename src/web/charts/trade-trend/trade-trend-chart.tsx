import { useTranslation } from 'react-i18next'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent, ChartSource } from '../frame/chart-content.ts'
import { LinesChart } from '../plot/lines-chart.tsx'
import { EXPORTER_LOOK, IMPORTER_LOOK } from '../plot/palette.ts'
import { yearsOf } from '../plot/years.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { drawnCounts, trendLine } from './trade-trend-points.ts'

interface TradeTrendProps {
  /** Begins the names of files, e.g. 'monodon-monoceros'. */
  name: string
  subject: string
  trends: TradeTrends
  source: ChartSource
}

/** The verdict on ten years of trade, over both sides of the species' main article; the table has every count tested. */
export function TradeTrendChart({ name, subject, trends, source }: TradeTrendProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const { window: span, verdict, cells, rise, fall, grid, counts } = trends
  const article = (counted: (typeof grid)[number]) =>
    counted.article === null ? '' : labels.article(counted.article)
  const labelOf = (counted: (typeof grid)[number]) =>
    t(`count.${counted.count}`, { article: article(counted) })
  const drawn = drawnCounts(grid)
  const lines = drawn.map((counted, series) => ({
    id: counted.count,
    label: labelOf(counted),
    series,
    look: series === 0 ? EXPORTER_LOOK : IMPORTER_LOOK,
    points: trendLine(counted, span.first),
  }))
  const measure = drawn[0]?.article?.measure

  const chart = {
    name: `${name}-trade-trend`,
    subject,
    title: t('verdict.title', {
      years: format.years(span.first, span.last),
      verdict: t(`verdict.${verdict}`),
    }),
    subtitle: [
      t('verdict.cells', {
        cells: format.number(cells),
        rise: t('verdict.rise', { count: rise }),
        fall: t('verdict.fall', { count: fall }),
      }),
      t('verdict.drawn'),
    ].join(' '),
    caveats: [{ sign: 'know', text: t(`grid.why.${verdict}`) }],
    notes: [
      t('grid.here', {
        cells: format.number(cells),
        rise: format.number(rise),
        fall: format.number(fall),
        counts: format.number(counts),
        confirmedRise: format.number(trends.counts_confirming_rise),
        confirmedFall: format.number(trends.counts_confirming_fall),
      }),
    ],
    source,
    key: lines.map(({ label, look }) => ({ label, ...look })),
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        ...grid.map((counted) => ({ label: labelOf(counted), kind: 'number' as const })),
      ],
      rows: yearsOf(span).map((year, place) => [year, ...grid.map(({ series }) => series[place] ?? null)]),
    },
    ...(lines.length > 0 ? {} : { empty: t('noQuantity') }),
  } satisfies ChartContent

  const unit = measure === undefined ? t('columns.records') : labels.measure(measure)
  return <LinesChart chart={chart} span={span} lines={lines} unit={unit} />
}
