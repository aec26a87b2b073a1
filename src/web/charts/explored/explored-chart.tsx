import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { asSentence } from '#domain/citations/cited-view.ts'
import type { ExploredShow } from '#domain/explorer/explored-shows.ts'
import type { ChosenPlace } from '#domain/explorer/narrowed-by.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartTableView } from '../frame/chart-table-view.tsx'
import { StillContext } from '../frame/still.ts'
import { LARGE_HEIGHT } from '../heights.ts'
import type { YearSpan } from '../plot/years.ts'
import { SharesOverTimeChart } from '../shares-over-time/shares-over-time-chart.tsx'
import { useQuantity } from '../use-quantity.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { everyYear } from './every-year.ts'
import { ExploredBars } from './explored-bars.tsx'
import { ExploredLines } from './explored-lines.tsx'
import { ExploredMultiples } from './explored-multiples.tsx'
import { exploredSpan, placeLines } from './explored-points.ts'
import { heatLayout } from './heat-layout.ts'
import { HeatMap } from './heat-map.tsx'
import { HeatPlot } from './heat-plot.tsx'
import { placeTones } from './place-tones.ts'
import { type ExploredDrawing, useExploredLabels } from './use-explored-labels.ts'
import { useExploredTable } from './use-explored-table.ts'
import { useHeatKey } from './use-heat-key.ts'

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

  const drawing = { chart, explored, labels, onChoose }
  if (span !== undefined && show === 'lines') return <ExploredLines {...drawing} span={span} unit={unit} />
  if (span !== undefined && show === 'multiples') return <ExploredMultiples {...drawing} span={span} />
  if (span !== undefined && show === 'shares') return <ExploredShares {...drawing} span={span} />
  if (show === 'matrix') return <ExploredMatrix {...drawing} />
  if (show === 'bars') return <ExploredBars {...drawing} what={what} />
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

/** How the places of the second field share each year. */
function ExploredShares({ chart, explored, labels, span }: ExploredDrawing & { span: YearSpan }) {
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

/** Two fields against each other: on screen a table whose cells narrow the question, else one drawing. */
function ExploredMatrix(props: ExploredDrawing) {
  const isStill = useContext(StillContext) !== null
  return isStill ? <DrawnMatrix {...props} /> : <MatrixOnScreen {...props} />
}

function MatrixOnScreen({ chart, explored, labels, onChoose }: ExploredDrawing) {
  return (
    <ChartFrame chart={{ ...chart, isTable: true }} height={LARGE_HEIGHT}>
      {() => <HeatMap {...{ chart, explored, labels, onChoose }} />}
    </ChartFrame>
  )
}

function DrawnMatrix({ chart, explored, labels }: ExploredDrawing) {
  const write = useQuantity()
  const key = useHeatKey()
  const [first, second] = explored.axes
  if (first === undefined || second === undefined) return null
  const texts = {
    rows: first.places.map((place) => ({ label: labels.place(first.by, place), total: write(place.figure) })),
    columns: second.places.map((place) => labels.place(second.by, place)),
    key,
  }
  return (
    <ChartFrame chart={{ ...chart, isTable: true }} height={(width) => heatLayout(texts, width).height}>
      {(size) => <HeatPlot size={size} label={chart.title} explored={explored} texts={texts} />}
    </ChartFrame>
  )
}
