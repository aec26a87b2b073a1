import { type Browser, chromium } from '@playwright/test'
import { PAGES } from '#server/pages/page-kinds.ts'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'
import { type Measured, median } from './measure.ts'
import type { Finding } from './report.ts'
import { type Visit, type Visitor, visitSlowly } from './slow-visit.ts'
import { idOf, importTrade, newDatabase, startPortal } from './stage.ts'

const RUNS = 5
const READABLE_WITHIN_S = 2
const MOST_SHIFT = 0.02

/** 1.6 Mbit/s down, half of it up, 150 ms for a question and its answer. */
const PHONE: Visitor = {
  viewport: { width: 390, height: 844 },
  line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 },
  slowedBy: 1,
}
/** 400 kbit/s both ways and 400 ms, with a processor slowed four times. */
const SLOW_PHONE: Visitor = {
  viewport: { width: 360, height: 800 },
  line: { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  slowedBy: 4,
}
const SLOW_DESKTOP: Visitor = { ...SLOW_PHONE, viewport: { width: 1280, height: 800 }, slowedBy: 1 }

const SPECIES_TABS = ['', '?tab=trade', '?tab=conservation', '?tab=illegal', '?tab=catch', '/brief']

/** How soon pages can be read on a slow line, and whether what is read stays where it is. */
export async function measureSlowLine(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const portal = await startPortal({ DATABASE_URL: database.url })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_SWITCHES })
  try {
    return [await measureLanding(browser, portal.address), await measureRoutes(browser, portal.address)]
  } finally {
    await browser.close()
    await portal.stop()
    await database.drop()
  }
}

async function measureLanding(browser: Browser, address: string): Promise<Finding> {
  const first: Measured = { what: 'first contentful paint', unit: 's', runs: [] }
  const largest: Measured = { what: 'largest text paint', unit: 's', runs: [] }
  await askOnce(address)
  for (let round = 0; round < RUNS; round++) {
    const visit = await visitSlowly(browser, address, PHONE)
    first.runs.push(visit.firstPaint / 1000)
    largest.runs.push(visit.largestText / 1000)
  }
  return {
    heading: 'A slow line: /',
    how: 'First visit of a phone over 1.6 Mbit/s with 150 ms for each round trip, throttled by the browser; the largest text is the last that it names as its largest paint.',
    measured: [first, largest],
    goals: [first, largest].map(({ what, runs }) => ({
      goal: `${what} within ${READABLE_WITHIN_S} s`,
      met: median(runs) < READABLE_WITHIN_S,
      value: `${median(runs).toFixed(2)} s`,
    })),
  }
}

interface RouteVisits {
  path: string
  /** Written by the server, so that its text does not wait for scripts. */
  isText: boolean
  phone: Visit
  desktop: Visit
}

/** Every public route once on a phone and once on a desktop, each with an empty browser. */
async function measureRoutes(browser: Browser, address: string): Promise<Finding> {
  const narwhal = await idOf(address, 'Monodon monoceros')
  const paths = [
    ...Object.keys(PAGES),
    '/countries/GL',
    '/countries/GL/brief',
    ...SPECIES_TABS.map((tab) => `/species/${narwhal}${tab}`),
  ]
  const visits: RouteVisits[] = []
  for (const path of paths) {
    await askOnce(address + path)
    visits.push({
      path: path.replace(narwhal, '{narwhal}'),
      isText: !PAGES[path]?.drawnInBrowser,
      phone: await visitSlowly(browser, address + path, SLOW_PHONE),
      desktop: await visitSlowly(browser, address + path, SLOW_DESKTOP),
    })
  }
  const latest = most(
    visits.filter(({ isText }) => isText).map(({ path, phone }) => [path, phone.firstPaint / 1000]),
  )
  const jumpsOnPhone = most(visits.map(({ path, phone }) => [path, phone.shift]))
  const jumpsOnDesktop = most(visits.map(({ path, desktop }) => [path, desktop.shift]))
  return {
    heading: 'A slow line: every public page',
    how: 'First visit of each over 400 kbit/s with 400 ms for each round trip, throttled by the browser: a phone of 360 by 800 pixels with its processor slowed four times, and a desktop of 1280 by 800. Each page is scrolled through to its foot; shift is the largest window of cumulative layout shift.',
    measured: visits.flatMap(({ path, phone, desktop }) => [
      { what: `${path}: text on a phone`, unit: 's', runs: [phone.firstPaint / 1000] },
      { what: `${path}: shift on a phone`, unit: '', runs: [phone.shift] },
      { what: `${path}: shift on a desktop`, unit: '', runs: [desktop.shift] },
    ]),
    goals: [
      {
        goal: `text within ${READABLE_WITHIN_S} s on every page that the server writes`,
        met: latest.value <= READABLE_WITHIN_S,
        value: `${latest.value.toFixed(2)} s on ${latest.path}`,
      },
      ...Object.entries({ phone: jumpsOnPhone, desktop: jumpsOnDesktop }).map(([device, worst]) => ({
        goal: `a shift of at most ${MOST_SHIFT} on every page, on a ${device}`,
        met: worst.value <= MOST_SHIFT,
        value: `${worst.value.toFixed(3)} on ${worst.path}`,
      })),
    ],
  }
}

/** The largest of some figures, with its page. */
function most(figures: readonly (readonly [string, number])[]): { path: string; value: number } {
  const [[path, value] = ['', Number.NaN]] = figures.toSorted(([, a], [, b]) => b - a)
  return { path, value }
}

/** The portal has built a page once, as for every visitor but the first. */
const askOnce = (address: string) =>
  fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })
