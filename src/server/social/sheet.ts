import type { ImageMaterials } from './image-materials.ts'
import { element, text } from './svg.ts'

/** Size of an image for social networks, in pixels. Source: specification, document 1, section 2.2. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Where the words of every image begin. */
export const LEFT = 64

/** A white sheet of that size with the given parts, as SVG. */
export function sheet({ colour, symbols }: ImageMaterials, parts: readonly string[]): string {
  const { width, height } = SOCIAL_SIZE
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    [
      element('defs', {}, symbols),
      element('rect', { width, height, fill: colour('surface') }),
      ...parts,
    ].join(''),
  )
}

/** The mark in a square of 28: the pole seen from above. */
export function mark(colour: string): string {
  return element(
    'g',
    { fill: 'none', stroke: colour, 'stroke-width': 1.5 },
    [
      element('circle', { cx: 14, cy: 14, r: 12.6 }),
      element('circle', { cx: 14, cy: 14, r: 7.6, 'stroke-dasharray': '1.92 1.491' }),
      element('path', { d: 'M14 1.4v6M14 20.6v6M1.4 14h6M20.6 14h6' }),
      element('circle', { cx: 14, cy: 14, r: 2.4, fill: colour, stroke: 'none' }),
    ].join(''),
  )
}

/** The mark with the portal's name beside it, as in the header. */
export function signature(portal: string, { colour }: ImageMaterials): string {
  const name = { face: 'serif', size: 32, fill: colour('ink'), spacing: -0.4 } as const
  return (
    element('g', { transform: `translate(${LEFT} 80) scale(1.5)` }, mark(colour('accent'))) +
    text(LEFT + 58, 112, portal, name)
  )
}
