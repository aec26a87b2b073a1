import type { TaggedCategory } from '#domain/assessments/tagged-category.ts'
import type { Appendix, CmsAppendix } from '#domain/listings/appendix.ts'
import type { Drawing, DrawnSpecies } from '#domain/species/drawing.ts'
import { fitted, widthOf } from './draw-png.ts'
import type { ImageMaterials } from './image-materials.ts'
import { LEFT, SOCIAL_SIZE, sheet, signature } from './sheet.ts'
import { citesMark, cmsMark, RED_LIST_WIDTH, redListMark } from './status-marks.ts'
import { element, text } from './svg.ts'

/** What the image of a species says, in the words and figures that are on it. */
export interface SpeciesImage {
  portal: string
  scientific_name: string
  common_name: string | undefined
  drawing: DrawnSpecies | Drawing | null
  redList: Fact<TaggedCategory>
  cites: Fact<Appendix>
  cms: Fact<CmsAppendix>
  trade: { figure?: string; words: string }
  source: string
  /** Shown above everything else while the trade records are simulated. */
  simulated: string | undefined
}

interface Fact<Code> {
  /** What it is, since when. */
  name: string
  code: Code | null
  /** What the code means or, without one, what is known instead. */
  words: string
  /** Words that are too long to be beside the code. */
  below?: string
}

type Colour = ImageMaterials['colour']

const { width, height } = SOCIAL_SIZE
const RIGHT = 698
const PLATE = 756
const BANNER = 48
/** Baselines of what is in lines, the rule above the facts, and where the facts begin. */
const [NAME, COMMON_NAME, RULE, BELOW, TRADE, SOURCE] = [240, 298, 362, 472, 540, 594]
const [RED_LIST, CITES, CMS] = [LEFT, LEFT + 308, LEFT + 486]

/** The image that networks show beside a link to a species, as SVG. */
export function speciesImage(image: SpeciesImage, materials: ImageMaterials): string {
  return sheet(materials, [
    plate(image.drawing, materials),
    signature(image.portal, materials),
    names(image, materials),
    facts(image, materials),
    trade(image, materials),
    image.simulated === undefined ? '' : banner(image.simulated, materials.colour),
  ])
}

/** The species' drawing over the graticule. */
function plate(drawing: SpeciesImage['drawing'], { colour, speciesDrawings }: ImageMaterials): string {
  const whole = { x: PLATE, y: 0, width: width - PLATE, height }
  const place = { x: PLATE + 12, y: 165, width: 420, height: 315 }
  const own = drawing === null ? undefined : speciesDrawings.get(drawing)
  const drawn =
    own === undefined ? element('use', { href: `#${drawing}`, ...place }) : element('svg', place, own)
  return [
    element('rect', { ...whole, fill: colour('sunken') }),
    element(
      'g',
      { color: colour('graticule'), 'stroke-width': 0.6 },
      element('use', { href: '#graticule', ...whole }),
    ),
    element('path', { d: `M${PLATE} 0V${height}`, stroke: colour('line') }),
    drawing === null ? '' : element('g', { color: colour('ink') }, drawn),
  ].join('')
}

function names({ scientific_name, common_name }: SpeciesImage, materials: ImageMaterials): string {
  const large = { face: 'italic', size: 80, fill: materials.colour('ink'), spacing: -1.6 } as const
  const below = { face: 'serif', size: 38, fill: materials.colour('ink-2'), spacing: -0.4 } as const
  const line = (y: number, words: string, look: typeof large | typeof below) =>
    text(LEFT, y, words, fitted(words, look, RIGHT - LEFT, materials))
  return line(NAME, scientific_name, large) + (common_name ? line(COMMON_NAME, common_name, below) : '')
}

/** Red List, CITES and CMS side by side under a rule. */
function facts({ redList, cites, cms }: SpeciesImage, materials: ImageMaterials): string {
  const { colour } = materials
  const y = RULE + 44
  const said = (x: number, words: string) =>
    text(x, y + 28, words, { face: 'bold', size: 22, fill: colour('ink') })
  const look = { face: 'bold', size: 20, fill: colour('ink') } as const
  const below = redList.below ?? ''
  return [
    element('path', { d: `M${LEFT} ${RULE}H${RIGHT}`, stroke: colour('ink'), 'stroke-width': 1.5 }),
    fact(
      RED_LIST,
      redList,
      colour,
      (x, code) => redListMark(x, y, code, colour) + said(x + RED_LIST_WIDTH + 12, redList.words),
    ),
    fact(CITES, cites, colour, (x, code) => citesMark(x, y, code, colour)),
    fact(CMS, cms, colour, (x, code) => cmsMark(x, y, code, colour)),
    below && text(RED_LIST, BELOW, below, fitted(below, look, RIGHT - LEFT, materials)),
  ].join('')
}

function fact<Code>(
  x: number,
  { name, code, words }: Fact<Code>,
  colour: Colour,
  marked: (x: number, code: Code) => string,
): string {
  return (
    text(x, RULE + 32, name, { face: 'sans', size: 20, fill: colour('ink-2') }) +
    (code === null
      ? text(x, RULE + 72, words, { face: 'sans', size: 22, fill: colour('ink-3') })
      : marked(x, code))
  )
}

function trade({ trade: { figure, words }, source }: SpeciesImage, materials: ImageMaterials): string {
  const { colour } = materials
  const large = { face: 'serif', size: 60, fill: colour('ink'), spacing: -1 } as const
  const said = { face: 'sans', size: 24, fill: colour('ink-2') } as const
  const small = { face: 'sans', size: 18, fill: colour('ink-3') } as const
  const lines = [text(LEFT, SOURCE, source, fitted(source, small, RIGHT - LEFT, materials))]
  if (figure === undefined) return [...lines, text(LEFT, TRADE, words, said)].join('')
  const beside = LEFT + widthOf(figure, large, materials) + 22
  return [...lines, text(LEFT, TRADE, figure, large), text(beside, TRADE, words, said)].join('')
}

function banner(words: string, colour: Colour): string {
  return [
    element('rect', { width, height: BANNER, fill: colour('warn-soft') }),
    element('path', { d: `M0 ${BANNER}H${width}`, stroke: colour('warn-line'), 'stroke-width': 1.5 }),
    text(LEFT, 32, words, { face: 'bold', size: 20, fill: colour('warn') }),
  ].join('')
}
