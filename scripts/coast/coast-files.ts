import { countryMiddles, countryOutlines } from './country-shapes.ts'
import { OTHER_POINTS } from './other-points.ts'

const POINTS_IN_LINE = 6
const FROM_ATLAS =
  'Drawn by `node scripts/draw-coast.ts` from Natural Earth 1:50 million (world-atlas); not edited by hand.'

/** The files that maps are drawn from, by their paths. */
export function coastFiles(): Record<string, string> {
  const outlines = countryOutlines()
  return {
    'src/web/charts/polar-map/arctic-coast.ts': coastFile(outlines),
    'src/web/charts/polar-map/country-points.ts': pointsFile(),
    'src/web/components/drawings/polar-map.svg': drawingFile(outlines),
  }
}

function coastFile(outlines: [string, string][]): string {
  const lines = outlines.map(([code, outline]) => `${code} ${outline}`)
  return `/**
 * The outlines of countries north of 45°, around the pole, the edge 1000 units from it; Svalbard apart from Norway.
 * ${FROM_ATLAS}
 */
export const ARCTIC_COAST = \`
${lines.join('\n')}\`
`
}

function pointsFile(): string {
  const points = new Map<string, readonly [number, number]>([
    ...countryMiddles(),
    ...Object.entries(OTHER_POINTS),
  ])
  const written = [...points]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, [east, north]]) => `${code} ${east} ${north}`)
  const lines = written.flatMap((_, place) =>
    place % POINTS_IN_LINE === 0 ? [written.slice(place, place + POINTS_IN_LINE).join(', ')] : [],
  )
  return `/**
 * Where each country is on maps: its code, degrees east and north of the middle of its largest part.
 * ${FROM_ATLAS}
 */
export const COUNTRY_POINTS = \`
${lines.join(',\n')}\`
`
}

const ROOM = 1060
const FRAME = 34
const FRAME_PARTS = 72

/** All land in one, and the whole drawing with its graticule and frame, for pictures without figures. */
function drawingFile(outlines: [string, string][]): string {
  const paths = outlines.map(([, outline]) => `<path d="${outline}"/>`)
  const middle = 1000 + FRAME / 2
  const part = ((2 * Math.PI * middle) / FRAME_PARTS).toFixed(2)
  const parallels = [80, 70, 60, 50].map((north) => `<circle r="${distanceOf(north)}"/>`)
  const meridians = Array.from({ length: 12 }, (_, place) => {
    const angle = ((place * 30 - 15) * Math.PI) / 180
    const [across, down] = [Math.sin(angle), Math.cos(angle)]
    const at = (distance: number) => `${(across * distance).toFixed(0)},${(down * distance).toFixed(0)}`
    return `<path d="M${at(distanceOf(80))}L${at(1000)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">
  <title>The Arctic, seen from above the pole</title>
  <!-- ${FROM_ATLAS} -->
  <symbol id="arctic-land" viewBox="-1000 -1000 2000 2000">
${paths.join('\n')}
  </symbol>
  <symbol id="polar-map" viewBox="${-ROOM} ${-ROOM} ${2 * ROOM} ${2 * ROOM}">
<g fill="none" stroke="var(--graticule)" stroke-width="3.5">${parallels.join('')}${meridians.join('')}</g>
<use href="#arctic-land" x="-1000" y="-1000" width="2000" height="2000" fill="var(--land)" stroke="var(--line-strong)" stroke-width="2.5"/>
<circle r="${distanceOf(66.56)}" fill="none" stroke="var(--accent)" stroke-width="5" stroke-dasharray="16 14"/>
<g fill="none" stroke="var(--ink)" stroke-width="4"><circle r="1000"/><circle r="${1000 + FRAME}"/></g>
<circle r="${middle}" fill="none" stroke="var(--ink)" stroke-width="${FRAME}" stroke-dasharray="${part} ${part}"/>
  </symbol>
</svg>
`
}

/** How far a parallel is from the pole, in units of the drawing. */
function distanceOf(north: number): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360)
  return Math.round((1000 * half(90 - north)) / half(45))
}
