import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { YearOfParts } from '#domain/trade/shares-over-time.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { paragraph } from '../paragraph.ts'
import type { SeriesTone } from '../plot/palette.ts'
import { SharesOverTimePlot } from './shares-over-time-plot.tsx'

/** A part of every year, with its name and colour. */
export interface NamedPart {
  label: string
  tone: SeriesTone
}

interface SharesOverTimeProps {
  /** The texts of the chart; its table is made of the years. */
  about: Omit<ChartContent, 'table' | 'key'>
  parts: readonly NamedPart[]
  years: readonly YearOfParts[]
  /** What changes the drawing. */
  choice: ReactNode
}

/** Shares of each year's records as stacked columns. */
export function SharesOverTimeChart({ about, parts, years, choice }: SharesOverTimeProps) {
  const { t } = useTranslation('trade')
  const chart = {
    ...about,
    subtitle: paragraph(about.subtitle, years.some(({ complete }) => !complete) && t('shares.pale')),
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('columns.records'), kind: 'number' },
        ...parts.map(({ label }) => ({ label, kind: 'number' as const })),
      ],
      rows: years.map(({ year, records, parts: ofYear }) => [year, records, ...ofYear]),
    },
    key: parts.map((part, place) => ({ ...part, number: place + 1 })),
  } satisfies ChartContent
  return (
    <ChartFrame chart={chart} height={CHART_HEIGHT} choice={choice} below={<ChartKey entries={chart.key} />}>
      {(size) => <SharesOverTimePlot size={size} label={chart.title} parts={parts} years={years} />}
    </ChartFrame>
  )
}
