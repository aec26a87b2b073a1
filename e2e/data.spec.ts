import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleAgain } from './accessible.ts'
import { expect, test } from './reader.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('the page of data lists every file of the release, and each can be had', async ({ page, visit }) => {
    await visit('/data')
    const trade = part(page, 'Trade records by release')
    await expect(trade.getByRole('heading', { level: 3 })).toContainText('2025.1')
    await expect(trade).toContainText('Cite as: UNEP-WCMC')
    const rows = trade.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(43)
    const narwhal = rows.filter({ hasText: 'Monodon monoceros' })
    for (const name of ['Parquet', 'CSV']) {
      const link = page.getByRole('link', { name: new RegExp(`^${name} ?: Monodon monoceros$`) })
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
      const sum = createHash('sha256').update(await answer.body())
      await expect(narwhal.getByRole('cell').filter({ has: link })).toContainText(sum.digest('hex'))
    }
    await expectAccessibleAgain(page)
  })
})

test.describe('with simulated records', () => {
  test.use({ portal: 'simulated' })

  test('the page of data lists the catalogue of facts, what is left out, and simulated records as such', async ({
    page,
    visit,
  }) => {
    await visit('/data')
    await expect(part(page, 'Trade records by release')).toContainText('Simulated')
    const catalogue = part(page, 'Catalogue of facts')
    await expect(catalogue.getByRole('table').locator('tbody tr')).toHaveCount(17)
    await expect(catalogue).toContainText('The IUCN’s terms do not allow bulk redistribution')
    const listings = catalogue.getByRole('link', { name: /^CSV ?: CITES listings$/ })
    expect((await page.request.get((await listings.getAttribute('href')) ?? '')).status()).toBe(200)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data files' }).click()
    await expect(page).toHaveURL(/\/data$/)
  })
})
