import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { failUntilFixed } from './failing-answers.ts'
import { expect, test } from './reader.ts'

const MINKE_WHALE = 'Balaenoptera acutorostrata'
/** Under CITES since 2023. */
const ROSEROOT = 'Rhodiola rosea'

interface Reservation {
  country_code: string
  appendix: string
  is_active: boolean
  confirmed_on: string | null
}

interface Measures {
  reservations: Reservation[]
  trade_suspensions: { country_name: string }[]
  export_quotas: { year: number }[]
  conservation_measures: { measure: string }[]
}

interface ReservedTrade {
  parties: string[]
  records: number | null
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const countryName = (code: string) => new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code
const day = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
const rowsOf = (page: Page, table: string) => part(page, table).locator('tbody tr')

test('the conservation tab lists every reservation with its party and its last confirmation', async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(MINKE_WHALE, '?tab=conservation')
  const { reservations } = await ask<Measures>(`/api/species/${id}/trade-measures`)
  const section = part(page, 'Reservations')
  const inForce = reservations.filter(({ is_active }) => is_active)
  expect(inForce.map(({ country_code }) => country_code)).toEqual(expect.arrayContaining(['IS', 'JP', 'NO']))
  await expect(section).toContainText(
    'is treated as a non-party with respect to trade in this species (Article XXIII).',
  )
  await expect(rowsOf(page, 'Reservations in force when last confirmed')).toHaveCount(inForce.length)
  for (const [at, { country_code, appendix, confirmed_on }] of inForce.entries()) {
    const row = rowsOf(page, 'Reservations in force when last confirmed').nth(at)
    await expect(row).toContainText(countryName(country_code))
    await expect(row).toContainText(appendix)
    if (confirmed_on !== null) await expect(row).toContainText(`in force on ${day(confirmed_on)}`)
  }
  const former = reservations.length - inForce.length
  expect(former).toBeGreaterThan(0)
  await expect(rowsOf(page, 'Former reservations').first()).toBeHidden()
  // On paper nothing can be opened, so that all of them are there.
  await page.emulateMedia({ media: 'print' })
  await expect(rowsOf(page, 'Former reservations').first()).toBeVisible()
  await page.emulateMedia({ media: null })
  await section.getByText(`Former reservations (${former})`).click()
  await expect(rowsOf(page, 'Former reservations')).toHaveCount(former)
  await expect(rowsOf(page, 'Former reservations').first()).toBeVisible()
})

test('suspensions, quotas and measures are listed, or said to be none', async ({
  page,
  visitSpecies,
  ask,
}) => {
  for (const name of ['Acipenser baerii', 'Odobenus rosmarus', 'Monodon monoceros']) {
    const id = await visitSpecies(name, '?tab=conservation')
    const measures = await ask<Measures>(`/api/species/${id}/trade-measures`)
    const { trade_suspensions, export_quotas, conservation_measures } = measures
    const limits = part(page, 'Trade suspensions and quotas')
    if (trade_suspensions.length + export_quotas.length === 0)
      await expect(limits).toContainText(
        'No trade suspension or export quota for this species is on record here.',
      )
    await expect(limits.locator('tbody tr')).toHaveCount(trade_suspensions.length + export_quotas.length)
    const done = part(page, 'Conservation measures')
    await expect(done.getByRole('heading', { level: 3 })).toHaveCount(conservation_measures.length)
    if (conservation_measures.length === 0)
      await expect(done).toContainText('No conservation measure for this species is on record here.')
  }
})

test('without a reservation on record the page says what the lists leave out', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(ROSEROOT, '?tab=conservation')
  await expect(part(page, 'Reservations')).toContainText('No reservation on this species is on record here.')
  await expect(part(page, 'Reservations')).toContainText(
    'a reservation entered after they were published is not shown',
  )
})

test('the trade tab names the parties that trade under reservations', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(MINKE_WHALE, '?tab=trade')
  const { parties, records } = await ask<ReservedTrade>(`/api/species/${id}/reserved-trade`)
  const note = page.getByText('Trade under reservations.')
  const words = page.locator('div', { has: note }).last()
  expect(parties).toEqual(expect.arrayContaining(['JP', 'NO']))
  for (const party of parties) await expect(words).toContainText(countryName(party))
  await expect(words).toContainText(`${records?.toLocaleString('en-GB')} records of commercial trade`)
  await words.getByRole('link', { name: 'All reservations on this species' }).click()
  await expect(part(page, 'Reservations')).toBeVisible()
})

test.describe('when the measures cannot be read', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|A section failed|Internal Server Error/ })

  test('each part says so, the rest stands, and trying again helps', async ({ page, visitSpecies }) => {
    const answers = await failUntilFixed(page, '**/trade-measures')
    await visitSpecies('Monodon monoceros')
    await page.getByRole('link', { name: 'Conservation' }).click()
    await expect(part(page, 'Reservations').getByRole('alert')).toContainText('This part could not be loaded')
    await expect(part(page, 'IUCN Red List Status')).toContainText('Least Concern')
    answers.fix()
    await part(page, 'Reservations').getByRole('button', { name: 'Try Again' }).click()
    await expect(part(page, 'Reservations').getByRole('alert')).toHaveCount(0)
  })
})
