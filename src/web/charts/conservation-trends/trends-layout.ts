import { scaleLinear } from '@visx/scale'
import { textWidth } from '../plot/label-places.ts'
import type { PlotSize } from '../plot/plot.tsx'
import type { YearSpan } from '../plot/years.ts'
import { SCALE_END } from './conservation-trends-points.ts'

const AXIS_TEXT = 12
const GAP = 10
const TOP = 6
const YEARS_BELOW = 26
/** Chips at the first and the last year need room for half of themselves. */
const INSET = 18

/** Height of the strip of appendices under the plot. */
export const STRIP = 13
const STRIP_GAP = 8

export interface TrendsLayout {
  x: (year: number) => number
  y: (score: number) => number
  edges: { left: number; right: number; top: number; bottom: number }
  /** Where the strip begins. */
  stripTop: number
}

/** Where everything goes: names of categories at the left, the strip and the years below. */
export function trendsLayout(size: PlotSize, span: YearSpan, names: readonly string[]): TrendsLayout {
  const left = Math.max(...names.map((name) => textWidth(name, AXIS_TEXT))) + GAP
  const right = size.width - 1
  const stripTop = size.height - YEARS_BELOW - STRIP
  const bottom = stripTop - STRIP_GAP
  const xScale = scaleLinear<number>({
    // A single year stands in the middle.
    domain: span.first === span.last ? [span.first - 1, span.last + 1] : [span.first, span.last],
    range: [left + INSET, right - INSET],
  })
  const yScale = scaleLinear<number>({ domain: [0, SCALE_END], range: [bottom, TOP] })
  return {
    x: (year) => xScale(year),
    y: (score) => yScale(score),
    edges: { left, right, top: TOP, bottom },
    stripTop,
  }
}
