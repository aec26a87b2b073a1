import type { Locator, Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { countPresses } from './presses.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated' })

const NAME = 'Falco columbarius'
const SOURCE = /^GBIF Backbone Taxonomy, http:\S+\/v1\/species\/101, read \d{4}-\d\d-\d\d$/

/** Removes what a journey added, with all its records. */
async function removeSpecies(page: Page, id: string) {
  const origin = new URL(page.url()).origin
  const { version } = await (await page.request.get(`/api/admin/species/${id}`)).json()
  const removed = await page.request.delete(`/api/admin/species/${id}?version=${version}`, {
    headers: { origin },
    data: { version },
  })
  expect(removed.ok()).toBe(true)
}

test('a new species with its names, listing and assessment takes at most twelve presses beside typing', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  test.slow()
  const { press, typed, chosen, presses } = await countedBesideTyping(page)
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  const box = (name: string | RegExp) => main.getByRole('checkbox', { name })
  await signIn(page)
  await visit('/admin/species')

  await press(link('Add Species'))
  await typed(main.getByRole('textbox', { name: 'Scientific name' }), 'falco  columbarius')
  await press(button('Look up'))
  const common = main.getByRole('textbox', { name: 'Common name' })
  await expect(box(/Dværgfalk/)).not.toBeChecked()
  // Nothing is written before it is accepted.
  await expect(common).toHaveValue('')
  await press(button('Accept all: Names and taxonomy'))
  await expect(common).toHaveValue('Merlin')
  await expect(main.getByText(/New family: it will be created/)).toHaveCount(0)
  await press(box(/Dværgfalk/))
  await press(box(/Smyrill/))
  await press(button('Create Species'))

  await press(link('Add CITES listing'))
  await chosen(main.getByRole('combobox', { name: 'Appendix' }), 'II')
  await typed(main.getByLabel('Listing date'), '1979-06-06')
  await press(box('Current listing'))
  await press(button('Create Listing'))

  await press(link('Add IUCN assessment'))
  await chosen(main.getByRole('combobox', { name: 'Status' }), 'LC')
  await typed(main.getByRole('textbox', { name: 'Year published' }), '2021')
  await press(box('Latest assessment'))
  await press(button('Create Assessment'))
  await expect(main.getByRole('link', { name: 'IUCN assessments 1' })).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(12)

  const id = /species\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''
  const species = await (await page.request.get(`/api/species/${id}`)).json()
  expect(species).toMatchObject({
    scientific_name: NAME,
    common_name: 'Merlin',
    order_name: 'Falconiformes',
    authority: 'Linnaeus, 1758',
    common_names: [{ name: 'Dværgfalk' }, { name: 'Smyrill' }],
    synonyms: [],
    cites_listings: [{ appendix: 'II', is_current: true }],
    latest_assessment: { status: 'LC', year_published: 2021 },
  })
  for (const { source } of [...species.common_names, ...species.field_sources]) expect(source).toMatch(SOURCE)
  expect(species.field_sources.map(({ field }: { field: string }) => field)).toContain('authority')
  await removeSpecies(page, id)
})

/** Counts presses; what is written into a field, or chosen in a list by its letters, is typing. */
async function countedBesideTyping(page: Page) {
  const { press, presses } = await countPresses(page)
  return {
    press,
    typed: (field: Locator, text: string) => field.fill(text),
    chosen: (list: Locator, word: string) => list.selectOption(word),
    presses,
  }
}
