import type { ReactNode } from 'react'
import type { ChartContent, KeyEntry } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ChartKey } from '../frame/chart-key.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { LinesPlot, type LinesPlotProps } from './lines-plot.tsx'

interface LinesChartProps extends Omit<LinesPlotProps, 'size' | 'label'> {
  chart: ChartContent & { key: KeyEntry[] }
  height?: number | ((width: number) => number)
  below?: ReactNode
  /** What changes the drawing. */
  choice?: ReactNode
}

/** Lines over the same years in their frame, with a key where the plot is too narrow for labels at their ends. */
export function LinesChart({ chart, height = CHART_HEIGHT, below, choice, ...plot }: LinesChartProps) {
  const key = (
    <div className="@min-[35rem]:hidden">
      <ChartKey entries={chart.key} />
    </div>
  )
  return (
    <ChartFrame
      chart={chart}
      height={height}
      choice={choice}
      below={
        <>
          {key}
          {below}
        </>
      }
    >
      {(size) => <LinesPlot size={size} label={chart.title} {...plot} />}
    </ChartFrame>
  )
}
