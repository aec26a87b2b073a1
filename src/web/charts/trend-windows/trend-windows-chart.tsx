import { useTranslation } from 'react-i18next'
import type { AnnualQuantity, TrendWindows } from '#domain/trade/trade-trend.ts'
import type { ViewData } from '#web/citing/citable.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { CaveatNote, ChartContent, ChartSource } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { paragraph } from '../paragraph.ts'
import { TrendWindowsPlot } from './trend-windows-plot.tsx'
import { trendPoints, trendSpan } from './trend-windows-points.ts'

interface TrendWindowsProps {
  /** Begins the names of files, e.g. 'monodon-monoceros'. */
  name: string
  subject: string
  annual: readonly AnnualQuantity[]
  windows: TrendWindows
  lastCompleteYear: number | null
  caveats: CaveatNote[]
  source: ChartSource
  view: ViewData
}

/** Quantity per year with the two windows whose averages the trend compares. */
export function TrendWindowsChart({
  name,
  subject,
  annual,
  windows,
  lastCompleteYear,
  caveats,
  source,
  view,
}: TrendWindowsProps) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const points = trendPoints(annual, windows, lastCompleteYear)
  const span = trendSpan(annual, windows)

  const chart: ChartContent = {
    name: `${name}-trend-windows`,
    subject,
    source,
    view,
    caveats,
    title: t('windows.title'),
    glossaryTerms: ['Quantity'],
    subtitle: paragraph(
      t('windows.subtitle', { years: years(span.first, span.last) }),
      t('windows.shaded', {
        recent: years(windows.recent.first, windows.recent.last),
        historical: years(windows.historical.first, windows.historical.last),
      }),
      points.some(({ complete }) => !complete) && t('records.hollow'),
    ),
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('columns.quantity'), kind: 'number' },
        { label: t('windows.window'), kind: 'text' },
        { label: t('columns.complete'), kind: 'text' },
      ],
      rows: points.map(({ year, value, window, complete }) => [
        year,
        value,
        window && t(`windows.${window}`),
        complete ? t('columns.yes') : t('columns.no'),
      ]),
    },
  }

  return (
    <ChartFrame chart={chart} height={CHART_HEIGHT}>
      {(size) => (
        <TrendWindowsPlot size={size} label={chart.title} span={span} points={points} windows={windows} />
      )}
    </ChartFrame>
  )
}
