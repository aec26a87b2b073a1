import type { ChosenPlace } from '#domain/explorer/narrowed-by.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { EXPORTER_TONE, FIRST_TONE } from '../plot/palette.ts'
import { barsHeight } from '../share-bars/share-bars-layout.ts'
import { ShareBarsPlot } from '../share-bars/share-bars-plot.tsx'
import type { ShareBar } from '../share-bars/share-bars-points.ts'
import { useQuantity } from '../use-quantity.ts'
import { type ExploredPlace, sharesOf } from './explored-points.ts'
import type { ExploredDrawing } from './use-explored-labels.ts'

interface ExploredBarsProps extends ExploredDrawing {
  /** What is counted, e.g. 'records' or 'Tusks, number'. */
  what: string
}

/** The places of one field as bars, most first; what stands for no single value is grey and below them. */
export function ExploredBars({ chart, explored, labels, what, onChoose }: ExploredBarsProps) {
  const write = useQuantity()
  const [axis] = explored.axes
  if (axis === undefined) return null
  const shares = sharesOf(axis, explored.count)
  const bars = axis.places.map((place, at): ShareBar => {
    const isOne = place.kind === 'value'
    return {
      id: isOne ? String(place.value) : place.kind,
      label: labels.place(axis.by, place),
      figure: place.figure,
      percentage: shares[at] ?? null,
      nameless: !isOne,
      apart: !isOne,
    }
  })
  const chosenAt = (place: ExploredPlace | undefined): ChosenPlace[] =>
    place?.kind === 'value' ? [{ by: axis.by, value: place.value }] : []

  return (
    <ChartFrame chart={chart} height={(width) => barsHeight(bars, width, CHART_HEIGHT)}>
      {(size) => (
        <ShareBarsPlot
          key={size.width}
          size={size}
          label={chart.title}
          bars={bars}
          tone={axis.by === 'exporter' || axis.by === 'source_country' ? EXPORTER_TONE : FIRST_TONE}
          write={write}
          amountOf={(figure) => `${write(figure)} (${what})`}
          onChoose={(at) => {
            const chosen = chosenAt(axis.places[at])
            if (chosen.length > 0) onChoose?.(chosen)
          }}
        />
      )}
    </ChartFrame>
  )
}
