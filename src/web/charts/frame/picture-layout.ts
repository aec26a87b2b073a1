import { textWidth, wrapText } from '../plot/label-places.ts'
import type { ChartContent, KeyEntry } from './chart-content.ts'
import { fullTitle } from './full-title.ts'

export const MARGIN = 20
const LINE = 1.4
const SIGN_ROOM = 32
const ENTRY_GAP = 18
/** Texts need some room even beside a small drawing. */
const NARROWEST = 440

export const TEXT_STYLES = {
  title: { size: 17, weight: 700, colour: '--ink' },
  subtitle: { size: 13, weight: 400, colour: '--ink-2' },
  note: { size: 12, weight: 400, colour: '--ink-2' },
  source: { size: 12, weight: 400, colour: '--ink-3' },
} as const

type TextStyle = keyof typeof TEXT_STYLES

interface PlacedText {
  text: string
  style: TextStyle
  x: number
  y: number
}

interface PlacedKey {
  entry: KeyEntry
  x: number
  y: number
}

/** A chart as one picture: the texts of its frame around the drawing. */
export interface PictureLayout {
  width: number
  height: number
  /** Where the drawing begins. */
  plotAt: { x: number; y: number }
  texts: PlacedText[]
  key: PlacedKey[]
}

/** Lays title, subtitle, drawing, key, notes, sentences, caveats and source below one another, wrapped to the drawing's width. */
export function pictureLayout(chart: ChartContent, plot: { width: number; height: number }): PictureLayout {
  const texts: PlacedText[] = []
  let y = MARGIN
  const width = Math.max(plot.width, NARROWEST)
  const write = (text: string, style: TextStyle) => {
    for (const line of wrapText(text, TEXT_STYLES[style].size, width)) {
      y += TEXT_STYLES[style].size * LINE
      texts.push({ text: line, style, x: MARGIN, y })
    }
  }

  write(fullTitle(chart), 'title')
  write(chart.subtitle, 'subtitle')
  if (chart.narrowed) write(chart.narrowed.text, 'subtitle')
  const plotTop = y + 12
  y = plotTop + plot.height + 8
  const key = placeKey(chart.key ?? [], width, y)
  y = key.at(-1)?.y ?? y
  if (chart.notes?.length) write(chart.notes.join(' · '), 'note')
  if (chart.words?.length && chart.empty === undefined) write(chart.words.join(' '), 'note')
  y += 6
  for (const { text } of chart.caveats) write(text, 'note')
  y += 6
  if (chart.source.simulated) write(chart.source.simulated, 'note')
  write(chart.source.text, 'source')
  return {
    width: width + 2 * MARGIN,
    height: Math.ceil(y + MARGIN),
    plotAt: { x: MARGIN + (width - plot.width) / 2, y: plotTop },
    texts,
    key,
  }
}

function placeKey(entries: readonly KeyEntry[], width: number, top: number): PlacedKey[] {
  const row = TEXT_STYLES.note.size * 1.6
  let x = 0
  let y = top + row
  return entries.map((entry) => {
    const room = SIGN_ROOM + textWidth(entry.label, TEXT_STYLES.note.size)
    if (x > 0 && x + room > width) {
      x = 0
      y += row
    }
    const placed = { entry, x: MARGIN + x, y }
    x += room + ENTRY_GAP
    return placed
  })
}
