import { MARKER_OUTLINES } from '../plot/marker-outlines.ts'
import type { Marker, SeriesTone } from '../plot/palette.ts'
import type { PlacedKey } from './picture-layout.ts'
import { element } from './standalone-svg.ts'

/** A series of the key as part of a picture: its sign and its name. */
export function keySign({ entry, x, y }: PlacedKey, colour: (token: string) => string): SVGElement {
  const group = element('g', { transform: `translate(${x} ${y})` })
  const tone = toneValue(entry.tone, colour)
  const middle = -4
  if (entry.marker || entry.dashed) {
    const dashes: Record<string, string> = entry.dashed ? { 'stroke-dasharray': '5 3' } : {}
    group.append(
      element('line', { x2: 24, y1: middle, y2: middle, stroke: tone, 'stroke-width': 2, ...dashes }),
    )
    if (entry.marker) group.append(markerSign(entry.marker, tone, colour('--surface'), middle))
  } else {
    group.append(element('rect', { width: 12, height: 12, y: -10, fill: tone }))
  }
  const name = element('text', {
    x: entry.marker || entry.dashed ? 30 : 18,
    'font-size': 12,
    fill: colour('--ink'),
  })
  name.textContent = entry.label
  group.append(name)
  return group
}

function markerSign(marker: Marker, stroke: string, fill: string, middle: number): SVGElement {
  return element('path', {
    d: MARKER_OUTLINES[marker],
    transform: `translate(12 ${middle})`,
    stroke,
    fill,
    'stroke-width': 1.75,
  })
}

function toneValue(tone: SeriesTone, colour: (token: string) => string): string {
  return colour(tone === 'none' ? '--chart-none' : `--c${tone}`)
}
