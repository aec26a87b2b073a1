import { expect, type Page } from '@playwright/test'

/** What WCAG 2.2 asks for in 1.4.3, of text and of large text. */
const LEAST = { text: 4.5, large: 3 }

/**
 * Every text stands out from the ground of the nearest part that has one. What axe asks of contrast beside that, as what
 * lies over a text or shines through it, takes it longer than all its other rules together.
 */
export async function expectContrast(page: Page): Promise<void> {
  expect.soft(await page.evaluate(faintTexts, LEAST), 'texts that hardly stand out').toEqual([])
}

/** Runs in the page. */
function faintTexts(least: { text: number; large: number }): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colours = new Map<string, readonly [r: number, g: number, b: number, alpha: number]>()
  const colourOf = (written: string) => {
    const known = colours.get(written)
    if (known || context === null) return known ?? ([0, 0, 0, 1] as const)
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = written
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    const colour = [r, g, b, alpha / 255] as const
    colours.set(written, colour)
    return colour
  }
  type Colour = ReturnType<typeof colourOf>
  const over = (front: Colour, ground: Colour): Colour => {
    const mixed = (place: 0 | 1 | 2) => front[place] * front[3] + ground[place] * (1 - front[3])
    return [mixed(0), mixed(1), mixed(2), 1]
  }
  const luminance = ([r, g, b]: Colour) => {
    const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255)
  }
  const ratio = (one: Colour, other: Colour) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const WHITE = [255, 255, 255, 1] as const
  const grounds = new Map<Element, Colour | undefined>()
  /** Undefined on a picture or a gradient. */
  const groundOf = (element: Element | null): Colour | undefined => {
    if (element === null) return WHITE
    if (grounds.has(element)) return grounds.get(element)
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const own = colourOf(backgroundColor)
    const below = own[3] === 1 ? WHITE : groundOf(element.parentElement)
    const ground = backgroundImage !== 'none' || below === undefined ? undefined : over(own, below)
    grounds.set(element, ground)
    return ground
  }
  const faded = new Map<Element, boolean>()
  const isFaded = (element: Element | null): boolean => {
    if (element === null) return false
    const known = faded.get(element)
    if (known !== undefined) return known
    const is = Number(getComputedStyle(element).opacity) < 1 || isFaded(element.parentElement)
    faded.set(element, is)
    return is
  }

  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const text = texts.currentNode.nodeValue?.trim()
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('svg, :disabled, [aria-disabled=true], [aria-hidden=true]') || isFaded(element))
      continue
    const ground = groundOf(element)
    if (ground === undefined) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const pixels = Number.parseFloat(fontSize)
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700)
    const contrast = ratio(over(colourOf(color), ground), ground)
    if (contrast < (isLarge ? least.large : least.text))
      found.add(`${text.slice(0, 60)}: ${contrast.toFixed(2)}`)
  }
  return [...found]
}
