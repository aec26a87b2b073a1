import { useTranslation } from 'react-i18next'
import type { StatusPoint } from '#domain/assessments/status-scale.ts'
import { TRENDS_DATASETS, trendsExport, trendsFileName } from '#domain/assessments/trends-export.ts'
import { useExportOrigin } from '#web/components/use-export-origin.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartAbout, ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { paragraph } from '../paragraph.ts'
import type { StatusMark } from './conservation-trends-points.ts'
import { TrendsPlot } from './trends-plot.tsx'
import { useYearLabels } from './use-year-labels.ts'

interface ConservationTrendsProps {
  about: ChartAbout
  scientific_name: string
  points: readonly StatusPoint[]
  marks: readonly StatusMark[]
}

/** The Red List category of a species year by year. */
export function ConservationTrendsChart(props: ConservationTrendsProps) {
  const { about, scientific_name, points, marks } = props
  const { t } = useTranslation('conservation')
  const { years } = useFormat()
  const labelsOf = useYearLabels(marks)
  const [first, last] = [points[0]?.year ?? null, points.at(-1)?.year ?? null]

  const origin = useExportOrigin(TRENDS_DATASETS)
  const chart: ChartContent = {
    ...about,
    name: `${about.name}-conservation-trends`,
    title: t('trends.chart'),
    subtitle: paragraph(
      t('trends.subtitle', { years: years(first, last) }),
      marks.some(({ former }) => former) && t('trends.dashed'),
      marks.some(({ category }) => category === null) && t('trends.ring'),
    ),
    caveats: [{ sign: 'know', text: t('trends.scores') }],
    table: {
      columns: [
        { label: t('trends.columns.year'), kind: 'year' },
        { label: t('trends.columns.status'), kind: 'text' },
        { label: t('trends.columns.score'), kind: 'number' },
        { label: t('trends.columns.citesAppendix'), kind: 'text' },
        { label: t('trends.columns.newAssessment'), kind: 'text' },
      ],
      rows: points.map((point) => [
        point.year,
        labelsOf(point).status,
        point.iucnScore,
        point.citesAppendix,
        point.hasNewAssessment ? t('trends.columns.yes') : t('trends.columns.no'),
      ]),
    },
    file: { name: trendsFileName(scientific_name), rows: trendsExport(points, origin) },
  }

  return (
    <ChartFrame chart={chart} height={CHART_HEIGHT}>
      {(size) => <TrendsPlot size={size} label={chart.title} points={points} marks={marks} />}
    </ChartFrame>
  )
}
