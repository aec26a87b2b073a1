import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated' })

test.beforeEach(async ({ page }) => signIn(page))

const add = async (page: Page, what: string) =>
  page.getByRole('button', { name: what, exact: true }).press('Enter')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save All Changes' }).press('Enter')

test('a curator edits three tables with the keyboard and saves them at once', async ({
  page,
  visit,
  idOf,
}) => {
  const id = await idOf('Enhydra lutris')
  await visit(`/admin/article-summary/${id}/edit`)
  await expect(page.getByRole('heading', { name: 'Enhydra lutris' })).toBeVisible()
  const standing = page.getByRole('region', { name: 'Current status' })
  await expect(standing).toContainText('Not listed')
  await expect(standing).toContainText('No assessment')

  await add(page, 'Add CMS listing')
  await page.getByLabel('Listing date').fill('')
  await tab(page, 'CMS Listings').press('ArrowRight')
  await add(page, 'Add CMS assessment')
  await page.getByRole('textbox', { name: 'Year published' }).fill('')
  await tab(page, 'CMS Assessments').press('ArrowRight')
  await expect(page).toHaveURL(/tab=cites_trade_suspensions/)
  await add(page, 'Add trade suspension')
  await page.getByLabel('Start date').fill('')
  await save(page)
  await expect(page.getByText('Trade suspension country is required')).toBeVisible()
  await expect(page.getByText('Trade suspension start date is required')).toBeVisible()
  await expect(page.getByText('5 fields need attention')).toBeVisible()
  await expect(tab(page, 'CMS Listings')).toContainText('needs attention')
  await expect(page.getByRole('combobox', { name: 'Country' }).getByRole('option')).toHaveCount(11)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Greenland')
  await page.getByLabel('Start date').fill('2006-01-01')
  await page.getByLabel('End date').fill('2005-01-01')
  await save(page)
  await expect(page.getByText('The suspension cannot end before it starts')).toBeVisible()
  await page.getByLabel('End date').fill('')

  await save(page)
  await expect(tab(page, 'CMS Listings')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('CMS Listing date is required')).toBeVisible()
  await page.getByLabel('Listing date').fill('1991-05-06')
  await page.getByRole('checkbox', { name: 'Current listing' }).press('Space')
  await tab(page, 'CMS Assessments').click()
  await expect(page.getByText('CMS Assessment status is required')).toBeVisible()
  await expect(page.getByText('CMS Assessment year is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Status' }).fill('Favourable')
  await page.getByRole('textbox', { name: 'Year published' }).fill('2020')
  await page.getByRole('checkbox', { name: 'Latest assessment' }).press('Space')
  await save(page)
  await expect(page.getByText('All changes saved successfully!')).toBeVisible()
  await expect(standing).toContainText('CMS Appendix II')
  await expect(standing).toContainText('Favourable, 2020')

  await tab(page, 'CMS Listings').click()
  await add(page, 'Add CMS listing')
  await page.getByRole('checkbox', { name: 'Current listing' }).last().press('Space')
  await expect(page.getByRole('checkbox', { name: 'Current listing' }).first()).not.toBeChecked()
  await page.getByRole('button', { name: 'Delete CMS listing 1' }).press('Enter')
  await expect(page.getByText('Deleted when you save: II, 1991-05-06')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).press('Enter')
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Stay on this page' }).press('Enter')
  await save(page)
  await expect(page.getByText('Deleted when you save')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('group', { name: 'CMS listing 1' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'CMS listing 2' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Refresh Summary' }).press('Enter')
  await expect(page.getByText('Summary data refreshed successfully!')).toBeVisible()
})

test.describe('what does not go well', () => {
  test.use({ hurried: true, expectedMessages: /ERR_FAILED|status of (40[049]|500)/ })

  test('of two editors the second sees both versions of every row, and loses nothing', {
    tag: LONG_RUN,
  }, async ({ page, visit, idOf, browser, baseURL }) => {
    const mine = `mine ${Date.now()}`
    const theirs = `theirs ${Date.now()}`
    const address = `/admin/article-summary/${await idOf('Branta ruficollis')}/edit`
    await visit(address)
    const other = await (await browser.newContext({ baseURL })).newPage()
    await signIn(other)
    await other.goto(address)
    for (const number of [1, 2])
      await other
        .getByRole('group', { name: `CMS listing ${number}` })
        .getByRole('textbox', { name: 'Notes' })
        .fill(theirs)
    await save(other)
    await expect(other.getByText('All changes saved successfully!')).toBeVisible()
    await other.context().close()

    await page.getByRole('textbox', { name: 'Agreement' }).first().fill(mine)
    await page.getByRole('button', { name: 'Delete CMS listing 2' }).click()
    await add(page, 'Add CMS listing')
    await save(page)
    const conflict = page.getByRole('alert').filter({ hasText: 'Failed to save: This record was changed by' })
    await expect(conflict).toContainText(
      'Failed to delete CMS listing: This record was changed by someone else',
    )
    await expect(conflict).toContainText(mine)
    await conflict.getByRole('button', { name: 'Use theirs' }).click()
    const notes = page.getByRole('textbox', { name: 'Notes' })
    await expect(notes.first()).toHaveValue(theirs)
    await expect(page.getByRole('group', { name: 'New CMS listing' })).toBeVisible()
    await save(page)
    await expect(page.getByText('All changes saved successfully!')).toBeVisible()
  })

  test('failures are told, and what was written stays', { tag: LONG_RUN }, async ({ page, visit, idOf }) => {
    const id = await idOf('Monodon monoceros')
    await visit(`/admin/article-summary/${id}/edit?tab=cms_assessments`)
    await add(page, 'Add CMS assessment')
    await page.getByRole('textbox', { name: 'Status' }).fill('Unfavourable')
    await page.route('**/api/admin/article-*/**', (route) => route.abort())
    await save(page)
    await expect(page.getByText(/^Failed to save: /).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Status' })).toHaveValue('Unfavourable')
    await page.getByRole('button', { name: 'Refresh Summary' }).click()
    await expect(page.getByText(/^Failed to refresh summary: /).first()).toBeVisible()
    await page.unroute('**/api/admin/article-*/**')
    await page.getByRole('button', { name: 'Delete New CMS assessment 1' }).click()

    await visit('/admin/article-summary/nonsense/edit')
    await expect(page.getByText('Species ID is required')).toBeVisible()
    await visit('/admin/article-summary/00000000-0000-4000-8000-000000000000/edit')
    await expect(page.getByText('Species not found')).toBeVisible()
  })
})
