import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { drawInBrowser } from './failing-answers.ts'
import { expect, test } from './reader.ts'

/* The connection test is a page that is nothing without its one answer, so its failure is the page's. */
const ADDRESS = '/debug/database'
const ANSWER = '**/api/connection-checks'
const TAKES = 20_000

/** An answer of the interface that says no. */
const refuse = (page: Page, address: string, status: number) =>
  page.route(address, (route) => route.fulfill({ status, json: { code: 'REFUSED', message: 'no' } }))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const again = (page: Page) => main(page).getByRole('button', { name: 'Try Again' })
const home = (page: Page) => main(page).getByRole('link', { name: 'Go Home' })

test.use({
  hurried: true,
  expectedMessages: /status of [45]\d\d|ERR_FAILED|A (page|section) failed|TypeError|Unreached|\.decode \(/,
})

const KINDS = [
  { title: 'Server Error', says: 'The server could not complete the request.', status: 500, mayPass: true },
  { title: 'Server Error', says: 'Try again in a moment.', status: 503, mayPass: true },
  { title: 'Unauthorized', says: 'You need to sign in to see this.', status: 401 },
  { title: 'Forbidden', says: 'You do not have permission to see this.', status: 403 },
  { title: 'Page Not Found', says: 'This page or record does not exist.', status: 404 },
]

for (const { title, says, status, mayPass = false } of sampled(KINDS, 1)) {
  test(`an answer of ${status} is called ${title}, explained, and leads on`, async ({ page, visit }) => {
    await refuse(page, ANSWER, status)
    await visit(ADDRESS)
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveTitle(`${title} | Arctic Tracker`)
    await expect(page.getByRole('alert')).toContainText(says)
    await expect(again(page)).toHaveCount(mayPass ? 1 : 0)
    await expect(main(page).getByRole('link', { name: 'Contact Support' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, help }) => [id, help])).toEqual([])
    await home(page).click()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('Arctic wildlife: conservation status and trade')
  })
}

test('Try Again brings the page back once the server answers', async ({ page, visit }) => {
  await refuse(page, ANSWER, 500)
  await visit(ADDRESS)
  await expect(heading(page)).toHaveText('Server Error')
  await page.unroute(ANSWER)
  await again(page).click()
  await expect(heading(page)).toHaveText('Database connection test')
  await expect(main(page)).toContainText('All 4 tests succeeded')
})

test('an answer that does not arrive is a network error, and passes with it', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await page.route(ANSWER, (route) => route.abort())
  await visit(ADDRESS)
  await expect(heading(page)).toHaveText('Network Error')
  await expect(page.getByRole('alert')).toContainText('The site could not be reached.')
  await page.unroute(ANSWER)
  await again(page).click()
  await expect(heading(page)).toHaveText('Database connection test')
})

test('a part of the portal that cannot be fetched is a network error, and passes with it', async ({
  page,
  visit,
}) => {
  await visit('/')
  await page.route('**/assets/debug*', (route) => route.abort())
  await page.evaluate(() => history.pushState({}, '', '/debug/database'))
  await expect(heading(page)).toHaveText('Network Error')
  await page.unroute('**/assets/debug*')
  await again(page).click()
  await expect(heading(page)).toHaveText('Database connection test')
})

test('a fault of the page itself says so in the words of the boundary', async ({ page, visit }) => {
  await page.route(ANSWER, (route) => route.fulfill({ json: { checks: 'none' } }))
  await visit(ADDRESS)
  await expect(heading(page)).toHaveText('Something went wrong')
  await expect(page.getByRole('alert')).toContainText(
    'An unexpected error occurred while rendering this page.',
  )
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try Again' })).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an address that leads nowhere names itself and leads on', async ({ page, visit }) => {
  const response = await visit('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Page not found')
  await expect(page).toHaveTitle('Page not found | Arctic Tracker')
  await expect(page.getByRole('alert')).toContainText('There is nothing at /no/such/page.')
  await main(page).getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
})

test('Contact Support leads to who runs the portal where they name no address', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/no/such/page')
  await main(page).getByRole('link', { name: 'Contact Support' }).click()
  await expect(page).toHaveURL('/about#contact')
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport()
})

test('Contact Support writes to the address of whoever runs the portal', { tag: LONG_RUN }, async ({
  page,
  visit,
  ask,
}) => {
  const portal = await ask<object>('/api/portal')
  await page.route('**/no/such/page', async (route) => {
    const html = await (await route.fetch()).text()
    const named = html.replace('"contact":null', '"contact":"help@portal.example"')
    await route.fulfill({ status: 404, contentType: 'text/html', body: named })
  })
  expect(portal).toMatchObject({ contact: null })
  await visit('/no/such/page')
  await expect(main(page).getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    'mailto:help@portal.example?subject=Page%20not%20found%20%7C%20Arctic%20Tracker',
  )
})

test('a part that fails says why and leaves the rest of the page standing', async ({ page, visit }) => {
  test.setTimeout(3 * TAKES)
  await drawInBrowser(page)
  await refuse(page, '**/api/species?*', 500)
  await visit('/gallery?search=whale')
  const failure = main(page).getByRole('alert')
  await expect(failure).toContainText('This part could not be loaded', { timeout: TAKES })
  await expect(failure).toContainText('Server Error. The server could not complete the request.')
  await expect(heading(page)).toHaveText('Species')
  await page.unroute('**/api/species?*')
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('before any script runs, a failed page says so too', { tag: LONG_RUN }, async ({ request }) => {
  const missing = await request.get('/no/such/page', { headers: { accept: 'text/html' } })
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toMatch(/<title>Page not found \| Arctic Tracker<\/title>/)
})
