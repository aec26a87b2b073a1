import { useTranslation } from 'react-i18next'
import type { CatchRecord } from '#contract/catches-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent, ChartSource, KeyEntry } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CATCH_HEIGHT } from '../heights.ts'
import { catchesShown, isSeason } from './catches-by-year-points.ts'
import { CatchesPlot } from './catches-plot.tsx'

interface CatchesByYearProps {
  /** Begins the names of files. */
  name: string
  subject: string
  records: readonly CatchRecord[]
  source: ChartSource
}

/** Catch and quota of a species by year, by the rule that a Total wins over its areas. */
export function CatchesByYearChart({ name, subject, records, source }: CatchesByYearProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const shown = catchesShown(records)
  const key: KeyEntry[] = [
    { label: t('columns.catch'), tone: 1 },
    { label: t('columns.quota'), tone: 2, marker: 'square', dashed: true },
  ]

  const chart: ChartContent = {
    name: `${name}-catch-and-quota`,
    subject,
    title: t('catches.title'),
    words: ['Quota'],
    subtitle: shown
      ? [
          t('catches.subtitle', { years: format.years(shown.span.first, shown.span.last) }),
          shown.seasons && t('catches.seasons'),
        ]
          .filter(Boolean)
          .join(' ')
      : '',
    caveats: shown?.summed ? [{ sign: 'changes', text: t('catches.summed') }] : [],
    source,
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('columns.season'), kind: 'text' },
        { label: t('columns.catch'), kind: 'number' },
        { label: t('columns.quota'), kind: 'number' },
        { label: t('columns.basis'), kind: 'text' },
      ],
      rows: (shown?.years ?? []).map((row) => [
        row.year,
        isSeason(row) ? row.season : null,
        row.catch_total,
        row.quota_amount,
        row.sum_of_areas ? t('columns.basisAreas') : t('columns.basisTotal'),
      ]),
    },
    key,
    ...(shown ? {} : { empty: t('catches.empty') }),
  }

  return (
    <ChartFrame chart={chart} height={CATCH_HEIGHT} below={<ChartKey entries={key} />}>
      {(size) => (shown ? <CatchesPlot size={size} label={chart.title} catches={shown} /> : null)}
    </ChartFrame>
  )
}
