import { fitText, textWidth, wrapText } from '../plot/label-places.ts'

/** What a heat map writes beside and above its cells. */
export interface HeatTexts {
  /** Of the rows, with the figure of each row. */
  rows: readonly { label: string; total: string }[]
  columns: readonly string[]
  /** Of the shades. */
  key: readonly string[]
}

interface HeatLayout {
  height: number
  /** Where the cells begin, and how large each is. */
  cells: { x: number; y: number; width: number }
  /** Names of the rows, and where totals end. */
  labels: string[]
  totalEnd: number
  /** Names of the columns: level in lines, or turned where columns are narrow. */
  isTurned: boolean
  columns: string[][]
  /** Where each shade of the key stands. */
  key: { x: number; y: number }[]
}

export const HEAT_ROW = 24
export const HEAT_TEXT = 12
export const HEAT_HEAD = 11.5
export const HEAD_LINE = 14
export const KEY_SIGN = 24
const KEY_LINE = 20
const KEY_GAP = 16
const GAP = 8
/** A larger part of the width is for the cells. */
const MOST_FOR_LABELS = 0.34
/** Names of columns are level from this width on. */
const LEVEL_FROM = 50
const MOST_LINES = 3
const TALLEST_NAME = 130

/** Places the key, the names and the cells of a heat map in a width. */
export function heatLayout({ rows, columns, key }: HeatTexts, width: number): HeatLayout {
  const labelRoom = Math.min(
    Math.max(0, ...rows.map(({ label }) => textWidth(label, HEAT_TEXT))),
    width * MOST_FOR_LABELS,
  )
  const totalRoom = Math.max(0, ...rows.map(({ total }) => textWidth(total, HEAT_TEXT)))
  const totalEnd = labelRoom + GAP + totalRoom
  const x = totalEnd + GAP
  const cellWidth = (width - x) / Math.max(1, columns.length)
  const isTurned = cellWidth < LEVEL_FROM
  const names = columns.map((name) =>
    isTurned ? [fitText(name, HEAT_HEAD, TALLEST_NAME)] : levelName(name, cellWidth - 4),
  )
  const headHeight = isTurned
    ? Math.max(0, ...names.flatMap((lines) => lines.map((line) => textWidth(line, HEAT_HEAD))))
    : Math.max(0, ...names.map((lines) => lines.length)) * HEAD_LINE
  const placedKey = keyPlaces(key, width)
  const keyHeight = (placedKey.at(-1)?.y ?? 0) + KEY_LINE
  const y = keyHeight + headHeight + GAP
  return {
    height: y + rows.length * HEAT_ROW,
    cells: { x, y, width: cellWidth },
    labels: rows.map(({ label }) => fitText(label, HEAT_TEXT, labelRoom)),
    totalEnd,
    isTurned,
    columns: names,
    key: placedKey,
  }
}

/** A name in at most three lines, each fitted. */
function levelName(name: string, room: number): string[] {
  const lines = wrapText(name, HEAT_HEAD, room)
  const shown =
    lines.length > MOST_LINES
      ? [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')]
      : lines
  return shown.map((line) => fitText(line, HEAT_HEAD, room))
}

function keyPlaces(key: readonly string[], width: number): { x: number; y: number }[] {
  let [x, y] = [0, 0]
  return key.map((label) => {
    const room = KEY_SIGN + textWidth(label, HEAT_TEXT)
    if (x > 0 && x + room > width) [x, y] = [0, y + KEY_LINE]
    const placed = { x, y }
    x += room + KEY_GAP
    return placed
  })
}
