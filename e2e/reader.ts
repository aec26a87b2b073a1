import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { hurryRetries, test as journey, watched } from './journey.ts'

export { expect } from './journey.ts'

/** The pages of a worker, by portal, language, whether they hurry and whether they run scripts. */
type Readers = Map<string, Page>

/**
 * A journey in a page that others went through before and left as it was: a page opened anew, which reads and compiles
 * every script for the first time, takes longer than most of what is looked at.
 */
export const test = journey.extend<object, { readers: Readers }>({
  readers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright takes it so
    async ({}, use) => {
      const readers: Readers = new Map()
      await use(readers)
      for (const page of readers.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],

  page: async (
    {
      browser,
      readers,
      baseURL,
      locale,
      viewport,
      colorScheme,
      serviceWorkers,
      javaScriptEnabled,
      hurried,
      expectedMessages,
    },
    use,
  ) => {
    const reader = [baseURL, locale, hurried, javaScriptEnabled].join()
    const settings = { baseURL, locale, serviceWorkers, javaScriptEnabled }
    const page = readers.get(reader) ?? (await openPage(browser, settings, hurried))
    readers.set(reader, page)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, media: null })
    await watched(page, { baseURL, expectedMessages }, use)
    await leaveAsFound(page)
  },
})

/** Whose reader asked for less motion. */
async function openPage(browser: Browser, settings: BrowserContextOptions, hurried: boolean): Promise<Page> {
  const context = await browser.newContext({ ...settings, reducedMotion: 'reduce', timezoneId: 'UTC' })
  if (hurried) await context.addInitScript(hurryRetries)
  return context.newPage()
}

async function leaveAsFound(page: Page): Promise<void> {
  // What one journey had answered otherwise would be answered so to the next.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
  await page.context().clearPermissions()
  // Left from within: gone to from outside, it would get a process of its own, and the next page another.
  await page.evaluate(() => location.assign('about:blank'))
  await page.waitForURL('about:blank')
  await page.removeAllListeners(undefined, { behavior: 'wait' })
}
