import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'

/* What a form refuses is said as it is: of a species that is gone, a figure out of its range, a range without a place. */

test.use({ portal: 'curated', expectedMessages: /status of 400/ })
test.beforeEach(async ({ page }) => signIn(page))

const NOWHERE = '00000000-0000-4000-8000-000000000000'

test('a listing of a species that does not exist says so beside the species', async ({ page, visit }) => {
  await visit(`/admin/cites-listings/create?species_id=${NOWHERE}`)
  await page.getByRole('combobox', { name: 'Appendix' }).selectOption('II')
  await page.getByLabel('Listing date').fill('2001-03-01')
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await expect(page.getByRole('combobox', { name: 'Species' })).toHaveAccessibleDescription(
    'There is no such species. It may have been deleted',
  )
})

test('a date field says its day as the lists write it', async ({ page, visit }) => {
  await visit('/admin/cites-listings/create')
  await page.getByLabel('Listing date').fill('2001-03-01')
  await expect(page.getByLabel('Listing date')).toHaveAccessibleDescription(/^Mar 1, 2001/)
})

test('a species without its second name is refused in words of its own', async ({ page, visit }) => {
  await visit('/admin/species/create')
  await page.getByRole('button', { name: 'Create Species' }).click()
  await page.getByRole('tab', { name: /^Taxonomy/ }).click()
  await expect(page.getByRole('textbox', { name: 'Species', exact: true })).toHaveAccessibleDescription(
    'Species is required',
  )
})

test('a priority of 12 is refused with its range', async ({ page, visit }) => {
  await visit('/admin/glossary/create')
  await page.getByRole('textbox', { name: 'Priority' }).fill('12')
  await page.getByRole('button', { name: 'Create Term' }).click()
  await expect(page.getByRole('textbox', { name: 'Priority' })).toHaveAccessibleDescription(
    'Priority is a whole number from 0 to 10',
  )
})

test('a year that is no number, and a country that is none, are refused in words of their own', async ({
  page,
  visit,
  idOf,
}) => {
  const species_id = await idOf('Balaenoptera musculus')
  const main = page.getByRole('main')

  await visit(`/admin/iucn-assessments/create?species_id=${species_id}`)
  await main.getByRole('textbox', { name: 'Year published' }).fill('abc')
  await main.getByRole('button', { name: 'Create Assessment' }).click()
  await expect(main.getByRole('textbox', { name: 'Year published' })).toHaveAccessibleDescription(
    'Year must be a whole number such as 1994',
  )

  await visit(`/admin/distribution-ranges/create?species_id=${species_id}`)
  await main.getByRole('textbox', { name: 'Country code' }).fill('QX')
  await main.getByRole('button', { name: 'Create Distribution Range' }).click()
  await expect(main.getByRole('textbox', { name: 'Country code' })).toHaveAccessibleDescription(
    'There is no country with this code. Add it to the countries first, or correct the code',
  )
})

test('a listing, whose fields have rules among each other, is stored as a draft', async ({
  page,
  visit,
  idOf,
}) => {
  await visit(`/admin/cites-listings/create?species_id=${await idOf('Ursus maritimus')}`)
  await page.getByRole('combobox', { name: 'Appendix' }).selectOption('II')
  await page.getByLabel('Listing date').fill('2031-03-01')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mar 1, 2031')
})

test('a threat and a part of the range that a curator enters are on the public page', async ({
  page,
  visit,
  idOf,
}) => {
  const species_id = await idOf('Balaenoptera musculus')
  const main = page.getByRole('main')

  await visit(`/admin/species-threats/create?species_id=${species_id}`)
  await main.getByRole('textbox', { name: 'Threat' }).fill('Noise of ships')
  await main.getByRole('textbox', { name: 'Severity' }).fill('unknown')
  await main.getByRole('textbox', { name: 'Description' }).fill('It drowns out their calls.')
  await main.getByRole('button', { name: 'Create Threat' }).click()
  await expect(page).toHaveURL(`/admin/species/${species_id}/edit`)

  await visit(`/admin/distribution-ranges/create?species_id=${species_id}`)
  await main.getByRole('button', { name: 'Create Distribution Range' }).click()
  await expect(main.getByRole('textbox', { name: 'Region' })).toHaveAccessibleDescription(
    'Give a country or a region',
  )
  await main.getByRole('textbox', { name: 'Country code' }).fill('IS')
  await main.getByRole('textbox', { name: 'Region' }).fill('Skjálfandi')
  await main.getByRole('textbox', { name: 'Presence' }).fill('extant')
  await main.getByRole('button', { name: 'Create Distribution Range' }).click()
  await expect(page).toHaveURL(`/admin/species/${species_id}/edit`)

  await visit(`/species/${species_id}`)
  const threat = main.getByRole('region', { name: 'Threats Overview' }).getByRole('listitem')
  await expect(threat.filter({ hasText: 'Noise of ships (unknown)' })).toContainText(
    'It drowns out their calls.',
  )
  const range = main.getByRole('region', { name: 'Range', exact: true }).getByRole('listitem')
  await expect(range.filter({ hasText: 'Iceland, Skjálfandi (extant)' })).toHaveCount(1)
})
