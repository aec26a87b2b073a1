import { useTranslation } from 'react-i18next'
import type { ListedFlag, ScreeningList } from '#contract/screening-contract.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import { paragraph } from '#web/charts/paragraph.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { flagsHeight, ScreeningPlot } from './screening-plot.tsx'
import { useFlagLabels } from './use-flag-labels.ts'
import { useScreeningBasis } from './use-screening-basis.ts'

interface ScreeningDrawingProps {
  list: ScreeningList
  /** The filters, as in the address of its data. */
  query: string
}

/**
 * The flags as one chart, for pictures and for frames of other sites. It names no reservation: those are facts that
 * curators change.
 */
export function ScreeningDrawing({ list, query }: ScreeningDrawingProps) {
  const { t } = useTranslation(['trade', 'common'])
  const source = useSource('cites_trade')
  const format = useFormat()
  const basis = useScreeningBasis(list)
  const { flags, flags_in_all } = list
  const chart = {
    name: 'screening',
    subject: t('common:pages.screening.heading'),
    title: t('screening.table'),
    subtitle: paragraph(t('screening.banner'), basis),
    notes: [
      `${t('screening.columns.times')} (${t('screening.logScale')})`,
      ...(flags_in_all === undefined
        ? []
        : [
            paragraph(
              t('screening.cut', { count: flags.length, figure: format.number(flags.length) }),
              t('screening.cutWhy', { total: format.number(flags_in_all) }),
            ),
          ]),
    ],
    caveats: [{ sign: 'changes' as const, text: `${t('screening.banner')} ${t('screening.bannerWhat')}` }],
    source,
    view: { path: '/screening', query, drawn: true },
    table: useFlagsTable(flags),
  } satisfies ChartContent
  return (
    <ChartFrame chart={chart} height={(width) => flagsHeight(flags.length, width)}>
      {(size) => <ScreeningPlot size={size} label={chart.title} flags={flags} />}
    </ChartFrame>
  )
}

function useFlagsTable(flags: readonly ListedFlag[]): ChartContent['table'] {
  const { t } = useTranslation('trade')
  const labels = useFlagLabels()
  return {
    columns: [
      { label: t('screening.columns.species'), kind: 'text' },
      { label: t('screening.columns.exporter'), kind: 'text' },
      { label: t('screening.columns.criterion'), kind: 'text' },
      { label: t('columns.year'), kind: 'year' },
      { label: t('screening.columns.quantity'), kind: 'number' },
      { label: t('columns.unit'), kind: 'text' },
      { label: t('screening.columns.mean'), kind: 'number' },
      { label: t('screening.columns.threshold'), kind: 'number' },
      { label: t('screening.columns.times'), kind: 'number' },
      { label: t('screening.columns.rows'), kind: 'number' },
    ],
    rows: flags.map((flag) => [
      labels.species(flag),
      labels.exporter(flag),
      labels.criterion(flag),
      flag.year,
      flag.quantity,
      labels.unit(flag),
      flag.mean_before,
      flag.threshold,
      flag.times_threshold,
      flag.rows,
    ]),
  }
}
