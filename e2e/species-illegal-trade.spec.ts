import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { csvParseRows } from 'd3-dsv'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { WORDS_AT_REST } from './journey.ts'
import { expect, test } from './reader.ts'

const POLAR_BEAR = 'Ursus maritimus'
const PEREGRINE = 'Falco peregrinus'
const BANNER = 'Simulated seizure records. Import a seizure dataset to see real records.'
const APPENDIX_I =
  'Article III permits no import of specimens that are to be used for primarily commercial purposes.'

interface Summary {
  simulated: boolean
  simulated_datasets: string[]
  totalSeizures: number
  productTypesCount: number
  highValueProductsCount: number | null
  isCitesAppendixI: boolean
  riskLevel: string | null
  productTypes: string[]
  confiscatedInTrade: { records: number; first_year: number | null; last_year: number | null }
  commercialTrade: { since: number; records: number; captive_records: number }
}

const REAL = { simulated: false, simulated_datasets: [] }

const summaryOf = (id: string) => `/api/species/${id}/illegal-trade`

const illegalTrade = (page: Page) => page.getByRole('region', { name: 'Illegal Trade', exact: true })
const table = (page: Page) => page.getByRole('region', { name: 'Seizure records' })
const examples = (page: Page) => page.getByRole('region', { name: 'Example records' })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent records' })

/** A made-up record, as the interface would answer it of a real dataset. */
const aRecord = (place: number, fields: object = {}) => ({
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
  ...REAL,
  ...fields,
})

/**
 * Makes the portal answer with these records as with those of a real dataset, and with the risk that the rule gives them.
 */
async function pretend(
  page: Page,
  records: object[],
  risk: { riskLevel: string; isCitesAppendixI?: boolean },
) {
  await page.route('**/api/species/*/seizures', (route) => route.fulfill({ json: records }))
  await page.route('**/api/species/*/illegal-trade', (route) =>
    route.fulfill({
      json: {
        ...REAL,
        totalSeizures: records.length,
        productTypesCount: 1,
        highValueProductsCount: 0,
        isCitesAppendixI: false,
        productTypes: ['skins'],
        confiscatedInTrade: { records: 0, first_year: null, last_year: null },
        commercialTrade: { since: 2000, records: 0, captive_records: 0 },
        ...risk,
      } satisfies Summary,
    }),
  )
}

const openTab = (page: Page) => page.getByRole('link', { name: 'Illegal Trade' }).click()

test('without a real dataset the tab says what it will show, and draws nothing from simulated records', async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')
  expect(await ask<Summary>(summaryOf(id))).toMatchObject({
    simulated: true,
    riskLevel: null,
    highValueProductsCount: null,
  })
  await expect(page.locator('[data-simulated=seizures]')).toContainText(BANNER)
  await expect(illegalTrade(page)).toContainText('No seizure dataset has been imported.')
  await expect(illegalTrade(page)).toContainText('Until then, no count, value or risk is shown.')
  await expect(illegalTrade(page)).toContainText('Simulated, not real records.')
  await expect(illegalTrade(page)).not.toContainText(/(HIGH|MEDIUM|LOW) RISK|High value|High-value/)
  await expect(page.getByRole('region', { name: 'Illegal Trade Risk' })).toHaveCount(0)
  await expect(table(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Overview' }).last().click()
  await expect(page.locator('[data-simulated=seizures]')).toHaveCount(0)
})

test('a few made-up rows show what a record looks like, each marked as an example, in their file too', {
  tag: LONG_RUN,
}, async ({ page, visitSpecies }) => {
  await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')
  await expect(examples(page).locator('tbody tr')).toHaveCount(3)
  await expect(examples(page).locator('tbody tr td:first-child')).toHaveText(Array(3).fill('Example'))

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Data as CSV (3 rows)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('arctic-tracker-ursus-maritimus-seizure-records-simulated.csv')
  const [head, ...rows] = csvParseRows(readFileSync(await file.path(), 'utf8').replace('\uFEFF', ''))
  const columns = ['High value', 'Simulated'].map((name) => head?.indexOf(name) ?? -1)
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual(Array(3).fill(['', 'Yes']))
})

test('the explanation of Appendix I is shown without a risk level', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
}) => {
  for (const { name, warned } of [
    { name: POLAR_BEAR, warned: false },
    { name: PEREGRINE, warned: true },
  ]) {
    await visitSpecies(name, '?tab=illegal-trade')
    await expect(illegalTrade(page).getByText(APPENDIX_I)).toHaveCount(warned ? 1 : 0)
    await expect(illegalTrade(page)).not.toContainText('HIGH RISK')
  }
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('no confiscation is counted in simulated trade records', async ({ page, visitSpecies }) => {
    await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')
    const apart = page.getByRole('region', { name: 'Confiscated specimens in CITES trade records' })
    await expect(apart).toContainText('The trade records in use are simulated')
    await expect(apart).toContainText('it is not a measure of seizures')
    await expect(apart).not.toContainText(/\d records?/)
  })
})

