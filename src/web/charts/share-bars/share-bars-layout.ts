import { textWidth } from '../plot/label-places.ts'

const LABEL_TEXT = 13
const FIGURE_TEXT = 12.5
const GAP = 10
const WIDEST_LABEL = 0.52
const SHORTEST_BAR = 1.5
/** With less room, names beside the bars would be cut and the bars too short. */
const NAMES_BESIDE_FROM = 400
/** Up to this number the height is that of the rows; more fill at least that of other charts. */
const FEW_ROWS = 8

export const ROW = 26
const STACKED_ROW = 42
const NAME_LINE = 18
const THICKNESS = 16
const TOP = 4
/** Between what is ranked and what is not. */
const APART = 12

interface PlacedBar {
  /** Middle of the bar. */
  y: number
  /** Middle of the name's line. */
  nameAt: number
  top: number
  height: number
  width: number
}

export interface BarsLayout {
  /** Whether names are above their bars. */
  stacked: boolean
  axis: number
  labelRoom: number
  /** The dotted line above what is not ranked; undefined where everything is. */
  dotted: number | undefined
  bars: PlacedBar[]
}

interface LaidBar {
  label: string
  figure: number
  apart: boolean
  /** What is written at the bar's end. */
  written: string
}

/** The height of the rows: at least that of other charts, unless they are few. */
export function barsHeight(bars: readonly { apart: boolean }[], width: number, least: number): number {
  const needed = 2 * TOP + bars.length * rowOf(width) + gapBefore(bars, bars.length)
  return bars.length <= FEW_ROWS ? needed : Math.max(least, needed)
}

/**
 * Names right-aligned left of the axis, or above the bars where there is little room; the longest bar as long
 * as the figures beside it allow.
 */
export function barsLayout(bars: readonly LaidBar[], width: number): BarsLayout {
  const stacked = width < NAMES_BESIDE_FROM
  const widestLabel = Math.max(0, ...bars.map(({ label }) => textWidth(label, LABEL_TEXT)))
  const labelRoom = stacked ? width : Math.min(widestLabel, Math.round(width * WIDEST_LABEL))
  const axis = stacked ? 0 : labelRoom + GAP
  const figureRoom = Math.max(0, ...bars.map(({ written }) => textWidth(written, FIGURE_TEXT))) + GAP
  const longest = Math.max(0, width - axis - figureRoom)
  const largest = Math.max(0, ...bars.map(({ figure }) => figure))
  const row = rowOf(width)
  return {
    stacked,
    axis,
    labelRoom,
    dotted: dottedLine(bars, row),
    bars: bars.map(({ figure }, index) => {
      const rowTop = TOP + index * row + gapBefore(bars, index + 1)
      const y = stacked ? rowTop + NAME_LINE + THICKNESS / 2 + 2 : rowTop + row / 2
      return {
        y,
        nameAt: stacked ? rowTop + NAME_LINE / 2 : y,
        top: y - THICKNESS / 2,
        height: THICKNESS,
        // A small figure is never drawn as zero.
        width: figure === 0 ? 0 : Math.max(SHORTEST_BAR, (figure / largest) * longest),
      }
    }),
  }
}

const rowOf = (width: number): number => (width < NAMES_BESIDE_FROM ? STACKED_ROW : ROW)

/** The gap above the first `count` bars, where some of them are not ranked. */
function gapBefore(bars: readonly { apart: boolean }[], count: number): number {
  const first = bars.findIndex(({ apart }) => apart)
  return first > 0 && first < count ? APART : 0
}

function dottedLine(bars: readonly { apart: boolean }[], row: number): number | undefined {
  const first = bars.findIndex(({ apart }) => apart)
  return first > 0 ? TOP + first * row + APART / 2 : undefined
}
