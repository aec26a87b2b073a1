import type { Page } from '@playwright/test'
import { readTradeProfiles } from '#ingest/simulated/trade-profile.ts'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { expect, test } from './reader.ts'

interface Landing {
  metrics: {
    totalSpecies: number
    iucnCoverage: { total: number; withAssessment: number }
    citesCoverage: { total: number; withListing: number }
    tradeRecordCount: number
  }
  featured: { scientific_name: string; common_name: string }[]
}

const BANNER = 'Simulated trade data. Import the CITES Trade Database release to see real records.'

/** One card of the key metrics, by its name. */
const metric = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Key Metrics' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })

test('the hero leads to the gallery', async ({ page, visit }) => {
  await visit('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Arctic wildlife: conservation status and trade',
  )
  await page.getByRole('link', { name: 'Explore Species Data' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('four metrics stand at the top, counted from the catalogue', async ({ page, visit, ask }) => {
  const { metrics } = await ask<Landing>('/api/landing')
  await visit('/')
  await expect(metric(page, 'Total Species').locator('dd > :first-child')).toHaveText('43')
  await expect(metric(page, 'IUCN Coverage')).toContainText(
    `${metrics.iucnCoverage.withAssessment} of 43 species`,
  )
  await expect(metric(page, 'CITES Coverage')).toContainText(
    `${metrics.citesCoverage.withListing} of 43 species`,
  )
  await expect(metric(page, 'CITES Trade Records').locator('dd > :first-child')).toHaveText('464K')
})

test('three species are featured, each with a picture or the reason why not, its names and its status', async ({
  page,
  visit,
  ask,
}) => {
  const { featured } = await ask<Landing>('/api/landing')
  expect(featured).toHaveLength(3)
  await visit('/')
  const cards = page.getByRole('region', { name: 'Featured Species' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const [place, species] of featured.entries()) {
    const card = cards.nth(place)
    await expect(card.getByRole('heading', { name: species.common_name })).toBeVisible()
    await expect(card.locator('[lang="la"]')).toHaveText(species.scientific_name)
    await expect(card.getByRole('img').first()).toBeVisible()
  }
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(featured[0]?.scientific_name ?? '')
})

test('one mark per species shows the Red List at a glance and leads to the species', async ({
  page,
  visit,
  idOf,
}) => {
  const narwhal = await idOf('Monodon monoceros')
  await visit('/')
  const strip = page.getByRole('region', { name: '43 species by Red List category' })
  await expect(strip.getByRole('link')).toHaveCount(43)
  const marks = strip.getByRole('link')
  await expect(strip.locator('a[tabindex="0"]')).toHaveCount(1)
  await marks.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(marks.nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(marks.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(marks.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(strip.locator('a:focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(marks.first()).toBeFocused()

  const mark = strip.getByRole('link', { name: /^Narwhal,/ })
  await expect(mark.getByText('Narwhal', { exact: true })).toBeVisible()
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/species/${narwhal}`))
})

test('the project says what it is, and that it is an alpha version', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/')
  await expect(page.getByRole('heading', { name: 'About the project' })).toBeVisible()
  for (const tile of [
    'Total species',
    'Red-list coverage',
    'Trade-convention coverage',
    'Trade records',
    'Published figures',
    'Data visualization',
    'Comprehensive reports',
    'Advanced analytics',
  ]) {
    await expect(page.getByRole('link', { name: tile, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('main').getByText('Alpha Version 1.0')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'Data and AI-powered tools may be inaccurate. Verify critical information with primary sources.',
  )
  await page.getByRole('link', { name: 'Read More' }).click()
  await expect(page).toHaveURL('/about')
})

test('the page has its title, description and social picture before any script runs', async ({ request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).toMatch(/<title>[^<]*Arctic Tracker[^<]*<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/)
  expect(html).toContain('<meta property="og:image:width" content="1200">')
  expect(html).toContain('<meta property="og:image:height" content="630">')
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('the banner says that the trade records are simulated', async ({ page, visit }) => {
    await visit('/')
    await expect(page.locator('[data-simulated=cites_trade]')).toContainText(BANNER)
    await expect(metric(page, 'CITES Trade Records')).toContainText('464,042 records')
  })

  test('as many simulated records of a species are there as were published', async ({ ask, idOf }) => {
    for (const { scientific_name, records } of sampled(readTradeProfiles(), 6)) {
      const summary = await ask<{ total_trade_records: number }>(
        `/api/species/${await idOf(scientific_name)}/trade-summary`,
      )
      expect(summary.total_trade_records, scientific_name).toBe(records)
    }
  })
})

test.describe('after the import of the release', () => {
  test.use({ portal: 'real' })

  test('the banner is gone and the real years stand beside the figure', async ({ page, visit }) => {
    await visit('/')
    await expect(metric(page, 'CITES Trade Records')).toContainText('464,042 records, 1975–')
    await expect(page.locator('[data-simulated]')).toHaveCount(0)
    await expect(page.getByText('Simulated')).toHaveCount(0)
  })
})
