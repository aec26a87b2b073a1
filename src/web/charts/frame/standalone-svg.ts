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

/**
 * Makes something of a copy of a drawing in the light colours, whatever theme the reader has chosen: a file
 * is for paper and for other people. The colours of the page's tokens are there as long as it is made.
 */
export function inLightColours<Made>(
  drawing: SVGSVGElement,
  make: (copy: SVGSVGElement, colour: (token: string) => string) => Made,
): Made {
  const light = document.createElement('div')
  light.dataset.theme = 'light'
  light.className = 'sr-only'
  const copy = drawing.cloneNode(true) as SVGSVGElement
  light.append(copy)
  document.body.append(light)
  try {
    wearLooks(copy)
    const tokens = getComputedStyle(light)
    return make(copy, (token) => tokens.getPropertyValue(token).trim())
  } finally {
    light.remove()
  }
}

/** Gives each part the look that the style sheets give it, so that it needs none; all words in the file's one face. */
function wearLooks(drawing: SVGSVGElement): void {
  const parts = [...drawing.querySelectorAll<SVGElement>('*')]
  const looks = parts.map((part) => {
    const look = getComputedStyle(part)
    return LOOKS.map((property) => [property, look.getPropertyValue(property)] as const)
  })
  parts.forEach((part, place) => {
    part.removeAttribute('class')
    part.removeAttribute('style')
    for (const [property, value] of looks[place] ?? []) {
      if (property !== 'width' || part.tagName === 'rect') part.setAttribute(property, value)
    }
  })
  drawing.removeAttribute('class')
}
