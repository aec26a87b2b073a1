import { plainCategory, type TaggedCategory } from '#domain/assessments/tagged-category.ts'
import type { Appendix, CmsAppendix } from '#domain/listings/appendix.ts'
import type { ImageMaterials } from './image-materials.ts'
import { element, text } from './svg.ts'

type Colour = ImageMaterials['colour']

const HEIGHT = 40
/** From the top of a mark to the baseline of what it says. */
const BASELINE = 28

/** The Red List's code on its own colour. */
export function redListMark(x: number, y: number, code: TaggedCategory, colour: Colour): string {
  const plain = plainCategory(code)
  const token = `iucn-${plain.toLowerCase()}`
  const width = code === plain ? RED_LIST_WIDTH : QUALIFIED_WIDTH
  const look = { face: 'bold', size: 22, fill: colour(`${token}-text`), anchor: 'middle' } as const
  return (
    element('rect', {
      ...{ x, y, width, height: HEIGHT, rx: 5 },
      ...{ fill: colour(token), stroke: colour(`${token}-line`), 'stroke-width': 2 },
    }) + text(x + width / 2, y + BASELINE, code, look)
  )
}

export const RED_LIST_WIDTH = 58
/** Of 'CR (PEW)'. */
const QUALIFIED_WIDTH = 118

/** Square, so that it reads as CITES without its colour. */
export function citesMark(x: number, y: number, appendix: Appendix, colour: Colour): string {
  const token = `cites-${{ I: 1, II: 2, III: 3 }[appendix]}`
  return conventionMark({ x, y, rx: 5, convention: 'CITES', named: 88, appendix, token, colour })
}

/** Round, so that it reads as CMS without its colour. */
export function cmsMark(x: number, y: number, appendix: CmsAppendix, colour: Colour): string {
  const token = `cms-${{ I: '1', II: '2', 'I/II': '12' }[appendix]}`
  return conventionMark({ x, y, rx: HEIGHT / 2, convention: 'CMS', named: 78, appendix, token, colour })
}

interface ConventionMark {
  x: number
  y: number
  rx: number
  convention: string
  /** Width of the part with the convention's name. */
  named: number
  appendix: string
  token: string
  colour: Colour
}

/** The convention's name and, on its colour, the appendix. */
function conventionMark({ x, y, rx, convention, named, appendix, token, colour }: ConventionMark): string {
  const width = named + 28 + 10 * appendix.length
  const frame = { x, y, width, height: HEIGHT, rx }
  const end = `end-${convention}`
  const centre = { size: 22, anchor: 'middle' } as const
  return [
    element(
      'clipPath',
      { id: end },
      element('rect', { x: x + named, y, width: width - named, height: HEIGHT }),
    ),
    element('rect', { ...frame, fill: colour('surface') }),
    element('rect', { ...frame, fill: colour(token), 'clip-path': `url(#${end})` }),
    element('rect', { ...frame, fill: 'none', stroke: colour(`${token}-line`), 'stroke-width': 2 }),
    text(x + named / 2 + rx / 10, y + BASELINE, convention, {
      ...centre,
      face: 'bold',
      fill: colour('ink'),
    }),
    text(x + (named + width) / 2 - rx / 10, y + BASELINE, appendix, {
      ...centre,
      face: 'bold',
      fill: colour(`${token}-text`),
    }),
  ].join('')
}
