import { expect, type Page } from '@playwright/test'

/** More stops than any screen has. */
const MOST_STOPS = 400
/** Stops between two looks at whether the walk has come round. */
const AT_A_TIME = 10

declare global {
  interface Window {
    /** What the walk through a page has found. */
    focusWalk?: { stops: Element[]; findings: string[]; hasEnded: boolean }
  }
}

/**
 * Walks through a screen with Tab. Every stop shows that it has the focus, none lies hidden under something
 * else, and each stands after the one before it, as a reader's eye goes: to the right, or further down.
 */
export async function expectGoodFocus(page: Page): Promise<void> {
  await page.evaluate(watchFocus)
  for (let stop = 0; stop < MOST_STOPS; stop += AT_A_TIME) {
    for (let turn = 0; turn < AT_A_TIME; turn += 1) await page.keyboard.press('Tab')
    if (await page.evaluate(() => window.focusWalk?.hasEnded)) break
  }
  const { stops, findings } = await page.evaluate(() => ({
    stops: window.focusWalk?.stops.length ?? 0,
    findings: window.focusWalk?.findings ?? [],
  }))
  expect.soft(stops, 'stops of the keyboard').toBeGreaterThan(0)
  expect.soft(stops, 'stops of the keyboard: the walk never came round').toBeLessThan(MOST_STOPS)
  expect.soft(findings, 'what is wrong about the focus').toEqual([])
}

/** Runs in the page: looks at each stop when Tab is pressed to leave it, since by then the page has come to rest. */
function watchFocus(): void {
  const walk = { stops: [] as Element[], findings: [] as string[], hasEnded: false }
  window.focusWalk = walk

  /** What opens over the page, goes with Escape and stands in no order with it. */
  const FLOATS = '[data-base-ui-portal], dialog, [popover], [role="menu"], [role="dialog"]'
  /** What is led to, and the edges of a dialog, which hand the focus on at once. */
  const NO_STOPS = 'main, [tabindex="-1"], [data-base-ui-focus-guard]'

  const named = (stop: Element) =>
    `${stop.tagName.toLowerCase()} "${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)}"`

  const hasOutline = (element: Element | null | undefined) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
  }
  /** A hidden control shows its focus on what stands for it. */
  const showsFocus = (stop: Element) =>
    [stop, stop.parentElement, stop.nextElementSibling, stop.closest('label')].some(hasOutline)

  const belongs = (hit: Element, stop: Element) =>
    stop.contains(hit) || hit.contains(stop) || hit.closest('label')?.contains(stop)
  const isSeen = (stop: Element) => {
    const { left, top, width, height } = stop.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9]
    return places.some((across) =>
      places.some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        return hit !== null && (belongs(hit, stop) || hit.closest(FLOATS) !== null)
      }),
    )
  }

  /** Where it stands in the page, however far anything is scrolled; undefined where it hovers over the page. */
  const placeOf = (stop: Element) => {
    if (stop.closest(FLOATS)) return undefined
    const { left, right, top, bottom } = stop.getBoundingClientRect()
    let [across, down] = [scrollX, scrollY]
    for (let frame = stop.parentElement; frame; frame = frame.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(frame).position)) return undefined
      if (frame === document.documentElement || frame === document.body) continue
      across += frame.scrollLeft
      down += frame.scrollTop
    }
    return { left: left + across, right: right + across, top: top + down, bottom: bottom + down }
  }
  type Place = NonNullable<ReturnType<typeof placeOf>>
  /** Above without being in a next column, or in the same line but further left. */
  const standsBefore = (next: Place, last: Place) => {
    const isAbove = next.bottom <= last.top + 1 && next.left < last.right - 1
    const overlap = Math.min(next.bottom, last.bottom) - Math.max(next.top, last.top)
    const isInLine = overlap > Math.min(next.bottom - next.top, last.bottom - last.top) / 2
    return isAbove || (isInLine && next.right <= last.left + 1)
  }

  let last: { stop: Element; place: Place | undefined } | undefined
  const look = (stop: Element) => {
    if (!showsFocus(stop)) walk.findings.push(`${named(stop)} does not show its focus`)
    if (!isSeen(stop)) walk.findings.push(`${named(stop)} is hidden while it has the focus`)
    const place = placeOf(stop)
    // From its end the walk goes on at the beginning of the page.
    const goesOn = last && last.stop.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
    if (goesOn && last?.place && place && standsBefore(place, last.place))
      walk.findings.push(`${named(stop)} stands before ${named(last.stop)} and comes after it`)
    last = { stop, place }
    walk.stops.push(stop)
  }

  addEventListener(
    'keydown',
    ({ key }) => {
      const stop = document.activeElement
      if (key !== 'Tab' || walk.hasEnded || stop === null || stop === document.body) return
      if (walk.stops.includes(stop)) walk.hasEnded = true
      else if (!stop.matches(NO_STOPS)) look(stop)
      if (stop instanceof HTMLElement && stop.tabIndex > 0)
        walk.findings.push(`${named(stop)} has an order of its own`)
    },
    true,
  )
}
