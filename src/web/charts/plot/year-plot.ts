import { scaleLinear } from '@visx/scale'
import { textWidth } from './label-places.ts'
import type { PlotSize } from './plot.tsx'
import { valueTicks } from './value-scale.ts'
import { type YearSpan, yearTicks } from './years.ts'

const AXIS_TEXT = 12
const GAP = 10
const BELOW = 26
/** The first year keeps off the axis, so that its marker is seen whole. */
const INSET = 8

export interface PlotScales {
  x: (year: number) => number
  y: (value: number) => number
  /** The scale itself, for areas, which need its zero. */
  yScale: ReturnType<typeof scaleLinear<number>>
}

export interface YearPlot {
  scales: PlotScales
  edges: { left: number; right: number; top: number; bottom: number }
  yearTicks: number[]
  valueTicks: number[]
}

interface YearPlotRequest {
  size: PlotSize
  span: YearSpan
  largest: number
  format: (value: number) => string
  /** Room kept free for rings above and labels at the lines' ends. */
  room?: { top?: number; right?: number }
  whole?: boolean
}

/** Where everything of a plot over years goes: as little margin as the axis texts need. */
export function yearPlot({
  size,
  span,
  largest,
  format,
  room = {},
  whole = true,
}: YearPlotRequest): YearPlot {
  const ticks = valueTicks(largest, { whole })
  const widest = Math.max(...ticks.map((tick) => textWidth(format(tick), AXIS_TEXT)))
  const edges = {
    left: widest + GAP,
    right: size.width - (room.right ?? AXIS_TEXT),
    top: room.top ?? AXIS_TEXT,
    bottom: size.height - BELOW,
  }
  const xScale = scaleLinear<number>({
    // One year or two stand within the plot, not on its edges.
    domain: span.last - span.first > 1 ? [span.first, span.last] : [span.first - 0.5, span.last + 0.5],
    range: [edges.left + INSET, edges.right],
  })
  const yScale = scaleLinear<number>({ domain: [0, ticks.at(-1) ?? 1], range: [edges.bottom, edges.top] })
  return {
    scales: { x: (year) => xScale(year), y: (value) => yScale(value), yScale },
    edges,
    yearTicks: yearTicks(span, size.width),
    valueTicks: ticks,
  }
}
