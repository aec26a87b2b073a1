import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'

/** What passes between the press on a choice and the frame that shows its figures, in milliseconds. */
export interface PressedChoice {
  /** From the click to the question that goes to the worker. */
  asking: number
  /** From the question to its answer: counting in the worker, and the answer's way back. */
  counting: number
  /** From the answer to the frame: React, layout and paint. */
  drawing: number
}

/** How much slower the browser makes the page's own thread; workers it leaves as they are. */
export const SLOWED = 4
const WARM_UP = 4
/** A reader looks at the figures before the next press; meanwhile the charts out of sight are drawn. */
const LOOKED_AT_MS = 1500
const SCREEN = { width: 1280, height: 800 }
const REPORTERS = ['both sides', 'exporters', 'importers', 'larger side']
const MOVEMENTS = ['all, quantities direct', 'direct trade', 'all movements']
const COUNTRIES = ['exporter', 'source country']

/** Presses one choice after the other on the trade tab of a species, each for figures not shown before. */
export async function pressChoices(address: string, speciesId: string): Promise<PressedChoice[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_SWITCHES })
  try {
    const page = await openTradeTab(browser, `${address}/species/${speciesId}?tab=trade`)
    const pressed: PressedChoice[] = []
    for (const [group, name] of eachOnce()) {
      const button = page.getByRole('group', { name: group, exact: true }).getByRole('button', { name })
      const [one] = await Promise.all([page.evaluate(untilDrawn), button.click()])
      // The first press has the file loaded, and its figures may come from the server.
      if (pressed.length === 0 && one === undefined) await page.evaluate(untilFileIsOpen)
      else if (one !== undefined) pressed.push(one)
      await page.waitForTimeout(LOOKED_AT_MS)
    }
    return pressed.slice(WARM_UP)
  } finally {
    await browser.close()
  }
}

async function openTradeTab(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(watchWorkers)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'More choices' }).click()
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
    tradeFileIsOpen?: boolean
    tradeAsked?: number
    tradeAnswered?: number
  }
}

/* What follows runs in the page. */

/** Notes when the page asks its worker and when it hears from it. */
function watchWorkers(): void {
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (this: Worker, message: { kind: string }) {
    if (message.kind === 'job') window.tradeAsked = performance.now()
    else {
      const heard = ({ data }: MessageEvent) => {
        window.tradeAnswered = performance.now()
        window.tradeFileIsOpen ||= data.kind === 'answer'
      }
      // Before the page's own listener, which draws the figures.
      this.addEventListener('message', heard, { capture: true })
    }
    postMessage.call(this, message)
  }
}

function untilFileIsOpen(): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      if (!window.tradeFileIsOpen) return
      clearInterval(looking)
      resolve()
    }, 50)
  })
}

/** Resolves once the frame after the next press shows its figures; undefined where the server answered or none changed. */
function untilDrawn(): Promise<PressedChoice | undefined> {
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

    const drawn = () => {
      const { tradeAsked = 0, tradeAnswered = 0 } = window
      // Some choices change nothing of what is in sight.
      if (figures.textContent === before) return resolve(undefined)
      if (tradeAsked < pressed || tradeAnswered < tradeAsked) return resolve(undefined)
      resolve({
        asking: tradeAsked - pressed,
        counting: tradeAnswered - tradeAsked,
        drawing: performance.now() - tradeAnswered,
      })
    }
    const changes = new MutationObserver(() => {
      const isChosen = button?.getAttribute('aria-pressed') === 'true'
      if (!isChosen || figures.getAttribute('aria-busy') !== 'false') return
      changes.disconnect()
      // A message comes after the frame's layout and paint.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = drawn
      requestAnimationFrame(() => port2.postMessage(null))
    })
    changes.observe(document, { subtree: true, attributeFilter: ['aria-busy', 'aria-pressed'] })
  })
}
