import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { ownAddress, typeCredentials } from './curator.ts'
import { expect, test } from './journey.ts'

/* Parts with a file of their own, on a line that breaks before the file is there. */

const NARWHAL = 'Monodon monoceros'
/** React is done with showing that a part is missing. */
const SHOWN_MS = 800

test.use({ expectedMessages: /ERR_FAILED|dynamically imported module|A part that comes late/ })

/** The files whose name begins so do not come, until the connection is back. */
async function withhold(page: Page, name: string) {
  const files = new RegExp(`/assets/${name}-`)
  await page.route(files, (route) => route.abort())
  return { fix: () => page.unroute(files) }
}

test('a tab whose file did not come says so in words, and comes when it is tried again', async ({
  page,
  visitSpecies,
}) => {
  const line = await withhold(page, 'trade-tab')
  await visitSpecies(NARWHAL)
  await page.getByRole('link', { name: /^CITES trade data/ }).click()
  const failure = page.getByRole('alert')
  await expect(failure).toContainText(
    'Error loading trade records. Please try again later. The site could not be reached.',
  )
  await page.waitForTimeout(SHOWN_MS)
  await line.fix()
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('figure', { name: 'Records Over Time' })).toBeVisible()
})

test('a picture that cannot be enlarged leaves the page as it is, and is at the next try', {
  tag: LONG_RUN,
}, async ({ page, visitSpecies }) => {
  const line = await withhold(page, 'dialog')
  await visitSpecies(NARWHAL)
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' })
  const refused = page.waitForEvent('requestfailed')
  await enlarge.click()
  await refused
  await page.waitForTimeout(SHOWN_MS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NARWHAL)
  await line.fix()
  await enlarge.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('in the back office', () => {
  test.use({ portal: 'curated', extraHTTPHeaders: ownAddress() })

  test('a place for news that does not come leaves the page as it is, and is at the next page', async ({
    page,
    visit,
  }) => {
    const news = /\/assets\/toaster-/
    // The page brings along what tells news; the place for it is another file, which comes after the page.
    let told: string | undefined
    await page.route(news, (route) => {
      told ??= route.request().url()
      return route.request().url() === told ? route.continue() : route.abort()
    })
    const refused = page.waitForEvent('requestfailed')
    await visit('/admin/login')
    await refused
    await page.waitForTimeout(SHOWN_MS)
    await page.unroute(news)
    const came = page.waitForResponse(news)
    await typeCredentials(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await came
  })
})
