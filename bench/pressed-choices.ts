import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'

/** How much slower the browser makes the page's own thread; workers it leaves as they are. */
export const SLOWED = 4
const WARM_UP = 4
/** A reader looks at the figures before the next press; meanwhile the charts out of sight are drawn. */
const LOOKED_AT_MS = 1500
const SCREEN = { width: 1280, height: 800 }
const REPORTERS = ['both sides', 'exporters', 'importers', 'larger side']
const MOVEMENTS = ['all, quantities direct', 'direct trade', 'all movements']
const COUNTRIES = ['exporter', 'source country']

/**
 * Milliseconds from the press on a choice to the frame that shows its figures, on the trade tab of a species: one choice
 * after the other, each for figures not shown before.
 */
export async function pressChoices(address: string, speciesId: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_SWITCHES })
  try {
    const page = await openTradeTab(browser, `${address}/species/${speciesId}?tab=trade`)
    // The first press has the file loaded; its own figures may come from the server.
    const fileLoaded = page.waitForResponse(/\.parquet$/)
    const took: number[] = []
    for (const [group, name] of eachOnce()) {
      const button = page.getByRole('group', { name: group, exact: true }).getByRole('button', { name })
      const [one] = await Promise.all([page.evaluate(untilDrawn), button.click()])
      await fileLoaded
      if (one !== undefined) took.push(one)
      await page.waitForTimeout(LOOKED_AT_MS)
    }
    return took.slice(WARM_UP)
  } finally {
    await browser.close()
  }
}

async function openTradeTab(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(watchFrames)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'More filters' }).click()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

/** Every combination of the three choices once, each a single press away from the one before. */
function* eachOnce(): Generator<[group: string, name: RegExp]> {
  for (const [third, by] of COUNTRIES.entries()) {
    if (third > 0) yield ['Countries by', startingWith(by)]
    const movements = third % 2 === 0 ? MOVEMENTS : MOVEMENTS.toReversed()
    for (const [second, movement] of movements.entries()) {
      if (second > 0) yield ['Movement', startingWith(movement)]
      const isBack = (third * MOVEMENTS.length + second) % 2 === 1
      const [, ...reporters] = isBack ? REPORTERS.toReversed() : REPORTERS
      for (const reporter of reporters) yield ['Reported by', startingWith(reporter)]
    }
  }
}

const startingWith = (name: string) => new RegExp(`^${name}[\\s\\d,]*$`)

declare global {
  interface Window {
    /** When the page's own part of its last frames began. */
    framesBegan: number[]
  }
}

/* What follows runs in the page. */

/** Notes when each frame begins: by then the one before it has been laid out and painted. */
function watchFrames(): void {
  window.framesBegan = []
  const ask = window.requestAnimationFrame
  let last = 0
  window.requestAnimationFrame = (callback) =>
    ask((frame) => {
      if (frame !== last) window.framesBegan = [...window.framesBegan.slice(-9), performance.now()]
      last = frame
      callback(frame)
    })
}

/** Milliseconds, once the figures of the next press are painted; undefined where none changed. */
function untilDrawn(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const figures = document.querySelector('div[aria-busy]')
    if (figures === null) return reject(new Error('The trade tab is not there'))
    const before = figures.textContent
    let pressed = Number.POSITIVE_INFINITY
    let button: Element | null = null
    const press = ({ timeStamp, target }: Event) => {
      pressed = timeStamp
      button = (target as Element).closest('[aria-pressed]')
    }
    addEventListener('click', press, { capture: true, once: true })

    const changes = new MutationObserver(() => {
      const isChosen = button?.getAttribute('aria-pressed') === 'true'
      if (!isChosen || figures.getAttribute('aria-busy') !== 'false') return
      changes.disconnect()
      const changed = performance.now()
      // The first frame from here paints them; when the second begins, that is done.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const end = window.framesBegan.filter((began) => began >= changed)[1]
          // Some choices change nothing of what is in sight.
          resolve(end === undefined || figures.textContent === before ? undefined : end - pressed)
        }),
      )
    })
    changes.observe(document, { subtree: true, attributeFilter: ['aria-busy', 'aria-pressed'] })
  })
}
