import { useContext } from 'react'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import type { ChosenPlace } from '#domain/explorer/narrowed-by.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { StillContext } from '../frame/still.ts'
import { LARGE_HEIGHT } from '../heights.ts'
import { useQuantity } from '../use-quantity.ts'
import { heatLayout } from './heat-layout.ts'
import { HeatMap } from './heat-map.tsx'
import { HeatPlot } from './heat-plot.tsx'
import type { ExploredLabels } from './use-explored-labels.ts'
import { useHeatKey } from './use-heat-key.ts'

interface ExploredMatrixProps {
  chart: ChartContent
  explored: ExploredAnswer
  labels: ExploredLabels
  onChoose?: ((places: ChosenPlace[]) => void) | undefined
}

/** Two fields against each other: on screen a table whose cells narrow the question, else one drawing. */
export function ExploredMatrix(props: ExploredMatrixProps) {
  const isStill = useContext(StillContext) !== null
  return isStill ? <DrawnMatrix {...props} /> : <MatrixOnScreen {...props} />
}

function MatrixOnScreen({ chart, explored, labels, onChoose }: ExploredMatrixProps) {
  return (
    <ChartFrame chart={{ ...chart, isTable: true }} height={LARGE_HEIGHT}>
      {() => <HeatMap {...{ chart, explored, labels, onChoose }} />}
    </ChartFrame>
  )
}

function DrawnMatrix({ chart, explored, labels }: ExploredMatrixProps) {
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
