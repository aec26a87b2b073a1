import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { asSentence } from '#domain/citations/cited-view.ts'
import type { ExploredShow } from '#domain/explorer/explored-shows.ts'
import type { ChosenPlace } from '#domain/explorer/narrowed-by.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartTableView } from '../frame/chart-table-view.tsx'
import { LARGE_HEIGHT } from '../heights.ts'
import type { YearSpan } from '../plot/years.ts'
import { SharesOverTimeChart } from '../shares-over-time/shares-over-time-chart.tsx'
import { useTradeLabels } from '../use-trade-labels.ts'
import { everyYear } from './every-year.ts'
import { ExploredBars } from './explored-bars.tsx'
import { ExploredLines } from './explored-lines.tsx'
import { ExploredMatrix } from './explored-matrix.tsx'
import { ExploredMultiples } from './explored-multiples.tsx'
import { exploredSpan, placeLines } from './explored-points.ts'
import { placeTones } from './place-tones.ts'
import { type ExploredLabels, useExploredLabels } from './use-explored-labels.ts'
import { useExploredTable } from './use-explored-table.ts'

interface ExploredChartProps {
  /** The texts of the chart, without its table. */
  about: Omit<ChartContent, 'table'>
  explored: ExploredAnswer
  show: ExploredShow
  chosenYears: { first: number | undefined; last: number | undefined }
  speciesName: (id: string) => string
  /** Without it nothing can be chosen. */
  onChoose?: ((places: ChosenPlace[]) => void) | undefined
}

/** Grouped trade as the drawing that was chosen, in its frame. */
export function ExploredChart(props: ExploredChartProps) {
  const { about, explored, show, chosenYears, speciesName, onChoose } = props
  const { t } = useTranslation('explorer')
  const trade = useTradeLabels()
  const labels = useExploredLabels(speciesName)
  const tableOf = useExploredTable(labels)
  const unit = explored.article === null ? undefined : trade.measure(explored.article.measure)
  const what =
    explored.article === null
      ? t(explored.count === 'animals' ? 'unit.animals' : 'unit.records')
      : trade.article(explored.article)
  const span =
    explored.axes[0]?.by === 'year' ? exploredSpan(explored, withoutUnknown(chosenYears)) : undefined
  const chart = { ...about, table: tableOf(span === undefined ? explored : everyYear(explored, span), show) }

  if (span !== undefined && show === 'lines') {
    return <ExploredLines {...{ chart, explored, labels, span, unit, onChoose }} />
  }
  if (span !== undefined && show === 'multiples') {
    return <ExploredMultiples {...{ chart, explored, labels, span }} />
  }
  if (span !== undefined && show === 'shares') {
    return <ExploredShares {...{ chart, explored, labels, span }} />
  }
  if (show === 'matrix') return <ExploredMatrix {...{ chart, explored, labels, onChoose }} />
  if (show === 'bars') return <ExploredBars {...{ chart, explored, labels, what, onChoose }} />
  return (
    <ChartFrame chart={{ ...chart, isTable: true }} height={LARGE_HEIGHT}>
      {() => <ChartTableView chart={chart} height={LARGE_HEIGHT} />}
    </ChartFrame>
  )
}

const withoutUnknown = ({ first, last }: ExploredChartProps['chosenYears']) => ({
  ...(first === undefined ? {} : { first }),
  ...(last === undefined ? {} : { last }),
})

interface ExploredSharesProps {
  chart: ChartContent
  explored: ExploredAnswer
  labels: ExploredLabels
  span: YearSpan
}

/** How the places of the second field share each year. */
function ExploredShares({ chart, explored, labels, span }: ExploredSharesProps) {
  const [, second] = explored.axes
  if (second === undefined) return null
  const tones = placeTones(second.by, second.places)
  const lines = placeLines(explored, span)
  const years = lines[0]?.points.map(({ year, complete }, at) => {
    const parts = lines.map(({ points }) => points[at]?.value ?? 0)
    return { year, complete, records: parts.reduce((sum, part) => sum + part, 0), parts }
  })
  return (
    <SharesOverTimeChart
      about={{ ...chart, subtitle: asSentence(chart.subtitle) }}
      parts={lines.map(({ place }, at) => ({
        label: labels.place(second.by, place),
        tone: tones[at] ?? 'none',
      }))}
      years={years ?? []}
      choice={undefined}
    />
  )
}
