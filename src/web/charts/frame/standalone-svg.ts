const NAMESPACE = 'http://www.w3.org/2000/svg'

/** What a drawing takes from the page's styles. */
const LOOKS = [
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

export function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(NAMESPACE, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  return made
}

/** A copy of a drawing that needs no style sheet: each part carries the look the page gives it now. */
export function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const parts = [...drawing.querySelectorAll<SVGElement>('*')]
  const copies = [...copy.querySelectorAll<SVGElement>('*')]
  const face = getComputedStyle(drawing).fontFamily
  parts.forEach((part, place) => {
    const look = getComputedStyle(part)
    const plain = copies[place]
    if (!plain) return
    plain.removeAttribute('class')
    plain.removeAttribute('style')
    for (const property of LOOKS) {
      if (property === 'width' && part.tagName !== 'rect') continue
      plain.setAttribute(property, look.getPropertyValue(property))
    }
    // The picture brings the portal's sans along; only what is set in another face has to say so.
    if (look.fontFamily !== face) plain.setAttribute('font-family', look.fontFamily)
  })
  copy.removeAttribute('class')
  return copy
}