test('its data and words come with the page', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/locales\/|\/(illegal-trade|seizures)$/.test(pathname) && pathname !== WORDS_AT_REST)
      asked.push(pathname)
  })
  await visitSpecies(POLAR_BEAR, '?tab=illegal-trade')
  await expect(examples(page).getByRole('row')).not.toHaveCount(0)
  expect(asked).toEqual([])
})

test('kinds of product are named with their records, and the valuable marked', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(POLAR_BEAR)
  const tusks = { product_name: 'tusks', main_category: 'body part', is_high_value: true }
  const records = [aRecord(0), aRecord(1), aRecord(2, { product: tusks })]
  await pretend(page, records, { riskLevel: 'low' })
  await openTab(page)
  const kinds = page.getByRole('region', { name: 'Product types' }).getByRole('listitem')
  await expect(kinds).toHaveText([/^skins.*2 records$/, /^High value.*tusks.*1 record$/])
  await expect(page.getByRole('region', { name: 'Illegal Trade Risk' })).toContainText(
    'Based on the number of seizure records: 3.',
  )
})

test('records without a date say so and stand last', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
  await visitSpecies(POLAR_BEAR)
  const records = [2015, 2012, 2009, null, null, null].map((seizure_year, place) =>
    aRecord(place, { seizure_year }),
  )
  await pretend(page, records, { riskLevel: 'low' })
  await openTab(page)
  await expect(table(page).locator('tbody tr td:first-child')).toHaveText([
    ...['2015', '2012', '2009'],
    ...Array(3).fill('Date not recorded'),
  ])
  await expect(recent(page).getByRole('listitem')).toHaveCount(5)
  await expect(recent(page).getByRole('listitem').first()).toContainText('2015')
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
  await expect(illegalTrade(page)).toContainText('Based on the number of seizure records: 55.')
  await expect(table(page).locator('tbody tr')).toHaveCount(20)
  await expect(illegalTrade(page)).toContainText('Showing 20 of 55 seizure records')
  await expect(table(page).locator('tbody tr').first()).toContainText('2 Mar 2014')
  await expect(table(page).locator('tbody tr').first()).toContainText('Denmark')
  await expect(table(page).locator('tbody tr').first()).toContainText('3 specimens')
  await expect(table(page).locator('tbody tr').last()).toContainText('Date not recordedPlace not recorded')
  await expect(recent(page).getByRole('listitem')).toHaveCount(5)
  await expect(recent(page)).toContainText(
    'Records without a date are listed last; they may be older or newer.',
  )

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Data as CSV (55 rows)' }).click()
  expect((await download).suggestedFilename()).toBe(
    'arctic-tracker-ursus-maritimus-seizure-records-simulated.csv',
  )
})

test('a medium risk, and no line about more where all records are shown', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(POLAR_BEAR)
  const records = Array.from({ length: 20 }, (_, place) => aRecord(place))
  await pretend(page, records, { riskLevel: 'medium' })
  await openTab(page)
  await expect(illegalTrade(page)).toContainText('MEDIUM RISK')
  await expect(table(page).locator('tbody tr')).toHaveCount(20)
  await expect(illegalTrade(page)).not.toContainText('Showing')
  await expect(illegalTrade(page)).toContainText('20 of 20 have neither a date nor a place.')
  // Columns that no record fills are left out.
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Date',
    'Product',
    'Category',
    'Source database',
  ])
})

test('while it loads, the tab says so', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
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
  await expect(examples(page)).toBeVisible()
})

test.describe('when the records cannot be read', () => {
  test.use({ expectedMessages: /400|Made-up reason/ })

  test('the tab says so and tries again', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
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
    await expect(examples(page)).toBeVisible()
  })
})

for (const { isCitesAppendixI, riskLevel } of sampled(
  [
    { isCitesAppendixI: false, riskLevel: 'low' },
    { isCitesAppendixI: true, riskLevel: 'high' },
  ],
  1,
)) {
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
    await expect(illegalTrade(page)).toContainText('No trade record of this species has source I')
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
    const { confiscatedInTrade, simulated_datasets } = await ask<Summary>(summaryOf(id))
    expect(simulated_datasets).toEqual(['seizures'])
    expect(confiscatedInTrade).toEqual({ records: 140, first_year: 1980, last_year: 2022 })
    const apart = page.getByRole('region', { name: 'Confiscated specimens in CITES trade records' })
    await expect(apart).toContainText('140 records, 1980–2022')
    await expect(apart).toContainText('counted neither among the seizure records nor in the risk')
    await expect(apart).toContainText('it is not a measure of seizures')
    await expect(page.getByRole('region', { name: 'Illegal Trade Risk' })).toHaveCount(0)
  })

  test('each species counts the confiscations that the published rows hold', { tag: LONG_RUN }, async ({
    ask,
  }) => {
    const all = await ask<{ id: string }[]>('/api/species/all')
    const records: number[] = []
    // One after the other: a costly question, of which one network may ask a few at a time.
    for (const { id } of all) records.push((await ask<Summary>(summaryOf(id))).confiscatedInTrade.records)
    expect(records.filter((one) => one > 0)).toHaveLength(39)
    expect(records.reduce((sum, one) => sum + one, 0)).toBe(2555)
  })
})
