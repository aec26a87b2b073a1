import type { Browser, Page } from '@playwright/test'

/** A device, and how its line is throttled by the browser. */
export interface Visitor {
  viewport: { width: number; height: number }
  line: { latency: number; downloadThroughput: number; uploadThroughput: number }
  /** How many times slower its processor is. */
  slowedBy: number
}

export interface Visit {
  /** Milliseconds until the first paint, which is text where the server writes the page. */
  firstPaint: number
  /** The last text that the browser names as its largest paint. */
  largestText: number
  /** Cumulative layout shift while the page came and was scrolled through: the largest window of at most five seconds. */
  shift: number
}

const STEP = 600
const FURTHEST = 15_000
const QUIET_WITHIN_MS = 60_000

/** The first visit of a browser that has stored nothing yet, down to the foot of the page. */
export async function visitSlowly(browser: Browser, address: string, visitor: Visitor): Promise<Visit> {
  const context = await browser.newContext({ viewport: visitor.viewport })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...visitor.line })
    await session.send('Emulation.setCPUThrottlingRate', { rate: visitor.slowedBy })
    // Until the scripts have taken the page over, which may paint a text anew.
    await page.goto(address, { waitUntil: 'networkidle', timeout: QUIET_WITHIN_MS })
    await scrollThrough(page)
    return await page.evaluate(readPaints)
  } finally {
    await context.close()
  }
}

/** Parts that are deferred come when they are reached. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < Math.min(height, FURTHEST); top += STEP) {
    await page.evaluate((to) => scrollTo(0, to), top)
    await page.waitForTimeout(200)
  }
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS })
}

/** Runs in the page. */
async function readPaints(): Promise<Visit> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((seen) => resolve(seen.getEntries())).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 500)
    })
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
  }
  const texts = await entriesOf('largest-contentful-paint')
  let shift = 0
  let window = { from: 0, to: 0, sum: 0 }
  for (const { startTime, value, hadRecentInput } of (await entriesOf('layout-shift')) as Shift[]) {
    if (hadRecentInput) continue
    const isNext = startTime - window.to < 1000 && startTime - window.from < 5000
    window = isNext
      ? { ...window, to: startTime, sum: window.sum + value }
      : { from: startTime, to: startTime, sum: value }
    shift = Math.max(shift, window.sum)
  }
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  return {
    firstPaint: painted?.startTime ?? Number.NaN,
    // What has no address is no picture.
    largestText: texts.findLast((entry) => !('url' in entry && entry.url))?.startTime ?? Number.NaN,
    shift,
  }
}
