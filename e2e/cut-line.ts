import type { Page } from '@playwright/test'
import { type Line, layLine } from '#testing/line.ts'
import { expect, test as journey } from './journey.ts'

export { expect }

interface LineJourney {
  /** The line to the portal, for this journey alone. */
  line: Line
}

/** A journey whose portal is reached over a line that can be cut, in a browser that keeps what it reads. */
export const test = journey.extend<LineJourney>({
  line: async ({ portal }, use) => {
    const { SIMULATED_PORTAL = '', REAL_PORTAL, CURATED_PORTAL = '' } = process.env
    const urls = {
      simulated: SIMULATED_PORTAL,
      real: REAL_PORTAL ?? '',
      curated: CURATED_PORTAL,
      any: REAL_PORTAL ?? SIMULATED_PORTAL,
    }
    const line = await layLine(urls[portal])
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.url),
  serviceWorkers: 'allow',
  // What browsers and screens say of a line that is down.
  expectedMessages:
    /ERR_(CONNECTION|INTERNET|FAILED|EMPTY)|Failed to (load|fetch)|Unreached|(page|section) failed|Error loading|preload/,
})

/** What this browser has kept, by the names of its stores. */
export const cachedIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stores = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const
    })
    return Object.fromEntries(await Promise.all(stores))
  })

/** Addresses of all files that are cached. */
export const allCached = async (page: Page): Promise<string[]> => Object.values(await cachedIn(page)).flat()

/** The keys of all answers that are persisted, each with its procedure and input as JSON. */
export const persistedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opened before the portal has made it, the database would stay empty.
    if ((await indexedDB.databases()).length === 0) return []
    const opening = indexedDB.open('arctic-tracker')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const asking = opening.result.transaction('answers').objectStore('answers').getAllKeys()
    await new Promise((resolve) => asking.addEventListener('success', resolve))
    opening.result.close()
    return asking.result.map(String)
  })

/** Waits until a first visit has kept what every reader gets: screens, words, and the answers that they open with. */
export async function untilCached(page: Page): Promise<void> {
  const answered = () => page.evaluate(() => sessionStorage.getItem('arctic-tracker-cached'))
  await expect.poll(answered, { timeout: 120_000 }).not.toBeNull()
}

/** Waits until every tab of a species that is open can be read offline. */
export async function untilSpeciesCached(page: Page, id: string): Promise<void> {
  await untilCached(page)
  const persisted = [
    ...['"trade","view"', '"trade","trends"', '"trade","file"', '"listings","tradeMeasures"'],
    ...['"listings","reservedTrade"', '"timeline","list"', '"references","list"', '"catches","list"'],
    ...['"seizures","summary"', '"seizures","list"'],
  ].map((procedure) => expect.stringMatching(new RegExp(`\\[${procedure}\\].*${id}`)))
  await expect.poll(() => persistedIn(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(persisted))
}

/** The bar under the header that says how the line is. */
export const connectionBar = (page: Page) => page.locator('[data-line]')
