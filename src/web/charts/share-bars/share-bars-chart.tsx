import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TermNames } from '#domain/glossary/term-names.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartColumn, ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { FIRST_TONE, type SeriesTone } from '../plot/palette.ts'
import { useQuantity } from '../use-quantity.ts'
import { barsHeight } from './share-bars-layout.ts'
import { ShareBarsPlot } from './share-bars-plot.tsx'
import type { ShareBar } from './share-bars-points.ts'

interface ShareBarsChartProps {
  /** The texts of the chart; its table is made of the bars. */
  about: Omit<ChartContent, 'table'>
  /** What the bars stand for: a country, a purpose, a source. */
  column: string
  /** What the codes of the bars are explained by, where they have an explanation. */
  codes?: (code: string) => TermNames
  bars: readonly ShareBar[]
  /** What the table and the files list, where that is more than what is drawn. */
  listed?: readonly ShareBar[]
  tone?: SeriesTone
  /** What the figures count, where they are not records: the heading of their column. */
  quantity?: string | undefined
  /** What changes the drawing. */
  choice?: ReactNode
  /** What belongs under the drawing. */
  below?: ReactNode
  /** Takes the bar that is pressed. */
  onChoose?: (bar: ShareBar) => void
}

/** Shares of records or of one article's quantity as horizontal bars, which have room for names. */
export function ShareBarsChart(props: ShareBarsChartProps) {
  const {
    about,
    column,
    codes,
    bars,
    listed = bars,
    tone = FIRST_TONE,
    quantity,
    choice,
    below,
    onChoose,
  } = props
  const { t } = useTranslation('trade')
  const format = useFormat()
  const written = useQuantity()
  const write = quantity === undefined ? (figure: number) => format.number(figure) : written
  const amountOf = (figure: number) =>
    quantity === undefined
      ? t('records.figure', { count: figure, figure: write(figure) })
      : `${write(figure)} (${quantity})`
  const columns: ChartColumn[] = [
    { label: column, kind: 'text' },
    { label: t('columns.code'), kind: 'text', codes },
    { label: quantity ?? t('columns.records'), kind: 'number' },
    { label: t('columns.share'), kind: 'percent' },
  ]
  const rows = listed.map(({ id, label, figure, percentage, apart }) => [
    label,
    apart ? null : id || null,
    figure,
    percentage,
  ])

  return (
    <ChartFrame
      chart={{ ...about, table: { columns, rows } }}
      height={(width) => barsHeight(bars, width, CHART_HEIGHT)}
      choice={choice}
      below={below}
    >
      {(size) => (
        <ShareBarsPlot
          key={size.width}
          size={size}
          label={about.title}
          bars={bars}
          tone={tone}
          write={write}
          amountOf={amountOf}
          onChoose={
            onChoose &&
            ((at) => {
              const bar = bars[at]
              if (bar) onChoose(bar)
            })
          }
        />
      )}
    </ChartFrame>
  )
}
