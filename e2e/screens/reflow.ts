import { expect, type Page } from '@playwright/test'
import { NARROWEST_WIDTH } from '#domain/portal/accessibility-checks.ts'
import { expectToFitItsWidth } from '../accessible.ts'

const HEIGHT = 640
/** A desktop's window of 1280 by 800 pixels at 200 %. */
const ZOOMED = { width: 640, height: 400 }

/** What WCAG 2.2 lets a reader set, in 1.4.12. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** On the narrowest screen, at 200 % and with text set wider, nothing is cut off and nothing scrolls sideways. */
export async function expectToReflow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? ZOOMED
  const whole = { width, height }

  await page.setViewportSize({ width: NARROWEST_WIDTH, height: HEIGHT })
  await expectAllToBeSeen(page, `${NARROWEST_WIDTH} px wide`)
  await page.setViewportSize(ZOOMED)
  await expectAllToBeSeen(page, 'at 200 %')
  await page.setViewportSize(whole)

  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, WIDE_TEXT)
  await expectAllToBeSeen(page, 'with its text set wider')
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

async function expectAllToBeSeen(page: Page, how: string): Promise<void> {
  // Charts are drawn anew for the width there is.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expectToFitItsWidth(page, how)
  expect.soft(await page.evaluate(cutTexts), `cut off ${how}`).toEqual([])
}

/** Runs in the page: the texts that a frame around them cuts, which neither scrolls nor tells that there is more. */
function cutTexts(): string[] {
  const HIDES = ['hidden', 'clip']
  const SLACK = 1.5

  const cuts = (frame: Element, across: boolean) => {
    const { overflowX, overflowY } = getComputedStyle(frame)
    return HIDES.includes(across ? overflowX : overflowY)
  }
  const scrolls = (frame: Element, across: boolean) => {
    const { overflowX, overflowY } = getComputedStyle(frame)
    return ['auto', 'scroll'].includes(across ? overflowX : overflowY)
  }
  /** Shortened on purpose, with its whole text elsewhere. */
  const isShortened = (frame: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(frame)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }
  const isForScreenReaders = (element: Element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    return around.some((one) => one && getComputedStyle(one).clipPath !== 'none')
  }
  const isCut = (box: DOMRect, element: Element) => {
    for (const across of [true, false]) {
      for (
        let frame: Element | null = element;
        frame && frame !== document.body;
        frame = frame.parentElement
      ) {
        if (scrolls(frame, across) || isShortened(frame)) break
        if (!cuts(frame, across)) continue
        const edge = frame.getBoundingClientRect()
        const isOut = across
          ? box.right > edge.right + SLACK || box.left < edge.left - SLACK
          : box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK
        if (isOut) return true
      }
    }
    return false
  }

  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const text = texts.currentNode.nodeValue?.trim()
    if (
      !text ||
      !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('svg') ||
      isForScreenReaders(element)
    )
      continue
    range.selectNodeContents(texts.currentNode)
    if ([...range.getClientRects()].some((box) => isCut(box, element))) found.add(text.slice(0, 60))
  }
  return [...found]
}
