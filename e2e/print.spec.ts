import type { Page } from '@playwright/test'
import { sampled } from '#testing/long-run.ts'
import { untilAnswered } from './journey.ts'
import {
  expectFiguresApart,
  expectWithinSheet,
  layOutOnPaper,
  layOutOnScreen,
  measureOnScreenAlone,
} from './paper.ts'
import { expect, test } from './reader.ts'

/* Printing a page loses nothing. */

test('the trade of a species prints every chart apart from its neighbour, with the tests of its trend', async ({
  page,
  visitSpecies,
}) => {
  await measureOnScreenAlone(page)
  await visitSpecies('Monodon monoceros', '?tab=trade')
  const charts = page.getByRole('main').getByRole('figure')
  for (const title of ['Records Over Time', 'Map of trade', 'Two Ledgers', 'Catch and Quota']) {
    await charts.filter({ hasText: title }).first().scrollIntoViewIfNeeded()
    await expect(charts.filter({ hasText: title }).locator('svg[data-plot]').first()).toBeVisible()
  }
  const grid = page.getByRole('region', { name: /^How the trend was tested/ })
  await expect(grid).toBeHidden()

  await layOutOnPaper(page)
  await expect(grid).toBeVisible()
  await expect(grid.getByRole('cell').filter({ hasText: 'R²' })).not.toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Agreement' }).first()).toBeVisible()
  await expectFiguresApart(page)
})

test('what would scroll or open on a screen is printed: the timeline of a species and its former reservations', async ({
  page,
  visitSpecies,
}) => {
  await measureOnScreenAlone(page)
  await visitSpecies('Monodon monoceros', '?tab=conservation')
  await expect(page.getByRole('figure').locator('svg[data-plot]').first()).toBeVisible()
  await layOutOnPaper(page)
  await expect(page.getByRole('cell', { name: 'South Africa' })).toBeVisible()
  await expectFiguresApart(page)
})

const PAGES = [
  { what: 'the dashboard', address: '/arctic-tracker' },
  { what: 'the explorer by year', address: '/trade?exporter=GL' },
  { what: 'the explorer as bars', address: '/trade?group=term' },
  { what: 'the explorer as a heat map', address: '/trade?group=importer,term' },
  { what: 'the explorer as a map', address: '/trade?group=importer&show=map' },
  { what: 'the explorer as a table', address: '/trade?group=species&show=table' },
  { what: 'the screening', address: '/screening' },
  { what: 'a country', address: '/countries/GL' },
  { what: 'all countries', address: '/countries' },
  { what: 'the gallery', address: '/gallery' },
  { what: 'the landing page', address: '/' },
]

const TABS = ['overview', 'trade', 'catch', 'conservation', 'illegal-trade']

test('pages print without a part that is covered, cut off or wider than the sheet', async ({
  page,
  visit,
}) => {
  test.slow()
  await measureOnScreenAlone(page)
  for (const { what, address } of sampled(PAGES, 4)) {
    await test.step(what, async () => {
      await visit(address)
      await expectPrintedWhole(page)
    })
  }
})

test('the tabs of a species and a comparison print so too', async ({ page, visit, idOf }) => {
  test.slow()
  const [narwhal, walrus] = [await idOf('Monodon monoceros'), await idOf('Odobenus rosmarus')]
  const comparison = `/research/species-comparison?species=${narwhal}&species=${walrus}&loaded=true`
  await measureOnScreenAlone(page)
  for (const address of sampled([...TABS.map((tab) => `/species/${narwhal}?tab=${tab}`), comparison], 3)) {
    await test.step(address, async () => {
      await visit(address)
      await expectPrintedWhole(page)
    })
  }
})

/** On the sheet, once every part of the page has been in view and loaded. */
async function expectPrintedWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  for (const figure of await page.getByRole('main').getByRole('figure').all())
    await figure.scrollIntoViewIfNeeded()
  await untilAnswered(page)
  await layOutOnPaper(page)
  await expectFiguresApart(page)
  await expectWithinSheet(page)
  await layOutOnScreen(page)
}
