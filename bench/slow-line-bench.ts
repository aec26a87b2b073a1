import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'
import { type Measured, median } from './measure.ts'
import type { Finding } from './report.ts'
import { importTrade, newDatabase, startPortal } from './stage.ts'

const RUNS = 5
const READABLE_WITHIN_S = 2
const PHONE = { width: 390, height: 844 }
/** 1.6 Mbit/s down, half of it up, 150 ms for a question and its answer. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

/** How soon the landing page can be read on a slow line: when its first and its largest text stand there. */
export async function measureSlowLine(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const portal = await startPortal({ DATABASE_URL: database.url })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_SWITCHES })
  const first: Measured = { what: 'first contentful paint', unit: 's', runs: [] }
  const largest: Measured = { what: 'largest text paint', unit: 's', runs: [] }
  try {
    // The portal has built the page once, as for every visitor but the first.
    await fetch(portal.address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })
    for (let round = 0; round < RUNS; round++) {
      const paints = await firstVisit(browser, portal.address)
      first.runs.push(paints.first / 1000)
      largest.runs.push(paints.largest / 1000)
    }
  } finally {
    await browser.close()
    await portal.stop()
    await database.drop()
  }
  return [
    {
      heading: 'A slow line: /',
      how: 'First visit of a phone over 1.6 Mbit/s with 150 ms for each round trip, throttled by the browser; the largest text is the last that it names as its largest paint.',
      measured: [first, largest],
      goals: [first, largest].map(({ what, runs }) => ({
        goal: `${what} within ${READABLE_WITHIN_S} s`,
        met: median(runs) < READABLE_WITHIN_S,
        value: `${median(runs).toFixed(2)} s`,
      })),
    },
  ]
}

interface Paints {
  first: number
  largest: number
}

/** Milliseconds from the beginning of a visit whose browser has kept nothing yet. */
async function firstVisit(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  // Until the scripts have taken the page over, which may paint a text anew.
  await page.goto(address, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(async (): Promise<Paints> => {
    const texts = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((seen) => resolve(seen.getEntries()))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    // What has no address is no picture.
    const ofText = texts.filter((entry) => !('url' in entry && entry.url))
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return { first: painted?.startTime ?? Number.NaN, largest: ofText.at(-1)?.startTime ?? Number.NaN }
  })
  await context.close()
  return paints
}
