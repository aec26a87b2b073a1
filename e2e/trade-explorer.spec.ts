import type { Page } from '@playwright/test'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { expect, test } from './journey.ts'
import { written } from './trade-tab.ts'

const EXPLORER = '/api/trade/explorer'
const chartOf = (page: Page) => page.getByRole('main').getByRole('figure')
const rowsLine = (page: Page) => page.getByRole('status').filter({ hasText: /rows? of/ })

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('a press on a drawing narrows the question, and Back undoes it', async ({ page, visit, ask }) => {
    await visit('/trade?exporter=GL&group=importer,term')
    await chartOf(page)
      .getByRole('button', { name: /^Denmark, Tusks/ })
      .click()
    await expect(page).toHaveURL(/importer=DK/)
    await expect(page).toHaveURL(/term=tusks/)
    const { rows } = await ask<ExploredAnswer>(`${EXPLORER}?exporter=GL&importer=DK&term=tusks`)
    await expect(rowsLine(page)).toContainText(`${written(rows)} rows of`)
    await page.goBack()
    await expect(page).not.toHaveURL(/importer=DK/)
    await page.getByRole('button', { name: 'Remove filter Exporter: Greenland' }).click()
    await expect(rowsLine(page)).toContainText('464,042 rows of 464,042')
  })

  test('the figures are a file at the same address', async ({ page, visit, request }) => {
    await visit('/trade?exporter=GL&group=species')
    const file = await request.get('/trade.csv?exporter=GL&group=species')
    expect(file.status()).toBe(200)
    expect(file.url()).toContain('release=2025.1')
    const [head = '', ...lines] = (await file.text()).trim().split('\r\n')
    expect(head).toMatch(/^scientific_name,species_id,records,records_exporters,records_importers/)
    const sum = lines.reduce((all, line) => all + Number(line.split(',')[2]), 0)
    await expect(rowsLine(page)).toContainText(`${written(sum)} rows of`)
  })

  test.describe('asked for what no record knows', () => {
    test.use({ expectedMessages: /status of 400/ })

    test('a country that never traded is answered in words', async ({ page, visit }) => {
      await visit('/trade?exporter=QZ')
      await expect(page.getByRole('main')).toContainText('No record answers this question')
      await expect(page.getByRole('main')).toContainText("no record knows 'QZ'")
      await page.getByRole('button', { name: 'All species, all rows' }).click()
      await expect(rowsLine(page)).toContainText('464,042 rows of 464,042')
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 } })

    test('the choices open on demand, and everything fits', async ({ page, visit }) => {
      await visit('/trade?species=whales&group=species,term')
      await expectToFitItsWidth(page)
      await page.getByRole('button', { name: /^Choose species/ }).click()
      await expect(page.getByLabel('From year')).toBeVisible()
      await expectToFitItsWidth(page)
      await expectAccessible(page)
    })
  })
})

test('the explorer has nothing that axe objects to, in each of its drawings', async ({ page, visit }) => {
  for (const query of [
    '',
    '?group=importer',
    '?group=importer,term',
    '?group=year,term&show=multiples',
    '?group=term&show=table',
    '?species=monodon-monoceros&term=tusks&count=quantity&show=map',
  ]) {
    await visit(`/trade${query}`)
    await expectAccessible(page)
  }
})
