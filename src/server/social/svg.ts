import { escapeHtml } from '../pages/html.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element of an SVG; its content is markup, its attributes are escaped here. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const given = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [`${attribute}="${escapeHtml(String(value))}"`],
  )
  return `<${name} ${given.join(' ')}>${content}</${name}>`
}

/** The four cuts that images are set in, as `scripts/cut-fonts.ts` makes them. */
const FACES = {
  serif: { 'font-family': 'Newsreader 16pt' },
  italic: { 'font-family': 'Newsreader 16pt', 'font-style': 'italic' },
  sans: { 'font-family': 'Hanken Grotesk', 'font-weight': 400 },
  bold: { 'font-family': 'Hanken Grotesk', 'font-weight': 700 },
} as const

export interface TextLook {
  face: keyof typeof FACES
  size: number
  fill: string
  /** Extra space between letters, in pixels; large serifs stand closer. */
  spacing?: number
  anchor?: 'middle' | 'end'
}

/** One line of text on the baseline y. */
export function text(x: number, y: number, words: string, { face, size, fill, spacing, anchor }: TextLook) {
  const attributes = { x, y, ...FACES[face], 'font-size': size, fill }
  return element(
    'text',
    { ...attributes, 'letter-spacing': spacing, 'text-anchor': anchor },
    escapeHtml(words),
  )
}
