import type { ImageMaterials } from './image-materials.ts'
import { LEFT, sheet, signature } from './sheet.ts'
import { element, text } from './svg.ts'

const HEADING = { y: 230, size: 66, step: 70, letters: 18 } as const
const DESCRIPTION = { gap: 14, size: 26, step: 37, letters: 46 } as const

/** The image that networks show beside a link to any page without one of its own: what the portal is, and the map. */
export function siteImage(
  { portal, heading, description }: { portal: string; heading: string; description: string },
  materials: ImageMaterials,
): string {
  const { colour } = materials
  const large = { face: 'serif', size: HEADING.size, fill: colour('ink'), spacing: -1.4 } as const
  const small = { face: 'sans', size: DESCRIPTION.size, fill: colour('ink-2') } as const
  const headingLines = linesOf(heading, HEADING.letters)
  const below = HEADING.y + headingLines.length * HEADING.step + DESCRIPTION.gap
  return sheet(materials, [
    element('use', { href: '#polar-map', x: 640, y: -65, width: 760, height: 760 }),
    signature(portal, materials),
    ...headingLines.map((line, place) => text(LEFT - 2, HEADING.y + place * HEADING.step, line, large)),
    ...linesOf(description, DESCRIPTION.letters).map((line, place) =>
      text(LEFT, below + place * DESCRIPTION.step, line, small),
    ),
  ])
}

/** Words in lines of at most so many letters. */
function linesOf(words: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > letters) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}
