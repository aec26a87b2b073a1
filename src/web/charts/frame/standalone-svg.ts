import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The styles that a drawing takes from the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'width',
] as const

/**
 * A picture with a copy of a drawing in it, as the text of a file that needs no style sheet. It is in the light colours,
 * whatever theme the reader has chosen: a file is for paper and for other people.
 */
export function standaloneSvg(
  picture: ReactNode,
  drawing: SVGSVGElement,
  { x, y, style }: { x: number; y: number; style: string },
): string {
  const light = document.createElement('div')
  light.dataset.theme = 'light'
  light.className = 'sr-only'
  document.body.append(light)
  const root = createRoot(light)
  try {
    flushSync(() => root.render(picture))
    const svg = light.querySelector('svg') as SVGSVGElement
    const copy = drawing.cloneNode(true) as SVGSVGElement
    copy.setAttribute('x', String(x))
    copy.setAttribute('y', String(y))
    svg.append(copy)
    inlineStyles(svg)
    // A style element on the page would be refused by its content security policy.
    light.remove()
    const sheet = document.createElementNS(svg.namespaceURI, 'style')
    sheet.textContent = style
    svg.prepend(sheet)
    return new XMLSerializer().serializeToString(svg)
  } finally {
    light.remove()
    root.unmount()
  }
}

/** Copies the computed style of each part into its attributes; all texts are in the one font of the file. */
function inlineStyles(drawing: SVGSVGElement): void {
  const parts = [...drawing.querySelectorAll<SVGElement>('*')]
  const styles = parts.map((part) => {
    const style = getComputedStyle(part)
    return STYLES.map((property) => [property, style.getPropertyValue(property)] as const)
  })
  parts.forEach((part, index) => {
    part.removeAttribute('class')
    part.removeAttribute('style')
    for (const [property, value] of styles[index] ?? []) {
      if (property !== 'width' || part.tagName === 'rect') part.setAttribute(property, value)
    }
  })
}
