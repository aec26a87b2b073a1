import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'
import { SLOWED } from './pressed-choices.ts'

const WARM_UP = 3
/** A reader looks at the figures before the next press. */
const LOOKED_AT_MS = 1500
const SCREEN = { width: 1280, height: 800 }
const MOVEMENTS = ['Direct trade', 'Re-exports', 'All movements']
const REPORTERS = ['Both sides', 'Exporters', 'Importers', 'Larger side']

/** What readers wait for on the explorer, in milliseconds. */
export interface PressedQuestions {
  /** From the press until the browser has the figures, the worker's counting with it. */
  answered: number[]
  /** Of that the worker's own time, from the arrival of a question to its answer; without what the page does meanwhile. */
  counted: number[]
  /** From the press to the frame that answers it, as the browser itself times interactions. */
  interactions: number[]
}

/**
 * Presses on choices of the explorer after the files of all species have come, each for a question not asked before, the page's
 * own thread slowed. Throws where the server is asked.
 */
export async function pressQuestions(address: string): Promise<PressedQuestions> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_SWITCHES })
  try {
    const page = await openExplorer(browser, `${address}/trade?group=importer,term`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const answered: number[] = []
    for (const [group, name] of eachOnce()) {
      const button = page.getByRole('group', { name: group, exact: true }).getByRole('button', { name })
      // Forced: Playwright would look in the page for what lies under the pointer, in the time that is measured.
      const [took] = await Promise.all([page.evaluate(untilAnswered), button.click({ force: true })])
      answered.push(took)
      await page.waitForTimeout(LOOKED_AT_MS)
    }
    const ofServer = asked.filter((path) => path.startsWith('/api/trade/'))
    if (ofServer.length > 0) throw new Error(`The server was asked: ${ofServer.join(', ')}`)
    return {
      answered: answered.slice(WARM_UP),
      counted: (await Promise.all(page.workers().map((one) => one.evaluate(() => self.counted))))
        .flat()
        .slice(WARM_UP),
      interactions: await page.evaluate(() => window.interactions),
    }
  } finally {
    await browser.close()
  }
}

async function openExplorer(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(timeInteractions)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'More filters' }).click()
  await page
    .getByRole('group', { name: 'Movement', exact: true })
    .getByRole('button', { name: startingWith('All movements') })
    .click()
  await page.waitForFunction(() => performance.getEntriesByName('trade files loaded').length > 0)
  for (const worker of page.workers()) await worker.evaluate(timeCounting)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

/** Every combination of movement and reporter once, each a single press away from the one before. */
function* eachOnce(): Generator<[group: string, name: RegExp]> {
  for (const [place, movement] of MOVEMENTS.entries()) {
    yield ['Movement', startingWith(movement)]
    const [, ...reporters] = place % 2 === 0 ? REPORTERS : REPORTERS.toReversed()
    for (const reporter of reporters) yield ['Reported by', startingWith(reporter)]
  }
}

const startingWith = (name: string) => new RegExp(`^${name}[\\s\\d,]*$`, 'i')

declare global {
  interface Window {
    interactions: number[]
    counted: number[]
  }
}

/* What follows runs in the page. */

/** Notes how long each interaction takes to be answered by a frame. */
function timeInteractions(): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.name === 'click' && entry.interactionId) window.interactions.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Milliseconds, once the line of rows says what the next press leaves. */
function untilAnswered(): Promise<number> {
  return new Promise((resolve, reject) => {
    const figures = document.querySelector('main div[aria-busy]')
    if (figures === null) return reject(new Error('The explorer is not there'))
    const before = figures.textContent
    let pressed = Number.POSITIVE_INFINITY
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
    const changes = new MutationObserver(() => {
      if (figures.textContent === before || figures.getAttribute('aria-busy') === 'true') return
      changes.disconnect()
      resolve(performance.now() - pressed)
    })
    changes.observe(figures, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

/* What follows runs in the worker. */

/** Notes how long each question takes the worker, which answers before any later listener hears of the question. */
function timeCounting(): void {
  const { postMessage } = self
  self.counted = []
  let answered = 0
  self.postMessage = (answer: unknown) => {
    answered = performance.now()
    postMessage(answer)
  }
  addEventListener('message', ({ timeStamp }) => self.counted.push(answered - timeStamp))
}
