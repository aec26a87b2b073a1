import { expect, type Page } from '@playwright/test'

/** Where a system's own few colours replace the portal's, what was told by a coloured ground alone is still there. */
export async function expectMarksInForcedColours(page: Page): Promise<void> {
  await page.evaluate(notePaintedMarks)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await page.evaluate(lostMarks), 'marks that forced colours take away').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Runs in the page: notes every small thing that only its ground makes visible. */
function notePaintedMarks(): void {
  for (const element of document.body.querySelectorAll('*')) {
    const isMark =
      element.childElementCount === 0 &&
      element.textContent?.trim() === '' &&
      !element.closest('svg, .skeleton, [aria-hidden="true"] .skeleton') &&
      element.checkVisibility() &&
      element.getBoundingClientRect().width > 0
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isPainted = !/, 0\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none'
    if (isMark && isPainted && !element.matches('input, select, textarea, progress, button, a'))
      element.setAttribute('data-painted', backgroundColor)
  }
}

/** Runs in the page. */
function lostMarks(): string[] {
  return [...document.querySelectorAll('[data-painted]')].flatMap((element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth, forcedColorAdjust } =
      getComputedStyle(element)
    const ground = getComputedStyle(document.body).backgroundColor
    const isThere =
      forcedColorAdjust === 'none' ||
      backgroundImage !== 'none' ||
      Number.parseFloat(borderTopWidth) > 0 ||
      Number.parseFloat(borderLeftWidth) > 0 ||
      backgroundColor !== ground
    return isThere ? [] : `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`
  })
}
