import { expect, test } from './journey.ts'
import { expectFiguresApart, layOutOnPaper, measureOnScreenAlone } from './paper.ts'

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
