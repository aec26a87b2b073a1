import { LONG_RUN } from '#testing/long-run.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { catchChart, catches } from './catch-tab.ts'
import { expect, test } from './reader.ts'

const NARWHAL = 'Monodon monoceros'
const WALRUS = 'Odobenus rosmarus'

test.describe('catch, quota and export', () => {
  test.use({ portal: 'real' })

  test('catch bars, quota steps, exports and the ban stand in one chart, years above the quota in words too', async ({
    page,
    visitSpecies,
  }) => {
    const id = await visitSpecies(NARWHAL, '?tab=catch')
    const chart = page.getByRole('figure', { name: 'Catch, Quota and Export' })
    await expect(chart.locator('svg[data-plot]')).toContainText(
      '2006: Export ban on narwhal products, Greenland',
    )
    await expect(chart).toContainText('Greenland, all areas: catch, quota and exports per year')
    await expect(chart).toContainText('Exports: Tusks, number, direct trade, converted into whole animals.')
    await expect(chart).toContainText('Exports are reported by country, not by stock')
    await expect(chart).toContainText('above the quota in 4 of 20 years')
    await expect(chart).toContainText('2005, 2006, 2007, 2008.')

    await chart.getByRole('slider').focus()
    await page.keyboard.press('Home')
    for (let year = 1981; year < 2005; year++) await page.keyboard.press('ArrowRight')
    await expect(chart.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '2005: Catch total 398. Quota 300. Exports, animals 59. By exporters 58. By importers 11',
    )
    await chart.getByRole('button', { name: 'Table: Catch, Quota and Export' }).click()
    await expect(chart.getByRole('row').filter({ hasText: '2005/2006' })).toContainText('Yes')
    await expectAccessible(page)
    await expectToFitItsWidth(page)

    const csv = await page.request.get(`/species/${id}/catch-quota-exports.csv?area=West`)
    expect(await csv.text()).toContain(
      '2005,2005/2006,GL,West,291,200,true,tusks,animals,58,11,59,true,2025.1',
    )
  })

  test('stock and article stand in the address, and goods of another unit have a panel of their own', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=catch')
    const chart = page.getByRole('figure', { name: 'Catch, Quota and Export' })
    await chart.getByRole('combobox', { name: 'Stock' }).click()
    await page.getByRole('option', { name: 'Greenland: West' }).click()
    await expect(page).toHaveURL(/country=Greenland&area=West/)
    await chart.getByRole('combobox', { name: 'Exports of' }).click()
    await page.getByRole('option', { name: 'Carvings, number', exact: true }).click()
    await expect(page).toHaveURL(/term=carvings&unit=number/)
    await expect(chart).toContainText('They cannot be converted into animals and have a panel of their own.')
    await expect(chart.locator('svg[data-plot]').getByText('Carvings, number')).toBeVisible()

    await chart.getByRole('combobox', { name: 'Stock' }).click()
    await page.getByRole('option', { name: 'Canada (exports only)' }).click()
    await expect(chart).toContainText('These data contain no catches by Canada.')
    await expect(page).not.toHaveURL(/term=/)
    await expect(chart.locator('svg[data-plot] rect')).toHaveCount(0)
  })

  test('another species has its stocks, and half a walrus for each tusk', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(WALRUS, '?tab=catch&term=tusks&unit=number')
    const chart = page.getByRole('figure', { name: 'Catch, Quota and Export' })
    await expect(chart).toContainText('Exports: Tusks, number, direct trade, converted into whole animals.')
    await expect(chart.locator('svg[data-plot] rect').first()).toBeVisible()
  })

  test('the trade of the narwhal leads to it', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=trade')
    await page.getByRole('link', { name: 'Catch, quota and export in one chart' }).click()
    await expect(catchChart(page)).toBeVisible()
    await expect(catches(page).getByRole('figure', { name: 'Catch, Quota and Export' })).toBeVisible()
  })
})
