import { textWidth } from './label-places.ts'
import { linearScale } from './linear-scale.ts'
import type { PlotSize } from './plot.tsx'
import { logOf, logTicks, valueTicks } from './value-scale.ts'
import { type YearSpan, yearTicks } from './years.ts'

const AXIS_TEXT = 12
const GAP = 10
const BELOW = 26
/** Distance of the first year from the axis, so that its whole marker is visible. */
const INSET = 8

export interface PlotScales {
  x: (year: number) => number
  y: (value: number) => number
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
  /** Free room for rings above, labels at the ends of lines, and what is between the plot and its years. */
  room?: { top?: number; right?: number; bottom?: number }
  whole?: boolean
  /** Ten times the value at each hairline, instead of equal steps. */
  isLog?: boolean
}

/** Scales, edges and ticks of a plot over years, with as little margin as the texts of the axes need. */
export function yearPlot({
  size,
  span,
  largest,
  format,
  room = {},
  whole = true,
  isLog = false,
}: YearPlotRequest): YearPlot {
  const ticks = isLog ? logTicks(largest) : valueTicks(largest, { whole })
  const widest = Math.max(...ticks.map((tick) => textWidth(format(tick), AXIS_TEXT)))
  const edges = {
    left: widest + GAP,
    right: size.width - (room.right ?? AXIS_TEXT),
    top: room.top ?? AXIS_TEXT,
    bottom: size.height - BELOW - (room.bottom ?? 0),
  }
  // One year or two are inside the plot, not on its edges.
  const years: [number, number] =
    span.last - span.first > 1 ? [span.first, span.last] : [span.first - 0.5, span.last + 0.5]
  const top = ticks.at(-1) ?? 1
  const y = linearScale([0, isLog ? logOf(top) : top], [edges.bottom, edges.top])
  return {
    scales: {
      x: linearScale(years, [edges.left + INSET, edges.right]),
      y: isLog ? (value) => y(logOf(value)) : y,
    },
    edges,
    yearTicks: yearTicks(span, size.width),
    valueTicks: ticks,
  }
}
