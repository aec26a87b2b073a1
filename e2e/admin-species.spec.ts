import { readFile } from 'node:fs/promises'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { press, skipToContent } from './keys.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated' })

test.beforeEach(async ({ page }) => signIn(page))

const TAXONOMY = {
  Phylum: 'Chordata',
  Class: 'Mammalia',
  Order: 'Carnivora',
  Genus: 'Phoca',
  Species: 'vitulina',
}

test('a curator adds a species with listing, assessment and name, and deletes and restores it', async ({
  page,
  visit,
}) => {
  test.slow()
  await visit('/admin/species')
  await page.getByRole('link', { name: 'Add Species' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Species' })).toBeVisible()
  await expect(page.getByText('Create a new species record')).toBeVisible()

  await page.getByRole('tab', { name: 'Conservation' }).click()
  await page.getByRole('button', { name: 'Create Species' }).click()
  await expect(page.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true')
  for (const message of ['Scientific name is required', 'Common name is required', 'Family is required'])
    await expect(page.getByText(message)).toBeVisible()

  await page.getByRole('textbox', { name: 'Scientific name' }).fill('Phoca vitulina')
  await page.getByRole('textbox', { name: 'Common name' }).fill('Harbour Seal')
  await page.getByRole('combobox', { name: 'Family' }).selectOption('Odobenidae')
  await page.getByRole('textbox', { name: 'IUCN SIS ID' }).fill('-3')
  await page.getByRole('tab', { name: 'Taxonomy' }).click()
  for (const [field, value] of Object.entries(TAXONOMY))
    await page.getByRole('textbox', { name: field, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Create Species' }).click()
  await expect(page.getByText('Must be a whole number above zero, or empty')).toBeVisible()
  await page.getByRole('textbox', { name: 'IUCN SIS ID' }).fill('17013')
  const checklist = page.getByRole('complementary').last()
  await expect(checklist).toContainText('11 of 25 items filled')
  await page.getByRole('button', { name: 'Create Species' }).click()
  await expect(page.getByText('Species "Phoca vitulina" has been created successfully.')).toBeVisible()

  await visit('/admin/species?search=vitulina')
  await page.getByRole('link', { name: 'Edit Phoca vitulina' }).click()
  await expect(page.getByRole('heading', { name: 'Phoca vitulina' })).toBeVisible()
  const id = /species\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''

  await visit(`/admin/common-names/create?species_id=${id}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Landselur')
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('icelandic')
  await page.getByRole('button', { name: 'Create Common Name' }).click()
  await expect(page).toHaveURL(`/admin/species/${id}/edit`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Phoca vitulina')

  await visit(`/admin/iucn-assessments/create?species_id=${id}`)
  await page.getByRole('textbox', { name: 'Year published' }).fill('1850')
  await page.getByRole('button', { name: 'Create Assessment' }).click()
  await expect(page.getByText('Year must be at least 1900')).toBeVisible()
  await page.getByRole('textbox', { name: 'Year published' }).fill('2016')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('LC')
  const possiblyExtinct = page.getByRole('combobox', { name: 'Possibly extinct', exact: true })
  await expect(possiblyExtinct).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('CR')
  await expect(possiblyExtinct.getByRole('option', { selected: true })).toHaveText('Not stated')
  await possiblyExtinct.selectOption('Yes')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('LC')
  await page.getByRole('textbox', { name: 'Scope', exact: true }).fill('Europe')
  await page.getByRole('button', { name: 'Create Assessment' }).click()
  await expect(
    page.getByText('Only a Critically Endangered (CR) species can be possibly extinct'),
  ).toBeVisible()
  await expect(page.getByText('The code and the scope name different regions')).toBeVisible()
  await possiblyExtinct.selectOption('Not stated')
  await page.getByRole('textbox', { name: 'Scope', exact: true }).fill('Global')
  await page.getByRole('checkbox', { name: 'Latest assessment' }).check()
  await page.getByRole('button', { name: 'Create Assessment' }).click()
  await expect(page).toHaveURL(`/admin/species/${id}/edit`)

  await visit('/admin/species?search=vitulina')
  await expect(page.getByRole('row', { name: /Phoca vitulina/ })).toContainText('Least Concern')
  await page.getByRole('button', { name: 'Delete Phoca vitulina' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Species' })
  await expect(dialog).toContainText(
    'Are you sure you want to delete Phoca vitulina? All related data will also be deleted.',
  )
  await expect(dialog).toContainText('Common names: 1')
  await expect(dialog).toContainText('IUCN assessments: 1')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The species has been successfully deleted.')).toBeVisible()
  await expect(page.getByText('No species found.')).toBeVisible()

  await visit(`/admin/audit?row=${id}`)
  await page.getByRole('button', { name: 'Show what changed: Phoca vitulina' }).first().click()
  await page.getByRole('button', { name: 'Restore this record' }).click()
  await expect(page.getByText('The record has been restored.')).toBeVisible()
  const back = await (await page.request.get(`/api/species/${id}`)).json()
  expect(back.common_names).toContainEqual(expect.objectContaining({ name: 'Landselur' }))
})

test('a species is taken along as a file, with and without its trade', { tag: LONG_RUN }, async ({
  page,
  visit,
  idOf,
}) => {
  const id = await idOf('Monodon monoceros')
  await visit(`/admin/species/${id}`)
  await expect(page).toHaveURL(`/admin/species/${id}/edit`)

  for (const { button, name, message, trade } of [
    {
      button: 'Export JSON',
      name: `species_export_Monodon_monoceros_${id}.json`,
      message: 'Species data exported as JSON.',
      trade: true,
    },
    {
      button: 'Export JSON, no trade',
      name: `species_export_no_trade_Monodon_monoceros_${id}.json`,
      message: 'Species data (no trade) exported as JSON.',
      trade: false,
    },
  ]) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(name)
    await expect(page.getByText(message)).toBeVisible()
    const content = JSON.parse(await readFile((await file.path()) ?? '', 'utf8'))
    expect(content.species.scientific_name).toBe('Monodon monoceros')
    expect('cites_trade_records' in content).toBe(trade)
    expect('completion_status' in content).toBe(trade)
    if (trade)
      expect(content.metadata.completion_summary).toMatchObject({
        total_fields: 25,
        completion_percentage: expect.any(Number),
      })
  }
})

test('the goose moves to its current name once, with the keyboard alone', async ({ page, visit }) => {
  await visit('/admin/fix-taxonomy')
  const button = page.getByRole('button', { name: 'Update taxonomy' })
  await expect(page.getByText('Aleutian Canada Goose').first()).toBeVisible()
  await skipToContent(page)
  await press(page, button)
  await expect(
    page.getByText(
      'Successfully updated Aleutian Goose taxonomy from Branta canadensis leucopareia to Branta hutchinsii leucopareia!',
    ),
  ).toBeVisible()
  await expect(button).toBeDisabled()
  await expect(page.getByText('Aleutian Cackling Goose').first()).toBeVisible()
})

test('the glossary says what is missing, and how many terms were found', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/admin/glossary')
  await expect(page.getByText(/^Found \d+ terms$/)).toBeVisible()
  await expect(page.getByText(/^1–20 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Add Term' }).click()
  await page.getByRole('button', { name: 'Create Term' }).click()
  await expect(page.getByText('Validation Error').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Term', exact: true }).fill('Somewhat')
  await page.getByRole('textbox', { name: 'Definition' }).fill('To some extent')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Data')
  await page.getByRole('textbox', { name: 'Related terms' }).fill('Quota')
  await page.getByRole('textbox', { name: 'Related terms' }).press('Enter')
  await page.getByRole('button', { name: 'Create Term' }).click()
  await expect(page.getByText('Glossary term created successfully')).toBeVisible()
})
