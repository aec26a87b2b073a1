import type { Page } from '@playwright/test'
import { WORDS_AT_REST } from './journey.ts'
import { expect, test } from './reader.ts'
import { written } from './trade-tab.ts'

const POLAR_BEAR = 'Ursus maritimus'
const PEREGRINE = 'Falco peregrinus'
const BANNER = 'Simulated seizure records. Import a seizure dataset to see real records.'
const APPENDIX_I =
  'This species is listed in CITES Appendix I, indicating it is threatened with extinction. International commercial trade is prohibited.'

interface Summary {
  totalSeizures: number
  productTypesCount: number
  highValueProductsCount: number
  isCitesAppendixI: boolean
  riskLevel: string
  productTypes: string[]
  confiscatedInTrade: { records: number; first_year: number | null; last_year: number | null }
}

const summaryOf = (id: string) => `/api/species/${id}/illegal-trade`

const illegalTrade = (page: Page) => page.getByRole('region', { name: 'Illegal Trade', exact: true })
const table = (page: Page) => page.getByRole('region', { name: 'Seizure records' })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent records' })

/** A made-up record, as the interface would answer it. */
const aRecord = (place: number, said: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  seizure_year: null,
  seizure_date: null,
  country_code: null,
  product_category: 'body part',
  quantity: null,
  unit: null,
  source_database: 'lemis',
  reference: null,
  product: { product_name: 'skins', main_category: 'body part', is_high_value: false },
  ...said,
})

/** Makes the portal answer with these records, and with the risk that the rule gives them. */
async function pretend(
  page: Page,
  records: object[],
  risk: { riskLevel: string; isCitesAppendixI?: boolean },
) {
  await page.route('**/api/species/*/seizures', (route) => route.fulfill({ json: records }))
  await page.route('**/api/species/*/illegal-trade', (route) =>
    route.fulfill({
      json: {
        totalSeizures: records.length,
        productTypesCount: 1,
        highValueProductsCount: 0,
        isCitesAppendixI: false,
        productTypes: ['skins'],
        confiscatedInTrade: { records: 0, first_year: null, last_year: null },
        ...risk,
      } satisfies Summary,
    }),
  )
}

const openTab = (page: Page) => page.getByRole('link', { name: 'Illegal Trade' }).click()

test('the tab says what its records are, under the banner of simulated ones', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')
  await expect(page.locator('[data-simulated=seizures]')).toContainText(BANNER)
  await expect(illegalTrade(page)).toContainText('It is a reported seizure product record: not a seizure')
  await expect(illegalTrade(page)).toContainText(/\d+ of \d+ carr(y|ies) neither date nor place\./)
  await expect(illegalTrade(page)).toContainText('Simulated, not real records.')

  await page.getByRole('link', { name: 'Overview' }).last().click()
  await expect(page.locator('[data-simulated=seizures]')).toHaveCount(0)
})

test('its data and words come with the page', async ({ page, visitSpecies }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/locales\/|\/(illegal-trade|seizures)$/.test(pathname) && pathname !== WORDS_AT_REST)
      asked.push(pathname)
  })
  await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')
  await expect(table(page).getByRole('row')).not.toHaveCount(0)
  expect(asked).toEqual([])
})

test('the risk card counts as the interface does, and says which part of the rule decides', async ({
  page,
  visitSpecies,
  ask,
}) => {
  for (const { name, badge, because, warned } of [
    { name: POLAR_BEAR, badge: 'LOW RISK', because: 'By the number of seizure records', warned: false },
    {
      name: PEREGRINE,
      badge: 'HIGH RISK',
      because: 'because the species is in CITES Appendix I',
      warned: true,
    },
  ]) {
    const summary = await ask<Summary>(summaryOf(await visitSpecies(name, '?tab=illegal-trade')))
    const card = page.getByRole('region', { name: 'Illegal Trade Risk' })
    await expect(card).toContainText(badge)
    await expect(card).toContainText(because)
    await expect(card.locator('dd')).toHaveText(
      [summary.totalSeizures, summary.productTypesCount, summary.highValueProductsCount].map((count) =>
        written(count),
      ),
    )
    await expect(illegalTrade(page).getByText(APPENDIX_I, { exact: true })).toHaveCount(warned ? 1 : 0)
  }
})

test('kinds of product are named with their records, and the valuable marked', async ({
  page,
  visitSpecies,
  ask,
}) => {
  const { productTypes, highValueProductsCount } = await ask<Summary>(
    summaryOf(await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')),
  )
  const kinds = page.getByRole('region', { name: 'Product types' }).getByRole('listitem')
  await expect(kinds).toHaveCount(productTypes.length)
  for (const [place, name] of productTypes.entries()) await expect(kinds.nth(place)).toContainText(name)
  await expect(kinds.filter({ hasText: 'High value' })).toHaveCount(highValueProductsCount)
})

test('records without a date say so and stand last', async ({ page, visitSpecies }) => {
  await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')
  await expect(table(page)).toContainText('Date not recorded')
  const dates = await table(page).locator('tbody tr td:first-child').allTextContents()
  const undated = dates.filter((date) => date === 'Date not recorded')
  expect(undated.length).toBeGreaterThan(0)
  expect(dates.slice(-undated.length)).toEqual(undated)
  const years = dates.slice(0, -undated.length).map(Number)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  await expect(recent(page).getByRole('listitem')).toHaveCount(5)
  await expect(recent(page).getByRole('listitem').first()).toContainText(String(years[0]))
})

test('of many records twenty are shown, five as the most recent, and all can be taken away', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(POLAR_BEAR)
  const records = Array.from({ length: 55 }, (_, place) =>
    aRecord(
      place,
      place < 2 ? { seizure_date: `2014-03-0${2 - place}`, country_code: 'DK', quantity: 3 } : {},
    ),
  )
  await pretend(page, records, { riskLevel: 'high' })
  await openTab(page)

  await expect(illegalTrade(page)).toContainText('HIGH RISK')
  await expect(illegalTrade(page)).toContainText('By the number of seizure records: 55.')
  await expect(table(page).locator('tbody tr')).toHaveCount(20)
  await expect(illegalTrade(page)).toContainText('Showing 20 of 55 seizure records')
  await expect(table(page).locator('tbody tr').first()).toContainText('2 Mar 2014')
  await expect(table(page).locator('tbody tr').first()).toContainText('Denmark')
  await expect(table(page).locator('tbody tr').first()).toContainText('3 specimens')
  await expect(table(page).locator('tbody tr').last()).toContainText('Date not recordedPlace not recorded')
  await expect(recent(page).getByRole('listitem')).toHaveCount(5)
  await expect(recent(page)).toContainText('Records without a date stand last; they may be older or newer.')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Data as CSV (55 rows)' }).click()
  expect((await download).suggestedFilename()).toBe(
    'arctic-tracker-ursus-maritimus-seizure-records-simulated.csv',
  )
})

