import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { expect, test } from './journey.ts'
import * as keys from './keys.ts'

test.use({ portal: 'curated' })

test('who has never seen the back office adds a species with listing, assessment and two names by what the screens say, with the keyboard alone', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  test.slow()
  const main = page.getByRole('main')
  const write = (field: string, text: string) => keys.type(page, field, text)
  const press = (name: string) => keys.press(page, main.getByRole('button', { name, exact: true }))
  const follow = (name: string) => keys.press(page, main.getByRole('link', { name, exact: true }))

  await signIn(page)
  await visit('/admin')
  const rail = page.getByRole('complementary', { name: 'Back office' })
  // A look at a form before: it must know the new species afterwards.
  await keys.press(page, rail.getByRole('link', { name: 'CITES listings' }))
  await follow('Add Listing')
  await expect(main.getByText('Please select a species to continue')).toBeVisible()

  await keys.press(page, rail.getByRole('link', { name: 'Species', exact: true }))
  await follow('Add Species')
  await write('Scientific name', 'Falco columbarius')
  await write('Common name', 'Merlin')
  await write('Family', 'Falconidae')
  await press('Create Species')

  // What follows from the names is there; what does not is asked for.
  await expect(main.getByRole('tab', { name: /Taxonomy/ })).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByRole('textbox', { name: 'Order', exact: true })).toHaveValue('Falconiformes')
  await expect(main.getByRole('textbox', { name: 'Genus', exact: true })).toHaveValue('Falco')
  await expect(main.getByRole('textbox', { name: 'Species', exact: true })).toHaveValue('columbarius')
  await expect(main.getByText('1 field needs attention')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Phylum' })).toBeFocused()
  await write('Phylum', 'Chordata')
  await press('Create Species')
  await expect(page).toHaveURL('/admin/species')
  await expect(main.getByText('Falco columbarius was added.')).toBeVisible()

  await follow('Add CITES listing')
  await expect(main.getByRole('combobox', { name: 'Species' })).toHaveValue('Falco columbarius - Merlin')
  await write('Appendix', 'II')
  await write('Listing date', '06061979')
  await write('Current listing', ' ')
  await press('Create Listing')

  await expect(main.getByRole('link', { name: 'CITES listings 1' })).toBeVisible()
  await follow('Add IUCN assessment')
  await write('Status', 'LC')
  await write('Year published', '2021')
  await write('Latest assessment', ' ')
  await press('Create Assessment')

  await expect(main.getByRole('link', { name: 'IUCN assessments 1' })).toBeVisible()
  await follow('Add common name')
  await write('Name', 'Merlin')
  await write('Main name', ' ')
  await press('Create Common Name')

  await expect(main.getByRole('link', { name: 'Common names 1' })).toBeVisible()
  await follow('Add common name')
  await write('Name', 'Smyrill')
  await write('Language', 'Ice')
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
  await expect(main.getByRole('row', { name: /Falco columbarius/ })).toBeVisible()
  await keys.skipToContent(page)
  await press('Delete Falco columbarius')
  await keys.press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
  await expect(main.getByText('No species found.')).toBeVisible()
})
