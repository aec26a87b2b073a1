/** Where the tab key stopped, as a reader with eyes on the focus finds it. */
export interface Stop {
  /** 'button "Theme" in banner' */
  name: string
  /** Of elements that look alike one stands for all. */
  look: string
  again: boolean
  /** What opens by it. */
  opens?: 'popup' | 'part'
  /** What is not as it should be at this stop, or showed at the one before as soon as it was left. */
  faults: string[]
}

/** What is remembered from stop to stop; it lives in the page. */
export interface Trail {
  reached: Set<Element>
  /** Also of what took the place of a stop, as a sign does that can explain itself as soon as the page is idle. */
  isMet: (element: Element) => boolean
  last?: Element
  /** How the last stop showed that it had the focus. */
  ring: string
  /** The last stop that has a place in the order of the page. */
  placed?: { name: string; box: DOMRect; scroller: Element | null }
}

/** What takes part in the order of the tab key. */
export const INTERACTIVE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true], audio[controls], video[controls]'

/** Runs in the page: looks at what has the focus. Undefined at the end, where nothing of the page has it. */
export function lookAtStop(trail: Trail): Stop | undefined {
  const NEAR = 3
  /** Pixels from which on a part of something is enough to see that it has the focus. */
  const TALL = 120
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const place = element.closest('header, main, footer, dialog, [role=dialog]')?.tagName.toLowerCase()
    return `${element.tagName.toLowerCase()} "${name.trim().slice(0, 50)}" in ${place}`
  }
  /** What may be drawn round an element: by itself, its label or the box it fills. */
  const ringOf = (element: Element) => {
    const boxes: Element[] = []
    for (let box: Element | null = element; box && boxes.length <= NEAR; box = box.parentElement)
      boxes.push(box)
    return boxes
      .map((box) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box)
        return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow}`
      })
      .join('; ')
  }
  /** A box to click of one pixel stands for its label. */
  const seenOf = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 ? element : (element.closest('label') ?? element.parentElement ?? element)
  }
  const isOf = (element: Element, hit: Element) =>
    element.contains(hit) || hit.contains(element) || (hit.closest('label')?.contains(element) ?? false)
  /** The room for a finger round a badge is wider than the badge, and cannot be seen. */
  const isSeenAt = (hit: Element, x: number, y: number) =>
    [...hit.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    )
  /** Of something tall its middle is enough. */
  const isCovered = (element: Element, box: DOMRect) => {
    const middle = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 2)
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, innerHeight)
    const heights = [0.5, ...(box.height > TALL ? [] : [0.25, 0.75])]
    return heights.some((share) => {
      const y = top + share * (bottom - top)
      const hit = document.elementFromPoint(middle, y)
      return hit === null || (!isOf(element, hit) && isSeenAt(hit, middle, y))
    })
  }
  const scrollerOf = (element: Element) => {
    for (let around = element.parentElement; around; around = around.parentElement)
      if (/auto|scroll/.test(getComputedStyle(around).overflow)) return around
    return null
  }
  /** Its place where it scrolls, as if nothing were scrolled; what sticks or floats has none. */
  const placeOf = (element: Element, box: DOMRect) => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(around).position)) return undefined
    const { scrollLeft = 0, scrollTop = 0 } = scrollerOf(element) ?? {}
    return new DOMRect(box.x + scrollX + scrollLeft, box.y + scrollY + scrollTop, box.width, box.height)
  }
  const isBefore = (next: DOMRect, previous: DOMRect) => {
    if (next.bottom <= previous.top + 1) return next.left < previous.right - 1
    const shared = Math.min(next.bottom, previous.bottom) - Math.max(next.top, previous.top)
    return shared > Math.min(next.height, previous.height) / 2 && next.right <= previous.left + 1
  }

  const { activeElement: element } = document
  const faults: string[] = []
  if (trail.last && trail.last !== element && ringOf(trail.last) === trail.ring && trail.last.isConnected)
    faults.push(`${nameOf(trail.last)}: nothing shows that it has the focus`)
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
    return undefined

  const name = nameOf(element)
  // A field for a day has a stop for the day, the month and the year.
  const isNextPart = element === trail.last && element.matches('[type=date]')
  const again = trail.reached.has(element) && !isNextPart
  trail.reached.add(element)
  trail.last = element
  if (!isNextPart) trail.ring = ringOf(element)

  const seen = element instanceof HTMLElement ? seenOf(element) : element
  const [box = seen.getBoundingClientRect()] = seen.getClientRects()
  const isOutside =
    box.height > TALL
      ? box.bottom < 0 || box.top > innerHeight
      : box.top < -1 ||
        box.bottom > innerHeight + 1 ||
        (box.width < innerWidth && (box.left < -1 || box.right > innerWidth + 1))
  if (isOutside) faults.push(`${name}: out of sight`)
  else if (isCovered(seen, box)) faults.push(`${name}: covered`)

  const isFloating = element.closest('[role=dialog], dialog, [role=menu], [role=listbox]') !== null
  const place = isFloating ? undefined : placeOf(seen, box)
  if (place) {
    const scroller = scrollerOf(seen)
    if (trail.placed?.scroller === scroller && isBefore(place, trail.placed.box))
      faults.push(`${name}: stands before ${trail.placed.name}, and is reached after it`)
    trail.placed = { name, box: place, scroller }
  }

  const opensPopup = element.hasAttribute('aria-haspopup')
  const opensPart = element.hasAttribute('aria-expanded') || element.matches('summary')
  const isButton = !element.matches('input, textarea, select') && !isFloating
  const opens = opensPopup ? 'popup' : opensPart ? 'part' : undefined
  return {
    name,
    again,
    faults,
    look: `${element.tagName} ${element.getAttribute('class')}`,
    ...(isButton && opens ? { opens } : {}),
  }
}
