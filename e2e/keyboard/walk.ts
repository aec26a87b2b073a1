import { expect, type JSHandle, type Page } from '@playwright/test'
import { untilAnswered } from '../journey.ts'
import { openAndClose } from './open-and-close.ts'
import { INTERACTIVE, lookAtStop, type Trail } from './stop.ts'

/** More stops than any screen has. */
const FURTHEST = 700
/** Milliseconds in which popups close, with time to spare. */
const CLOSING = 2000
/** Milliseconds in which a page that is still coming would change. */
const CALM = 250

/**
 * Goes through the whole screen with Tab: to everything that can be used, in the order in which it stands
 * there, with the focus always in sight; and opens and closes what opens, one of each look. Where something
 * stays at the upper edge it goes back with Shift+Tab too.
 */
export async function walkThrough(page: Page): Promise<void> {
  await startAtTop(page)
  await settled(page)
  const trail = await page.evaluateHandle(newTrail)
  const faults = [...(await walkOn(page, trail)), ...(await unreached(trail))]
  expect.soft(faults, 'on the way with Tab').toEqual([])
  if (await page.evaluate(hasHeadThatStays))
    expect.soft(await walkBack(page), 'on the way back with Shift+Tab').toEqual([])
}

/** The skip link comes first and leads into the content. */
export async function skipAhead(page: Page): Promise<void> {
  await startAtTop(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content')
  await expect(page.locator(':focus')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** What made the screen ready may have had the focus. */
async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
}

/**
 * What comes once a page is used is there: signs and words that explain themselves, pictures, notices. Each
 * takes the place of what stood there, and of what had the focus.
 */
async function settled(page: Page): Promise<void> {
  await untilAnswered(page)
  const stops = () => page.evaluate((all) => document.querySelectorAll(all).length, INTERACTIVE)
  let before = -1
  await expect
    .poll(
      async () => {
        const [now, earlier] = [await stops(), before]
        before = now
        return now === earlier
      },
      { intervals: [CALM] },
    )
    .toBe(true)
}

async function walkOn(page: Page, trail: JSHandle<Trail>): Promise<string[]> {
  const faults: string[] = []
  const opened = new Set<string>()
  for (let stops = 0; stops < FURTHEST; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await trail.evaluate(lookAtStop)
    if (stop === undefined) return faults
    if (stop.again) return [...faults, `${stop.name}: reached again, before the end`]
    faults.push(...(await lasting(trail, stop.faults)))
    if (stop.opens && !opened.has(stop.look)) {
      opened.add(stop.look)
      faults.push(...(await openAndClose(page, stop.name, stop.opens)))
    }
  }
  return [...faults, 'there is no end']
}

/** Backwards what has the focus comes to the upper edge, where a head that stays may lie over it. */
async function walkBack(page: Page): Promise<string[]> {
  const trail = await page.evaluateHandle(newTrail)
  const faults: string[] = []
  for (let stops = 0; stops < FURTHEST; stops += 1) {
    await page.keyboard.press('Shift+Tab')
    const stop = await trail.evaluate(lookAtStop)
    // From the first stop of the page it goes on at the last one.
    if (stop === undefined || stop.again) return faults
    faults.push(...(await lasting(trail, stop.faults.filter(isOfSight))))
  }
  return [...faults, 'there is no end']
}

/** Runs in the page. */
function newTrail(): Trail {
  const met = new Set<Element | string>()
  const placeOf = (element: Element) => {
    const path: number[] = []
    for (let at = element; at.parentElement; at = at.parentElement)
      path.push([...at.parentElement.children].indexOf(at))
    return path.join()
  }
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) met.add(target).add(placeOf(target))
  })
  return { reached: new Set(), isMet: (element) => met.has(element) || met.has(placeOf(element)), ring: '' }
}

const isOfSight = (fault: string) => /: (covered|out of sight)$/.test(fault)

/** What lies over a stop for a moment, such as a popup that closes, hides nothing. */
async function lasting(trail: JSHandle<Trail>, faults: string[]): Promise<string[]> {
  if (!faults.some(isOfSight)) return faults
  const isHidden = async () => (await trail.evaluate(lookAtStop))?.faults.some(isOfSight) ?? false
  const shows = await expect
    .poll(isHidden, { timeout: CLOSING })
    .toBe(false)
    .then(() => true)
    .catch(() => false)
  return shows ? faults.filter((fault) => !isOfSight(fault)) : faults
}

/** Runs in the page. */
function hasHeadThatStays(): boolean {
  return [...document.querySelectorAll('main *')].some(
    (element) =>
      getComputedStyle(element).position === 'sticky' &&
      (element.matches('table:has(tbody :is(a, button, [tabindex])) th') ||
        element.clientWidth > innerWidth / 2),
  )
}

/** What can be used and was no stop; of things that the arrow keys walk through, one is enough. */
function unreached(trail: JSHandle<Trail>): Promise<string[]> {
  return trail.evaluate(({ isMet }, INTERACTIVE) => {
    const GROUPS =
      '[role=tablist], [role=radiogroup], [role=toolbar], [role=listbox], [role=group], fieldset, section'
    const isUsable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.closest('[inert], [aria-hidden=true], :disabled, [aria-disabled=true]') === null
    const hasMate = (element: Element) =>
      [...(element.closest(GROUPS)?.querySelectorAll(element.tagName) ?? [])].some((mate) => isMet(mate))
    return [...document.querySelectorAll(INTERACTIVE)]
      .filter((element) => !isMet(element) && isUsable(element))
      .filter((element) => {
        const tabIndex = (element as HTMLElement).tabIndex
        const arrows = tabIndex < 0 || element.matches('[type=radio]')
        return arrows
          ? element.matches('a, button, input, select, textarea, summary') && !hasMate(element)
          : true
      })
      .map((element) => `${element.outerHTML.slice(0, 120)}: not reached`)
  }, INTERACTIVE)
}
