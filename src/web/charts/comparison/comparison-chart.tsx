import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import type { CaveatNote, ChartContent, ChartSource } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CHART_HEIGHT, LARGE_HEIGHT } from '../heights.ts'
import { LinesPlot } from '../plot/lines-plot.tsx'
import { markerAt, toneAt } from '../plot/palette.ts'
import { yearsOf } from '../plot/years.ts'
import { type ComparisonView, comparedPoints, lineLabels } from './comparison-points.ts'

/** A species of the comparison that has trade. */
export interface ComparedLine {
  id: string
  common_name: string
  scientific_name: string
  /** Its place in the choice, which gives it colour and marker. */
  series: number
  annual: Parameters<typeof comparedPoints>[0]
}

interface ComparisonChartProps {
  lines: readonly ComparedLine[]
  view: ComparisonView
  /** Chosen species without a line, each with the reason: they keep a column of their own. */
  absent: readonly string[]
  source: ChartSource
  caveats: CaveatNote[]
}

/** Below this width a plot as high as the large one would be higher than wide. */
const LARGE_FROM = 480

/** One line per species over the same years. */
export function ComparisonChart({ lines: compared, view, absent, source, caveats }: ComparisonChartProps) {
  const { t } = useTranslation(['trade', 'species'])
  const format = useFormat()
  const { measure, scale, span, lastCompleteYear } = view
  const labels = lineLabels(compared)
  const lines = compared.map(({ annual, ...species }, place) => ({
    ...species,
    ...comparedPoints(annual, view),
    label: labels[place] ?? species.scientific_name,
    subject: t('species:page.title', { common: species.common_name, scientific: species.scientific_name }),
  }))
  const years = format.years(span.first, span.last)
  const hasValues = lines.some(({ peakYear }) => peakYear !== null)
  const key = lines.map(({ label, series }) => ({ label, tone: toneAt(series), marker: markerAt(series) }))
  const columnOf = ({ subject, peakYear }: (typeof lines)[number]) =>
    scale === 'indexed' && peakYear !== null ? t('compare.indexColumn', { subject, year: peakYear }) : subject

  const chart: ChartContent = {
    name: [
      'comparison',
      ...lines.map(({ scientific_name }) => scientific_name.toLowerCase().replaceAll(/\s+/g, '-')),
      measure,
      ...(scale === 'indexed' ? ['indexed'] : []),
    ].join('-'),
    subject: format.list(lines.map(({ subject }) => subject)),
    title: t(`compare.title.${measure}`),
    words: measure === 'quantity' ? ['Quantity'] : ['Trade record'],
    subtitle: [
      t(`compare.subtitle.${measure}`, { years }),
      scale === 'indexed' && t('compare.subtitle.indexed'),
      measure === 'quantity' && t('compare.subtitle.gaps'),
      lines.some(({ points }) => points.some(({ complete }) => !complete)) &&
        t('compare.subtitle.hollow', { year: lastCompleteYear }),
    ]
      .filter(Boolean)
      .join(' '),
    caveats,
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        ...lines.map((line) => ({ label: columnOf(line), kind: 'number' as const })),
        ...absent.map((label) => ({ label, kind: 'number' as const })),
        { label: t('columns.complete'), kind: 'text' },
      ],
      rows: yearsOf(span).map((year, place) => [
        year,
        ...lines.map(({ points }) => points[place]?.value ?? null),
        ...absent.map(() => null),
        lines[0]?.points[place]?.complete === false ? t('columns.no') : t('columns.yes'),
      ]),
    },
    source,
    key,
    notes: [...absent],
    ...(hasValues ? {} : { empty: t('noQuantity') }),
  }

  return (
    <ChartFrame
      chart={chart}
      height={(width) => (width < LARGE_FROM ? CHART_HEIGHT : LARGE_HEIGHT)}
      below={
        <>
          <div className="@min-[35rem]:hidden">
            <ChartKey entries={key} />
          </div>
          {absent.map((words) => (
            <p key={words} className="mt-2 text-xs text-ink-2">
              {words}
            </p>
          ))}
        </>
      }
    >
      {(size) => <LinesPlot size={size} label={chart.title} span={span} lines={lines} />}
    </ChartFrame>
  )
}
