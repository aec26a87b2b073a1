import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { expectAccessibleAgain } from './accessible.ts'
import { expect, test } from './reader.ts'

const ANSWER = '**/api/connection-checks'

interface Check {
  check: string
  succeeded: boolean
  count: number | null
  sample: object[]
  error: string | null
}

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

test('four tests run, each with its outcome, its count and a sample', async ({ page, visit, ask }) => {
  const species = await ask<object[]>('/api/species/all')
  await visit('/debug/database')
  await expect(page.getByRole('main')).toContainText('All 4 tests succeeded')
  for (const [name, count, sample] of [
    ['Basic connection', '1 record', 'answer'],
    ['Direct species table', `${species.length} records`, 'scientific_name'],
    ['Species-with-status view', `${species.length} records`, 'latest_iucn_status'],
    ['Get-all-species function', `${species.length} records`, 'common_name'],
  ] as const) {
    await expect(card(page, name)).toContainText('Success')
    await expect(card(page, name).getByText(count, { exact: true })).toBeVisible()
    await expect(card(page, name).getByRole('columnheader', { name: sample, exact: true })).toBeVisible()
    await expect(card(page, name).getByRole('row')).toHaveCount(name === 'Basic connection' ? 2 : 4)
  }
  await expectAccessibleAgain(page)
})

test('a test that fails says why, and the others stand', { tag: LONG_RUN }, async ({ page, visit, ask }) => {
  const checks = await ask<Check[]>('/api/connection-checks')
  const failed = checks.map((check) =>
    check.check === 'species_with_status_view'
      ? { ...check, succeeded: false, count: null, sample: [], error: 'missing' }
      : check,
  )
  await page.route(ANSWER, (route) => route.fulfill({ json: failed }))
  await visit('/debug/database')
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 of 4 tests failed')
  const view = card(page, 'Species-with-status view')
  await expect(view).toContainText('Failure')
  await expect(view).toContainText('Error: A table, view or column that this test reads does not exist.')
  await expect(view).not.toContainText('record')
  await expect(card(page, 'Direct species table')).toContainText('Success')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, help }) => [id, help])).toEqual([])
})

test('Run Tests Again asks anew and shows what came of it', { tag: LONG_RUN }, async ({
  page,
  visit,
  ask,
}) => {
  const checks = await ask<Check[]>('/api/connection-checks')
  const down = checks.map(({ check }) => ({
    check,
    succeeded: false,
    count: null,
    sample: [],
    error: 'unreachable',
  }))
  await page.route(ANSWER, (route) => route.fulfill({ json: down }))
  await visit('/debug/database')
  await expect(page.getByText('Error: The database cannot be reached.')).toHaveCount(4)
  await page.unroute(ANSWER)
  await page.getByRole('button', { name: 'Run Tests Again' }).click()
  await expect(page.getByRole('main')).toContainText('All 4 tests succeeded')
  await expect(page.getByText('Success', { exact: true })).toHaveCount(4)
})

test.describe('when the tests cannot be run at all', () => {
  test.use({ expectedMessages: /status of 500|A page failed|\.decode \(/ })

  test('earlier results do not stand for them', async ({ page, visit }) => {
    await visit('/debug/database')
    await expect(page.getByRole('main')).toContainText('All 4 tests succeeded')
    await page.route(ANSWER, (route) => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }))
    await page.getByRole('button', { name: 'Run Tests Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server Error')
    await expect(page.getByText('All 4 tests succeeded')).toHaveCount(0)
  })
})

test('search engines are kept away from it', async ({ request }) => {
  const page = await (await request.get('/debug/database', { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /debug')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/debug')
})
