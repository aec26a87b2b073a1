import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated' })

test.beforeEach(async ({ page }) => signIn(page))

const SCREEN = '/admin/article-summary'

/** What a toast shows; a problem is said to screen readers once more. */
const news = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

test('a curator finds a species, reads why it scores as it does and changes the table with the keyboard alone', async ({
  page,
  visit,
}) => {
  await visit(SCREEN)
  const counters = page.getByRole('list', { name: 'Article summaries' })
  await expect(counters.getByRole('listitem')).toContainText([
    /^Total Species\d+/,
    /^Species with Trade\d+/,
    /^Threatened Species/,
    /^Increasing Trade\d+/,
    /^Needs Review\d+/,
  ])
  await expect(page.getByText(/^Last updated/)).toBeVisible()

  await page.getByLabel('Search').focus()
  await page.keyboard.type('rhodiola')
  await expect(page).toHaveURL(/search=rhodiola/)
  const row = page.getByRole('row', { name: /Rhodiola rosea/ })
  await expect(row).toContainText('Roseroot')
  await expect(page.getByRole('row')).toHaveCount(2)

  await row.getByRole('button', { name: /^Data quality of Rhodiola rosea/ }).focus()
  await page.keyboard.press('Enter')
  const reasons = page.getByRole('dialog', { name: 'Data quality of Rhodiola rosea' })
  await expect(reasons).toContainText('Fewer than 5 years with records')
  await expect(reasons).toContainText('Score out of 100')
  await page.keyboard.press('Escape')
  await expect(reasons).toBeHidden()

  await expect(page.getByRole('columnheader', { name: 'Trade trend' })).toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'Plain sum over all rows' })).toHaveCount(0)

  await expect(page.getByRole('columnheader', { name: 'CMS range' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Simple' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('columnheader', { name: 'CMS range' })).toHaveCount(1)

  await page.getByRole('combobox', { name: 'Columns' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Wild' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader')).toHaveText([/^Species/, /^Wild/, /^Actions/])
  await expect(page).toHaveURL(/view=full.*column=wild_origin_count|column=wild_origin_count.*view=full/)
  await expect(row.getByRole('link', { name: 'Edit the summary of Rhodiola rosea' })).toHaveAttribute(
    'href',
    /\/admin\/article-summary\/[0-9a-f-]{36}\/edit$/,
  )

  await row.getByRole('button', { name: 'Refresh the summary of Rhodiola rosea' }).press('Enter')
  await expect(page.getByText('Summary data refreshed successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh All' }).press('Enter')
  await expect(page.getByText('All summaries have been refreshed successfully!')).toBeVisible()
})

test('the file holds the rows in sight in 29 columns; without rows there is none', async ({
  page,
  visit,
}) => {
  await visit(`${SCREEN}?search=maritimus`)
  const saved = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ])
    return { name: file.suggestedFilename(), lines: (await readFile(await file.path(), 'utf8')).split('\n') }
  }
  const usual = await saved('Export CSV')
  expect(usual.name).toMatch(/^arctic_species_summary_\d{4}-\d{2}-\d{2}\.csv$/)
  expect(usual.lines).toHaveLength(2)
  expect(usual.lines[0]).toMatch(/^\uFEFFScientific Name;Common Name;Family;.*;Needs Review;Last Updated/)
  expect(usual.lines[0]?.split(';').slice(0, 29).at(-1)).toBe('Last Updated')
  expect(usual.lines[1]).toMatch(/^Ursus maritimus;Polar Bear;Ursidae;\d+;/)
  const full = await saved('Export full CSV')
  expect(full.name).toMatch(/^arctic_species_summary_full_/)
  expect(full.lines[0]).toContain('CMS Distribution Codes')
  expect(full.lines[0]).toContain(';Trade Verdict;Verdict Window;')
  expect(full.lines[1]).toMatch(/;\d{4}-\d{4};\d+;\d+;\d+;[^;]+;number;/)
  expect(usual.lines[0]).not.toContain('Verdict')

  await page.getByLabel('Search').fill('no such species')
  await expect(page.getByText('No species found.')).toBeVisible()
  await page.getByRole('button', { name: 'Export CSV', exact: true }).click()
  await expect(news(page, 'No data to export')).toBeVisible()
})

test.describe('when something fails', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|could not be exported/ })

  test('the screen says what failed', { tag: LONG_RUN }, async ({ page, visit }) => {
    const problem = {
      defined: false,
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: 'The database is away',
    }
    const fails = { status: 500, json: problem }
    await page.route('**/api/admin/article-summaries', (route) => route.fulfill(fails))
    await visit(SCREEN)
    await expect(page.getByRole('alert')).toContainText('The database is away')
    await page.unroute('**/api/admin/article-summaries')
    await page.getByRole('button', { name: 'Try again' }).click()

    await page.route('**/api/admin/article-summaries/**', (route) => route.fulfill(fails))
    await page.getByRole('button', { name: 'Refresh All' }).click()
    await expect(news(page, 'Failed to refresh summaries: The database is away')).toBeVisible()
    await page.getByRole('button', { name: 'Refresh the summary of Ursus maritimus' }).click()
    await expect(news(page, 'Failed to refresh summary: The database is away')).toBeVisible()
  })

  test('a file that cannot be written says so', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit(SCREEN)
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('no room')
      }
    })
    await page.getByRole('button', { name: 'Export CSV', exact: true }).click()
    await expect(news(page, 'Failed to export CSV. Please try again.')).toBeVisible()
  })
})
