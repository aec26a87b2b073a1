import { textWidth } from '../plot/label-places.ts'

const LABEL_TEXT = 13
const FIGURE_TEXT = 12.5
const GAP = 10
const WIDEST_LABEL = 0.46
const SHORTEST_BAR = 1.5

export const ROW = 26
const THICKNESS = 16
const TOP = 4

/** The room rows need; never less than the height charts agree on. */
export function barsHeight(rows: number, least: number): number {
  return Math.max(least, rows * ROW + 2 * TOP)
}

interface PlacedBar {
  /** Middle of the row. */
  y: number
  top: number
  height: number
  width: number
}

export interface BarsLayout {
  axis: number
  labelRoom: number
  bars: PlacedBar[]
}

/** Names right-aligned left of the axis, the longest bar as long as the figures beside it allow. */
export function barsLayout(
  bars: readonly { label: string; records: number; figure: string }[],
  width: number,
): BarsLayout {
  const widestLabel = Math.max(0, ...bars.map(({ label }) => textWidth(label, LABEL_TEXT)))
  const labelRoom = Math.min(widestLabel, Math.round(width * WIDEST_LABEL))
  const axis = labelRoom + GAP
  const figureRoom = Math.max(0, ...bars.map(({ figure }) => textWidth(figure, FIGURE_TEXT))) + GAP
  const longest = Math.max(0, width - axis - figureRoom)
  const largest = Math.max(0, ...bars.map(({ records }) => records))
  return {
    axis,
    labelRoom,
    bars: bars.map(({ records }, row) => ({
      y: TOP + row * ROW + ROW / 2,
      top: TOP + row * ROW + (ROW - THICKNESS) / 2,
      height: THICKNESS,
      // What is there is never drawn as nothing.
      width: largest === 0 ? 0 : Math.max(SHORTEST_BAR, (records / largest) * longest),
    })),
  }
}
