import { textWidth } from '../plot/label-places.ts'
import { linearScale } from '../plot/linear-scale.ts'
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
  // A single year is in the middle.
  const years: [number, number] =
    span.first === span.last ? [span.first - 1, span.last + 1] : [span.first, span.last]
  return {
    x: linearScale(years, [left + INSET, right - INSET]),
    y: linearScale([0, SCALE_END], [bottom, TOP]),
    edges: { left, right, top: TOP, bottom },
    stripTop,
  }
}
