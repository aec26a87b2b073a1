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
    'src/web/components/drawings/arctic-land.svg': landFile(outlines),
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
 * Where each country stands on maps: its code, degrees east and north of the middle of its largest part.
 * ${FROM_ATLAS}
 */
export const COUNTRY_POINTS = \`
${lines.join(',\n')}\`
`
}

/** All land in one, for the drawing that is no part of the scripts. */
function landFile(outlines: [string, string][]): string {
  const paths = outlines.map(([, outline]) => `<path d="${outline}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">
  <title>Land north of 45°, seen from above the pole</title>
  <!-- ${FROM_ATLAS} -->
  <symbol id="arctic-land" viewBox="-1000 -1000 2000 2000">
${paths.join('\n')}
  </symbol>
</svg>
`
}
