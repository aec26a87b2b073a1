import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'

/* Trade summaries and the trend audit. Source: specification, document 3, sections 2.10, 2.13, 8 and 9. */

test.use({ portal: 'curated' })

test.beforeEach(async ({ page }) => signIn(page))

const SUMMARIES = '/admin/trade-summary'
const AUDIT = '/admin/article-summary/trend-audit'
const FUNCTION = '**/api/functions/generate-trade-summary'

/** What a toast shows; a problem is said to screen readers once more. */
const news = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

const generateAll = (page: Page) => page.getByRole('button', { name: 'Generate for All' })

test('a curator generates the summary of one species with the keyboard alone', async ({ page, visit }) => {
  await visit(SUMMARIES)
  await expect(page.getByRole('list', { name: 'Summaries' }).getByRole('listitem')).toContainText([
    /^Total Species\d+/,
    /^With Summaries\d+/,
    /^With Trade Data\d+/,
    /^Missing Summaries\d+/,
  ])
  const selected = page.getByRole('button', { name: 'Generate for Selected' })
  await selected.press('Enter')
  await expect(page.getByText('Please select a species first.')).toBeVisible()
  const picker = page.getByRole('combobox', { name: 'Species' })
  await expect(picker).toBeFocused()

  await page.keyboard.type('roseroot')
  await expect(page.getByRole('option', { name: /Rhodiola rosea/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/species_id=/)
  await expect(page.getByText('Please select a species first.')).toBeHidden()
  await selected.press('Enter')
  await expect(news(page, 'Processed Rhodiola rosea. 1 successful, 0 failed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Rhodiola rosea/ })).toContainText('Up to Date')
  await expect(selected).toBeFocused()
})

test('generating for all tells how far it is and stops when asked', { tag: LONG_RUN }, async ({
  page,
  visit,
  ask,
}) => {
  // Another journey may add a species meanwhile, which then has no summary yet.
  const known = await ask<{ scientific_name: string }[]>('/api/species/all')
  await visit(SUMMARIES)
  await generateAll(page).press('Enter')
  await expect(page.getByText(/^Species \d+ of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(news(page, 'Summaries generated until then are kept.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()

  await generateAll(page).press('Enter')
  await expect(news(page, /^Processed \d+ species\. \d+ successful, 0 failed\.$/)).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  const notCurrent = page.getByRole('row', { name: /Outdated|No Summary/ })
  await expect(async () => {
    const rows = (await notCurrent.allInnerTexts()).join()
    expect(known.filter(({ scientific_name }) => rows.includes(scientific_name))).toEqual([])
  }).toPass({ timeout: 10_000 })
  await expect(page.getByRole('row', { name: /Up to Date/ })).not.toHaveCount(0)
})

test.describe('without success', () => {
  test.use({ hurried: true, expectedMessages: /status of 5\d\d|Trade summaries could not be generated/ })

  test('a generation says what went wrong, and of which species', async ({ page, visit }) => {
    await visit(SUMMARIES)
    await page.route(FUNCTION, (route) => route.fulfill({ status: 503, body: 'The sea is rough' }))
    await generateAll(page).press('Enter')
    const refused = 'HTTP error! status: 503, message: The sea is rough'
    await expect(news(page, `Failed to generate trade summary: ${refused}`)).toBeVisible()

    const result = { species_id: 'x', scientific_name: 'Rhodiola rosea', total_trade_records: null }
    const outcome = {
      message: 'Processed 43 species',
      success_count: 42,
      failure_count: 1,
      results: [{ ...result, success: false, error: 'The sea is rough' }],
    }
    await page.route(FUNCTION, (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `event: done\ndata: ${JSON.stringify(outcome)}\n\n`,
      }),
    )
    // The news is there a moment before the button takes presses again.
    await expect(generateAll(page)).toBeEnabled()
    await generateAll(page).press('Enter')
    await expect(news(page, 'Processed 43 species. 42 successful, 1 failed.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'The sea is rough' })).toContainText(
      'Rhodiola rosea',
    )
  })

  test('the trend audit says what could not be read or computed', { tag: LONG_RUN }, async ({
    page,
    visit,
    idOf,
  }) => {
    const species = await idOf('Monodon monoceros')
    await page.route(`**/api/admin/trend-audit/${species}**`, (route) =>
      route.fulfill({ status: 500, json: { message: 'The sea is rough' } }),
    )
    await visit(`${AUDIT}?species=${species}`)
    const failure = page.getByRole('alert').filter({ hasText: /^Error loading the trend audit: / })
    await expect(failure).toBeVisible()
    await page.unroute(`**/api/admin/trend-audit/${species}**`)
    await failure.getByRole('button', { name: 'Try again' }).press('Enter')

    await page.route('**/calculated', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Compute via DB function' }).press('Enter')
    await expect(page.getByText('Result of calculate_trade_trend: error')).toBeVisible()
    await page.route('**/refresh', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Refresh DB summary (persist)' }).press('Enter')
    await expect(news(page, /^Failed to refresh summary: /)).toBeVisible()
  })
})

test('a curator audits the trend of a species with the keyboard alone', async ({ page, visit }) => {
  await visit(AUDIT)
  await expect(page.getByText('A ratio above 1.2 is increasing, below 0.8 decreasing')).toBeVisible()
  await page.getByRole('textbox', { name: /^Search by scientific/ }).focus()
  await page.keyboard.type('NARW')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=NARW/)
  await expect(page.getByText(/^1 of \d+ species$/)).toBeVisible()
  const row = page.getByRole('row', { name: /Monodon monoceros/ })
  await expect(row).toContainText(/\d{4}–\d{4}/)
  const stored = (await row.getByRole('cell').nth(2).textContent()) ?? ''

  await row.getByRole('link', { name: 'Inspect Monodon monoceros' }).press('Enter')
  await expect(page).toHaveURL(/species=[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 2, name: /Monodon monoceros/ })).toBeFocused()
  const figure = (name: string | RegExp) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  await expect(figure('Recent 3-year average')).toContainText(/\d.*\d{4}–\d{4}$/)
  await expect(figure('Historical 3-year average')).toContainText(/\d.*\d{4}–\d{4}$/)
  await expect(figure('Ratio, recent to historical')).toHaveText(/^\d/)
  await expect(figure('Computed trend')).toHaveText(stored)
  await expect(figure('Stored trend')).toHaveText(stored)
  await expect(figure(/on complete years, to \d{4}/)).toBeVisible()

  await page.getByRole('slider', { name: /^Annual quantity/ }).press('Home')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^\d{4}: /)
  await page.getByRole('button', { name: 'Compute via DB function' }).press('Enter')
  await expect(page.getByText(`Result of calculate_trade_trend: ${stored}`)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh DB summary (persist)' }).press('Enter')
  await expect(news(page, 'Summary data refreshed successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await page.getByRole('combobox', { name: 'Stored trend' }).press('Enter')
  await page.getByRole('option', { name: stored }).press('Enter')
  await expect(page).toHaveURL(/trend=\w+/)
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Close the inspected species' }).press('Enter')
  await expect(page).not.toHaveURL(/species=/)
})