test('a medium risk, and no line about more where all records are shown', async ({ page, visitSpecies }) => {
  await visitSpecies(POLAR_BEAR)
  const records = Array.from({ length: 20 }, (_, place) => aRecord(place))
  await pretend(page, records, { riskLevel: 'medium' })
  await openTab(page)
  await expect(illegalTrade(page)).toContainText('MEDIUM RISK')
  await expect(table(page).locator('tbody tr')).toHaveCount(20)
  await expect(illegalTrade(page)).not.toContainText('Showing')
  await expect(illegalTrade(page)).toContainText('20 of 20 carry neither date nor place.')
  // Columns that no record fills are left out.
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Date',
    'Product',
    'Category',
    'Source database',
  ])
})

test('while it loads, the tab says so', async ({ page, visitSpecies }) => {
  await visitSpecies(POLAR_BEAR)
  let answer = () => {}
  const held = new Promise<void>((release) => {
    answer = release
  })
  await page.route('**/api/species/*/seizures', async (route) => {
    await held
    await route.continue()
  })
  await openTab(page)
  await expect(illegalTrade(page).getByRole('status')).toHaveText('Loading illegal trade data...')
  answer()
  await expect(table(page)).toBeVisible()
})

test.describe('when the records cannot be read', () => {
  test.use({ expectedMessages: /400|Made-up reason/ })

  test('the tab says so and tries again', async ({ page, visitSpecies }) => {
    await visitSpecies(POLAR_BEAR)
    await page.route('**/api/species/*/seizures', (route) =>
      route.fulfill({
        status: 400,
        json: { defined: false, code: 'BAD_REQUEST', status: 400, message: 'Made-up reason' },
      }),
    )
    await openTab(page)
    await expect(illegalTrade(page).getByRole('alert')).toContainText(
      'Error loading illegal trade data. Please try again later. Made-up reason',
    )
    await page.unroute('**/api/species/*/seizures')
    await illegalTrade(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(table(page)).toBeVisible()
  })
})

for (const { isCitesAppendixI, riskLevel } of [
  { isCitesAppendixI: false, riskLevel: 'low' },
  { isCitesAppendixI: true, riskLevel: 'high' },
]) {
  test(`a species without records, in Appendix I ${isCitesAppendixI}, has no other risk than its listing`, async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(POLAR_BEAR)
    await pretend(page, [], { riskLevel, isCitesAppendixI })
    await openTab(page)
    await expect(illegalTrade(page)).toContainText(
      'No illegal trade seizures were recorded in the seizure records currently used by Arctic Species Tracker (i.e., a published wildlife seizure database).',
    )
    await expect(illegalTrade(page).getByText('HIGH RISK')).toHaveCount(isCitesAppendixI ? 1 : 0)
    await expect(illegalTrade(page).getByText('LOW RISK')).toHaveCount(0)
    await expect(illegalTrade(page).getByText(APPENDIX_I)).toHaveCount(isCitesAppendixI ? 1 : 0)
    await expect(illegalTrade(page)).toContainText('No trade record of this species carries source I')
  })
}

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('confiscations in CITES trade records stand apart, with count and years', async ({
    page,
    visitSpecies,
    ask,
  }) => {
    const id = await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')
    const { confiscatedInTrade, totalSeizures } = await ask<Summary>(summaryOf(id))
    expect(confiscatedInTrade).toEqual({ records: 140, first_year: 1980, last_year: 2022 })
    const apart = page.getByRole('region', { name: 'Confiscated specimens in CITES trade records' })
    await expect(apart).toContainText('140 records, 1980–2022')
    await expect(apart).toContainText('counted neither among the seizure records nor in the risk')
    await expect(page.getByRole('region', { name: 'Illegal Trade Risk' }).locator('dd').first()).toHaveText(
      written(totalSeizures),
    )
  })

  test('each species counts the confiscations that the published rows hold', async ({ ask }) => {
    const all = await ask<{ id: string }[]>('/api/species/all')
    const counted = await Promise.all(all.map(({ id }) => ask<Summary>(summaryOf(id))))
    const records = counted.map(({ confiscatedInTrade }) => confiscatedInTrade.records)
    expect(records.filter((one) => one > 0)).toHaveLength(39)
    expect(records.reduce((sum, one) => sum + one, 0)).toBe(2555)
  })
})
