import type { Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './reader.ts'
import { chart, countryName, trade, written } from './trade-tab.ts'

const WALRUS = 'Odobenus rosmarus'
const CARVINGS = '?tab=trade&term=carvings&start_year=2003&end_year=2022'
const MAP = 'Map of trade'

interface Flow {
  from: string
  importer: string
  figure: number
}
interface Flows {
  all: { flows: Flow[]; others: { flows: number; figure: number }; total: { figure: number } }
  sent_on_rows: number
}

const map = (page: Page) => chart(page, MAP)
const arcs = (page: Page) => map(page).locator('[data-arc]')
const rows = (page: Page) => map(page).locator('tr[data-flow]')

test('the arcs are the rows of the table and the answers of the interface', async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(WALRUS, CARVINGS)
  const { all } = await ask<Flows>(
    `/api/species/${id}/trade/flows?term=carvings&unit=number&start_year=2003&end_year=2022`,
  )
  await expect(arcs(page)).toHaveCount(15)
  await expect(rows(page)).toHaveCount(15)
  for (const [place, { from, importer, figure }] of all.flows.slice(0, 15).entries()) {
    const [sender, receiver] = [countryName(from), countryName(importer)]
    const said = `Flow ${place + 1}: ${sender} to ${receiver}, ${written(figure)}`
    await expect(arcs(page).nth(place)).toHaveAttribute('aria-label', said)
    await expect(rows(page).nth(place)).toContainText(sender)
    await expect(rows(page).nth(place)).toContainText(receiver)
    await expect(rows(page).nth(place)).toContainText(written(figure))
  }
  await expect(map(page)).toContainText(`All others, ${all.others.flows} flows`)
  await expect(map(page).locator('tbody tr').last()).toContainText(written(all.total.figure))
})

test('the keyboard goes through the arcs in the order of the table and chooses one', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(WALRUS, CARVINGS)
  await arcs(page).first().focus()
  await expect(rows(page).first()).toHaveAttribute('data-marked')
  await page.keyboard.press('ArrowDown')
  await expect(arcs(page).nth(1)).toBeFocused()
  await expect(rows(page).nth(1)).toHaveAttribute('data-marked')
  await expect(rows(page).first()).not.toHaveAttribute('data-marked')
  await page.keyboard.press('End')
  await expect(arcs(page).nth(14)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/importer=DK/)
  await expect(page).toHaveURL(/exporter=GL/)
  await expect(arcs(page)).toHaveCount(1)
})

test('by source country all movements count, and goods that others sent on are told', {
  tag: LONG_RUN,
}, async ({ page, visitSpecies }) => {
  await visitSpecies(WALRUS, CARVINGS)
  await expect(arcs(page)).toHaveCount(15)
  await map(page).getByText('source country', { exact: true }).click()
  await expect(page).toHaveURL(/by=source/)
  await expect(page).toHaveURL(/movement=all/)
  await expect(map(page).getByRole('columnheader', { name: 'Source country' })).toBeVisible()
  await map(page).getByText('exporter', { exact: true }).click()
  await expect(page).not.toHaveURL(/by=source/)
  await expect(page).not.toHaveURL(/movement/)
})

test('years narrow the map alone, by the keyboard and by Play', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(WALRUS, CARVINGS)
  const last = trade(page).getByRole('slider', { name: 'Last year drawn' })
  await last.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(last).toHaveAttribute('aria-valuenow', '2021')
  await expect(last).toHaveAttribute('aria-valuetext', '2021')
  const { all } = await ask<Flows>(
    `/api/species/${id}/trade/flows?term=carvings&unit=number&start_year=2003&end_year=2021`,
  )
  await expect(map(page).locator('tbody tr').last()).toContainText(written(all.total.figure))
  await expect(page).toHaveURL(/end_year=2022/)

  await map(page).getByRole('button', { name: 'Play' }).click()
  await expect(map(page).getByText('2003–2007', { exact: true })).toBeVisible()
  await expect(map(page).getByText('2004–2008', { exact: true })).toBeVisible()
  await map(page).getByRole('button', { name: 'Pause' }).click()
})

test('each decade has a map of its own', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
  await visitSpecies(WALRUS, CARVINGS)
  await map(page).getByText('By decade', { exact: true }).click()
  for (const decade of ['2003–2009', '2010–2019', '2020–2022'])
    await expect(map(page).locator('svg[data-plot]')).toContainText(decade)
  await expect(arcs(page)).toHaveCount(0)
})

for (const colorScheme of sampled(['light', 'dark'] as const, 1)) {
  test(`the map is accessible and fits a phone in the ${colorScheme} theme`, { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 800 })
    await visitSpecies(WALRUS, CARVINGS)
    await expect(arcs(page)).toHaveCount(15)
    await map(page).scrollIntoViewIfNeeded()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}

test('the landing page shows the records that countries report, with a table', { tag: LONG_RUN }, async ({
  page,
  visit,
  ask,
}) => {
  const { flows } = await ask<{ flows: Flow[] }>('/api/trade-records/flows')
  await visit('/')
  await expect(page.getByRole('img', { name: /^Trade records across the Arctic/ })).toBeVisible()
  await page.getByText('The flows as a table').click()
  const listed = page.locator('details table tbody tr')
  await expect(listed).toHaveCount(flows.length + 3)
  await expect(listed.first()).toContainText(written(flows[0]?.figure ?? 0))
})
