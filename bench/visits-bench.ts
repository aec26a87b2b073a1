import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'
import type { Finding } from './report.ts'
import { idOf, importTrade, newDatabase, startPortal } from './stage.ts'

const SCREEN = { width: 1280, height: 800 }

/** What the portal was asked for and gave, and how much of it was pages and answers that follow from the data. */
interface Load {
  requests: number
  bytes: number
  built: number
}

/** What one visit takes from the portal: a first one, and one of a browser that has been there before. */
export async function measureVisits(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const portal = await startPortal({ DATABASE_URL: database.url })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_SWITCHES })
  try {
    const narwhal = await idOf(portal.address, 'Monodon monoceros')
    const context = await browser.newContext({ viewport: SCREEN, locale: 'en-GB', serviceWorkers: 'block' })
    const first = await visit(context, portal.address, narwhal)
    const again = await visit(context, portal.address, narwhal)
    return [
      {
        heading: 'What a visit takes',
        how: 'The landing page, the gallery, a species and its trade tab, each opened by its address in Chromium; then the same by the same browser, which asks whether what it has still holds. Bytes as they are sent, compressed.',
        measured: [...figures('A first visit', first), ...figures('The next visit', again)],
        goals: [],
      },
    ]
  } finally {
    await browser.close()
    await portal.stop()
    await database.drop()
  }
}

const figures = (what: string, { requests, bytes, built }: Load) => [
  { what: `${what}: requests`, unit: '', runs: [requests] },
  { what: `${what}: of them pages and answers`, unit: '', runs: [built] },
  { what: `${what}: bytes`, unit: 'kB', runs: [bytes / 1000] },
]

async function visit(context: BrowserContext, address: string, species: string): Promise<Load> {
  const page = await context.newPage()
  const load = await counted(page)
  for (const path of ['/', '/gallery', `/species/${species}`, `/species/${species}?tab=trade`]) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
  }
  await page.close()
  return load
}

/** Counts what the page asks from now on. */
async function counted(page: Page): Promise<Load> {
  const load: Load = { requests: 0, bytes: 0, built: 0 }
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const cached = new Set<string>()
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (cached.has(requestId) || response.fromDiskCache || !response.url.startsWith('http')) return
    load.requests += 1
    if (new URL(response.url).pathname.startsWith('/api/') || response.mimeType === 'text/html')
      load.built += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    load.bytes += encodedDataLength
  })
  return load
}
