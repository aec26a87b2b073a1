import { useTranslation } from 'react-i18next'
import type { ComparedFigures } from '#domain/trade/compared-figures.ts'
import type { ComparedMeasure } from '#domain/trade/comparison.ts'
import { comparisonInWords } from '#domain/trade/explained/comparison-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { CHART_HEIGHT, LARGE_HEIGHT } from '../heights.ts'
import { paragraph } from '../paragraph.ts'
import type { NamedEvents } from '../plot/event-lines.tsx'
import { LinesChart } from '../plot/lines-chart.tsx'
import { markerAt, toneAt } from '../plot/palette.ts'
import { yearsOf } from '../plot/years.ts'
import { useSentences } from '../use-sentences.ts'
import { type ComparisonView, comparedPoints } from './comparison-points.ts'

/** A species of the comparison that has figures. */
export interface ComparedLine {
  id: string
  /** At the line's end. */
  label: string
  /** In headings of tables and files, e.g. 'Narwhal (Monodon monoceros): Tusks, number'. */
  subject: string
  scientific_name: string
  /** Its index in the choice, which gives it colour and marker. */
  series: number
  figures: ComparedFigures
}

interface ComparisonChartProps {
  measure: ComparedMeasure
  lines: readonly ComparedLine[]
  view: ComparisonView
  /** The years of first listings. */
  listings: readonly NamedEvents[]
  /** Chosen species without a line, each with the reason; each has a column of the table. */
  absent: readonly string[]
  /** What the figures are and how they were counted, in words. */
  about: Pick<ChartContent, 'source' | 'caveats' | 'narrowed' | 'counted' | 'view'> & {
    /** What, on which basis. */
    what: string
    /** Names the measure in files, e.g. 'quantity-kg'. */
    fileName: string
    /** Above the axis; absent for records. */
    unit: string | undefined
  }
}

/** Below this width a plot as high as the large one would be higher than wide. */
const LARGE_FROM = 480

const GLOSSARY_TERMS = {
  records: ['Trade record'],
  quantity: ['Quantity'],
  animals: [],
} as const satisfies Record<ComparedMeasure, ChartContent['glossaryTerms']>

/** One line per species over the same years, all in one measure. */
export function ComparisonChart({
  measure,
  lines: compared,
  view,
  listings,
  absent,
  about,
}: ComparisonChartProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const sentences = useSentences()
  const { scale, span, lastCompleteYear } = view
  const { what, fileName, unit, ...rest } = about
  const isIndexed = scale === 'indexed'
  const isLog = scale === 'log'
  const lines = compared.map((line) => ({ ...line, ...comparedPoints(line.figures, view) }))
  const hasValues = lines.some(({ peakYear }) => peakYear !== null)
  const key = lines.map(({ label, series }) => ({ label, tone: toneAt(series), marker: markerAt(series) }))
  const columns = lines.flatMap(({ subject, points, lower, peakYear, figures }) => {
    const label =
      isIndexed && peakYear !== null ? t('compare.indexColumn', { subject, year: peakYear }) : subject
    const values = { label, figures: points.map(({ value }) => value) }
    const isBand = !isIndexed && figures.lower !== figures.total
    return isBand ? [values, { label: t('compare.lowerColumn', { subject }), figures: lower }] : [values]
  })

  const chart = {
    ...rest,
    name: [
      'comparison',
      ...lines.map(({ scientific_name }) => scientific_name.toLowerCase().replaceAll(/\s+/g, '-')),
      fileName,
      ...(isIndexed ? ['indexed'] : []),
    ].join('-'),
    subject: format.list(lines.map(({ subject }) => subject)),
    title: t(`compare.title.${measure}`),
    glossaryTerms: [...GLOSSARY_TERMS[measure]],
    subtitle: paragraph(
      what,
      isIndexed && t('compare.subtitle.indexed'),
      isLog && t('frame.logSubtitle'),
      t('compare.subtitle.zeros'),
      compared.some(({ figures }) => figures.unknown_years.length > 0) && t('compare.subtitle.unknown'),
      lines.some(({ points }) => points.some(({ complete }) => !complete)) &&
        t('compare.subtitle.hollow', { year: lastCompleteYear }),
    ),
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        ...columns.map(({ label }) => ({ label, kind: 'number' as const })),
        ...absent.map((label) => ({ label, kind: 'number' as const })),
        { label: t('columns.complete'), kind: 'text' },
      ],
      rows: yearsOf(span).map((year, index) => [
        year,
        ...columns.map(({ figures }) => figures[index] ?? null),
        ...absent.map(() => null),
        lines[0]?.points[index]?.complete === false ? t('columns.no') : t('columns.yes'),
      ]),
    },
    key,
    words: sentences(
      comparisonInWords(
        measure,
        compared.map(({ label, figures }) => ({ name: label, figures })),
        span,
        absent.length,
      ),
    ),
    notes: [...absent],
    ...(hasValues ? {} : { empty: t('noQuantity') }),
  } satisfies ChartContent

  return (
    <LinesChart
      chart={chart}
      height={(width) => (width < LARGE_FROM ? CHART_HEIGHT : LARGE_HEIGHT)}
      below={absent.map((text) => (
        <p key={text} className="mt-2 text-xs text-ink-2">
          {text}
        </p>
      ))}
      span={span}
      lines={lines}
      unit={isIndexed ? undefined : unit}
      isLog={isLog}
      events={listings}
    />
  )
}
