import type { Page } from '@playwright/test'
import type { ScreeningList } from '#contract/screening-contract.ts'
import type { Landing } from '#contract/summaries-contract.ts'
import { redListCounts } from '#domain/summaries/red-list-counts.ts'
import { LONG_RUN } from '#testing/long-run.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { expect, test } from './reader.ts'

/*
 * A portal of more than 200 species, as its screens see it: lists that would hold all are empty, and the landing page has counts
 * in place of species. Everything else is answered by the portal.
 */

test.use({ portal: 'real' })

test.beforeEach(async ({ page }) => {
  await page.route('**/api/**most_species=200**', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/landing', async (route) => {
    const answer: Landing = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, species: [], red_list: redListCounts(answer.species) } })
  })
})

/** Opens a page within the site, since the one that an address opens brings the answers of the portal along. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click()
}

/** What the browser asked the portal. */
function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(decodeURIComponent(pathname + search))
  })
  return asked
}

test('the explorer finds species by asking for what is typed', async ({ page, visit }) => {
  const asked = questionsOf(page)
  await visit('/about')
  await follow(page, 'Trade')
  await expect(page.getByRole('status').filter({ hasText: 'records' }).first()).toBeVisible()
  if ((page.viewportSize()?.width ?? 0) < 1024)
    await page
      .getByRole('button', { name: /choices/i })
      .first()
      .click()
  await page.getByRole('combobox', { name: 'Species', exact: true }).click()
  await page.getByRole('combobox', { name: 'Find a species' }).fill('narwh')
  await page.getByRole('option', { name: /^Narwhal/ }).click()
  await expect(page).toHaveURL(/species=monodon-monoceros/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('figure').first()).toContainText('Narwhal')
  await expect(page.getByRole('button', { name: 'Remove filter Species: Narwhal' })).toBeVisible()
  await expectToFitItsWidth(page)
  await expectAccessible(page)
  expect(asked.filter((one) => /species\/(all|names)$/.test(one))).toEqual([])
})

test('bars of species have their names, which are asked for', async ({ page, visit }) => {
  await visit('/about?lang=is')
  const asked = questionsOf(page)
  await page.evaluate(() => history.pushState({}, '', '/trade?group=species&exporter=GL'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('main').getByRole('figure').first()).toContainText('Náhvalur')
  expect(asked.some((one) => one.startsWith('/api/species/names/is?species='))).toBe(true)
})

test('the landing page counts species by category, and each leads to them', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Arctic/ })
    .first()
    .click()
  const strip = page.getByRole('region', { name: /species by Red List category/ })
  await expect(strip).toContainText('Select a category to see its species.')
  await expectToFitItsWidth(page)
  await expectAccessible(page)
  await strip.getByRole('link', { name: 'Vulnerable' }).click()
  await expect(page).toHaveURL(/\/gallery\?iucnStatus=VU/)
})

test('the page of data lists the first files, the next, and those of a species that is found', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await page.route(/\/api\/(data-files|trade-releases)\?.*limit=50/, (route) =>
    route.continue({ url: route.request().url().replace('limit=50', 'limit=5') }),
  )
  await visit('/about')
  await page.evaluate(() => history.pushState({}, '', '/data'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  const main = page.getByRole('main')
  const files = main.getByRole('table', { name: 'Files of 2025.1' })
  await expect(main).toContainText('5 of 43 species are listed, by scientific name.')
  await expect(main).toContainText('43 files,')
  await expect(files.getByRole('row')).toHaveCount(6)
  await expectToFitItsWidth(page)
  await expectAccessible(page)
  const [first] = await files.getByRole('row').nth(1).allInnerTexts()
  await main.getByRole('button', { name: 'Next species' }).click()
  await expect(files.getByRole('row').nth(1)).not.toHaveText(first ?? '')
  await expect(files.getByRole('row')).toHaveCount(6)

  await main.getByRole('combobox', { name: 'Files of' }).click()
  await page.getByRole('combobox', { name: 'Find a species' }).fill('narwh')
  await page.getByRole('option', { name: /^Narwhal/ }).click()
  await expect(files.getByRole('row')).toHaveCount(2)
  await expect(files).toContainText('Monodon monoceros')
  await main.getByRole('button', { name: 'First species' }).click()
  await expect(files.getByRole('row')).toHaveCount(6)
})

test.describe('a list that comes in parts, of which one fails once', () => {
  test.use({ expectedMessages: /status of 400/ })

  test('a screening of too many rows says how many there are, asks for a part again, and for those of an exporter', async ({
    page,
    visit,
  }) => {
    let isRefused = true
    await page.route(/\/api\/screening(\?|$)/, (route) => {
      const url = new URL(route.request().url())
      if (isRefused && url.searchParams.has('offset')) return route.fulfill({ status: 400, json: {} })
      const before = Number(url.searchParams.get('offset')) / Number(url.searchParams.get('limit'))
      url.searchParams.set('limit', '4')
      url.searchParams.set('offset', String(before * 4))
      return route.continue({ url: url.href })
    })
    await visit('/about')
    const asked = questionsOf(page)
    const open = (address: string) =>
      page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
    await open('/screening')
    const main = page.getByRole('main')
    await expect(main).toContainText('The 4 rows furthest above their thresholds are listed')
    await expect(main).toContainText('There are 19 rows in all')
    await expect(main).toContainText('4 of 19 rows shown')
    await expectToFitItsWidth(page)
    await expectAccessible(page)
    const more = main.getByRole('button', { name: 'Show 15 more rows' })
    await more.click()
    await expect(main.getByRole('alert')).toHaveText('This part could not be loaded')
    isRefused = false
    await more.click()
    await expect(main).toContainText('8 of 19 rows shown')
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect(main.getByRole('row')).toHaveCount(9)
    await main.getByRole('button', { name: 'Species', exact: true }).click()
    await expect.poll(() => asked).toContain('/api/screening?sort=species&language=en&limit=50&counted=true')
    await expect(main).toContainText('4 rows that are first in this order are listed')
    const { flags }: ScreeningList = await (await page.request.get('/api/screening')).json()
    const [first] = flags.toSorted((a, b) => (a.common_name ?? '').localeCompare(b.common_name ?? '', 'en'))
    await expect(main.getByRole('row').nth(1)).toContainText(first?.scientific_name ?? '')
    await open('/screening?exporter=ES')
    await expect(main.getByRole('combobox', { name: 'Exporter' })).toContainText('Spain')
    await expect.poll(() => asked).toContain('/api/screening?exporter=ES&limit=50&counted=true')
    await open('/screening')
    await main.getByRole('button', { name: /^Sharp increase \d+$/ }).click()
    await expect.poll(() => asked).toContain('/api/screening?criterion=sharp_increase&limit=50&counted=true')
    await expect(main.getByRole('row').nth(1)).toContainText('Sharp increase')
  })
})
