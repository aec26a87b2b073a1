import type { Page } from '@playwright/test'
import { inTurn, LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectAccessibleAgain } from './accessible.ts'
import { expectGrey, pdfFacts } from './paper.ts'
import { expect, test } from './reader.ts'
import { type TradeView, tradeOf } from './trade-tab.ts'

const NARWHAL = 'Monodon monoceros'
const SPECIES = [NARWHAL, 'Ursus maritimus', 'Acipenser baerii', 'Odobenus rosmarus']
const number = (figure: number) => figure.toLocaleString('en-GB')

interface Flows {
  all: { flows: { figure: number }[] }
}
interface Trends {
  cells: number
  rise: number
  grid: unknown[]
}

const sheets = (page: Page) => page.locator('.brief-page')

test('the page of a species leads to its brief, which has two pages and is printed from its button', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(NARWHAL)
  await page.getByRole('link', { name: 'Two-page brief' }).click()
  await expect(page.getByRole('heading', { level: 1, name: NARWHAL })).toBeVisible()
  await expect(sheets(page)).toHaveCount(2)
  await expect(page).toHaveTitle(/^Brief: Narwhal/)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await expectAccessibleAgain(page)
})

test('its figures are those of the interface', async ({ page, visit, idOf, ask }) => {
  const id = await idOf(NARWHAL)
  await visit(`/species/${id}/brief`)
  const [view, trends, flows] = await Promise.all([
    ask<TradeView>(tradeOf(id)),
    ask<Trends>(`/api/species/${id}/trade/trends`),
    ask<Flows>(`/api/species/${id}/trade/flows`),
  ])
  const first = sheets(page).first()
  await expect(first.locator('.brief-facts')).toContainText(number(view.all_rows))
  await expect(first).toContainText(
    `${number(view.exporters_records)} by exporters, ${number(view.importers_records)} by importers`,
  )
  await expect(first).toContainText(
    `Of ${trends.cells} tests, ${trends.rise === 0 ? 'none' : trends.rise} rise`,
  )
  await expect(first.locator('.brief-table tbody tr')).toHaveCount(trends.grid.length)
  const drawn = flows.all.flows.slice(0, 15).filter(({ figure }) => figure > 0)
  const rows = sheets(page).nth(1).locator('.brief-table tbody tr')
  await expect(rows).toHaveCount(drawn.length)
  await expect(rows.first()).toContainText(number(drawn[0]?.figure ?? 0))
})

for (const [place, species] of sampled(SPECIES, 2).entries()) {
  for (const locale of inTurn(['is-IS', 'da-DK', 'nb-NO', 'en-GB'], place)) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale })

      test(`${species} is two tagged pages, none of it cut off`, async ({ page, visit, idOf }) => {
        await visit(`/species/${await idOf(species)}/brief`)
        await expect(sheets(page)).toHaveCount(2)
        await page.emulateMedia({ media: 'print' })
        for (const sheet of await sheets(page).all())
          expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
        expect(pdfFacts(await page.pdf({ preferCSSPageSize: true, tagged: true }))).toEqual({
          pages: 2,
          isTagged: true,
        })
      })
    })
  }
}

test('it is black, white and grey, whatever the theme', async ({ page, visit, idOf }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(`/species/${await idOf(NARWHAL)}/brief`)
  await expectGrey(sheets(page))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is whole', async ({ page, idOf }) => {
    await page.goto(`/species/${await idOf(NARWHAL)}/brief`)
    await expect(sheets(page)).toHaveCount(2)
    await expect(page.getByRole('figure', { name: 'Map of trade' }).locator('svg')).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Cite as:' })).toContainText('/brief')
  })
})

test.describe('while trade records are simulated', () => {
  test.use({ portal: 'simulated' })

  test('it says so on paper too', { tag: LONG_RUN }, async ({ page, visit, idOf }) => {
    await visit(`/species/${await idOf(NARWHAL)}/brief`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.brief-simulated')).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Cite as:' })).toContainText('simulated')
    expect(pdfFacts(await page.pdf({ preferCSSPageSize: true })).pages).toBe(2)
  })
})
