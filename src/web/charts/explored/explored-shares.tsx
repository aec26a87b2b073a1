import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { asSentence } from '#domain/citations/cited-view.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import type { YearSpan } from '../plot/years.ts'
import { SharesOverTimeChart } from '../shares-over-time/shares-over-time-chart.tsx'
import { placeLines } from './explored-points.ts'
import { placeTones } from './place-tones.ts'
import type { ExploredLabels } from './use-explored-labels.ts'

interface ExploredSharesProps {
  chart: ChartContent
  explored: ExploredAnswer
  labels: ExploredLabels
  span: YearSpan
}

/** How the places of the second field share each year. */
export function ExploredShares({ chart, explored, labels, span }: ExploredSharesProps) {
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
