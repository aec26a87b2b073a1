import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectAccessibleAgain } from './accessible.ts'
import { expect, test } from './reader.ts'

const ANSWER = '**/api/status'

const main = (page: Page) => page.getByRole('main')
const again = (page: Page) => main(page).getByRole('button', { name: 'Check Again' })

const DEGRADED = {
  checked_at: '2026-11-24T04:00:00.000Z',
  version: '1.0.0',
  database: { state: 'unreachable', since: '2026-11-24T03:41:00.000Z' },
  data_version: 101,
  releases: null,
  taxon_service: 'unreachable',
  contact: 'help@portal.example',
}

test('the status names the database, the data and the software, and that no contact was given', async ({
  page,
  visit,
  ask,
}) => {
  const status = await ask<{ version: string; releases: { title: string }[] }>('/api/status')
  await visit('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site status' }).click()
  await expect(page).toHaveURL('/status')
  await expect(main(page).getByRole('status')).toContainText('The site is working')
  await expect(main(page)).toContainText('Pages and searches show the current data.')
  await expect(main(page)).toContainText(status.version)
  for (const { title } of status.releases) await expect(main(page)).toContainText(title)
  await expect(main(page)).toContainText('The operator of this site has not given a contact address.')
  await expectAccessibleAgain(page)
})

test('a degraded site says what works all the same, and whom to write to', async ({ page, visit }) => {
  await visit('/status')
  await page.route(ANSWER, (route) => route.fulfill({ json: DEGRADED }))
  await again(page).click()
  await expect(main(page).getByRole('status')).toContainText('Part of the site is not working')
  await expect(main(page)).toContainText('Unavailable since 24 Nov 2026, 03:41')
  await expect(main(page)).toContainText('Pages that were opened recently still work.')
  await expect(main(page).getByRole('link', { name: 'help@portal.example' })).toHaveAttribute(
    'href',
    'mailto:help@portal.example',
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, help }) => [id, help])).toEqual([])
})

test.describe('when something fails', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|A page failed|\.decode \(/ })

  test('the failure leads to the status, and an earlier status does not stand for one that is missing', async ({
    page,
    visit,
  }) => {
    const fails = (address: string) =>
      page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }))
    await fails('**/api/connection-checks')
    await visit('/debug/database')
    await main(page).getByRole('link', { name: 'Site Status' }).click()
    await expect(main(page).getByRole('status')).toContainText('The site is working')
    await fails(ANSWER)
    await again(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server Error')
    await expect(page.getByText('The site is working')).toHaveCount(0)
  })
})

test('search engines are kept away from it', async ({ request }) => {
  const answer = await request.get('/status', { headers: { accept: 'text/html' } })
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/status')
})
