import { signIn } from './curator.ts'
import { expect, test } from './journey.ts'

test.use({ portal: 'curated' })

test('who has never seen the back office adds a species with listing, assessment and two names by what the screens say', async ({
  page,
  visit,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const write = (field: string, text: string) =>
    main.getByRole('textbox', { name: field, exact: true }).fill(text)
  const choose = (field: string, word: string) =>
    main.getByRole('combobox', { name: field, exact: true }).selectOption({ label: word })
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  const follow = (name: string) => main.getByRole('link', { name, exact: true }).click()

  await signIn(page)
  await visit('/admin')
  const rail = page.getByRole('complementary', { name: 'Back office' })
  // A look at a form before: it must know the new species afterwards.
  await rail.getByRole('link', { name: 'CITES listings' }).click()
  await follow('Add Listing')
  await expect(main.getByText('Please select a species to continue')).toBeVisible()

  await rail.getByRole('link', { name: 'Species', exact: true }).click()
  await follow('Add Species')
  await write('Scientific name', 'Falco columbarius')
  await write('Common name', 'Merlin')
  await choose('Family', 'Falconidae')
  await press('Create Species')

  // What follows from the names is there; what does not is asked for.
  await expect(main.getByRole('tab', { name: /Taxonomy/ })).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByRole('textbox', { name: 'Order', exact: true })).toHaveValue('Falconiformes')
  await expect(main.getByRole('textbox', { name: 'Genus', exact: true })).toHaveValue('Falco')
  await expect(main.getByRole('textbox', { name: 'Species', exact: true })).toHaveValue('columbarius')
  await expect(main.getByText('1 field needs attention')).toBeVisible()
  await write('Phylum', 'Chordata')
  await press('Create Species')
  await expect(page).toHaveURL('/admin/species')
  await expect(main.getByText('Falco columbarius was added.')).toBeVisible()

  await follow('Add CITES listing')
  await expect(main.getByRole('combobox', { name: 'Species' })).toHaveValue('Falco columbarius - Merlin')
  await choose('Appendix', 'II')
  await main.getByLabel('Listing date').fill('1979-06-28')
  await main.getByRole('checkbox', { name: 'Current listing' }).check()
  await press('Create Listing')

  await expect(main.getByRole('link', { name: 'CITES listings 1' })).toBeVisible()
  await follow('Add IUCN assessment')
  await choose('Status', 'LC Least Concern')
  await write('Year published', '2021')
  await main.getByRole('checkbox', { name: 'Latest assessment' }).check()
  await press('Create Assessment')

  await expect(main.getByRole('link', { name: 'IUCN assessments 1' })).toBeVisible()
  await follow('Add common name')
  await write('Name', 'Merlin')
  await main.getByRole('checkbox', { name: 'Main name' }).check()
  await press('Create Common Name')

  await expect(main.getByRole('link', { name: 'Common names 1' })).toBeVisible()
  await follow('Add common name')
  await write('Name', 'Smyrill')
  await choose('Language', 'Icelandic')
  await press('Create Common Name')
  await expect(main.getByRole('link', { name: 'Common names 2' })).toBeVisible()

  const id = /species\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''
  const species = await (await page.request.get(`/api/species/${id}`)).json()
  expect(species).toMatchObject({
    scientific_name: 'Falco columbarius',
    class: 'Aves',
    common_names: [{ name: 'Merlin', is_main: true }, { name: 'Smyrill' }],
    cites_listings: [{ appendix: 'II', is_current: true }],
    latest_assessment: { status: 'LC', year_published: 2021 },
  })

  await visit('/admin/species?search=columbarius')
  await press('Delete Falco columbarius')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(main.getByText('No species found.')).toBeVisible()
})
