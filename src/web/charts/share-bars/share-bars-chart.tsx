import { useTranslation } from 'react-i18next'
import type { CodedWords } from '#domain/glossary/coded-words.ts'
import type { ChartColumn, ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { FIRST_TONE, type SeriesTone } from '../plot/palette.ts'
import { barsHeight } from './share-bars-layout.ts'
import { ShareBarsPlot } from './share-bars-plot.tsx'
import type { ShareBar } from './share-bars-points.ts'

interface ShareBarsChartProps {
  /** What the chart says; its table is made of the bars. */
  about: Omit<ChartContent, 'table'>
  /** What the bars stand for: a country, a purpose, a source. */
  column: string
  /** What the codes of the bars are explained by, where they have an explanation. */
  codes?: (code: string) => CodedWords
  bars: readonly ShareBar[]
  tone?: SeriesTone
}

/** Shares of the records as lying bars, for names that are words. */
export function ShareBarsChart({ about, column, codes, bars, tone = FIRST_TONE }: ShareBarsChartProps) {
  const { t } = useTranslation('trade')
  const columns: ChartColumn[] = [
    { label: column, kind: 'text' },
    { label: t('columns.code'), kind: 'text', codes },
    { label: t('columns.records'), kind: 'number' },
    { label: t('columns.share'), kind: 'percent' },
    { label: t('columns.quantity'), kind: 'number' },
  ]
  const rows = bars.map(({ id, label, records, percentage, quantity }) => [
    label,
    id || null,
    records,
    percentage,
    quantity,
  ])

  return (
    <ChartFrame
      chart={{ ...about, table: { columns, rows } }}
      height={(width) => barsHeight(bars, width, CHART_HEIGHT)}
    >
      {(size) => <ShareBarsPlot key={size.width} size={size} label={about.title} bars={bars} tone={tone} />}
    </ChartFrame>
  )
}
