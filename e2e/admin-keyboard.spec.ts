import { isLongRun } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { press, skipToContent, tabTo, type } from './keys.ts'
import { expect, test } from './reader.ts'

/*
 * Records are added, edited and deleted without a mouse: in the long run of every kind, whose forms are all described
 * and drawn alike. CITES listings and species have journeys of their own.
 */

test.use({ portal: 'curated' })

interface Kind {
  address: string
  /** What is typed into which field, in the order of the form. */
  fields: Readonly<Record<string, string>>
  /** Finds the record in its list. */
  search: string
  /** What only the record's row says. */
  row: string
  /** What is typed over which field afterwards, and what the row then says. */
  edit: { field: string; text: string; shows: string }
  /** In the usual run too: together they have every sort of field, with a species and without. */
  usual?: true
}

const KINDS: Kind[] = [
  {
    address: 'iucn-assessments',
    usual: true,
    fields: { Species: 'walrus', Status: 'EN', 'Year published': '1931' },
    search: 'rosmarus',
    row: '1931',
    edit: { field: 'Year published', text: '1932', shows: '1932' },
  },
  {
    address: 'common-names',
    usual: true,
    fields: { Species: 'walrus', Name: 'Keyed name', Language: 'Ice' },
    search: 'keyed name',
    row: 'Keyed name',
    edit: { field: 'Name', text: 'Keyed name, again', shows: 'Keyed name, again' },
  },
  {
    address: 'species-synonyms',
    fields: { Species: 'walrus', Synonym: 'Trichechus clavis', Kind: 'Ano' },
    search: 'clavi',
    row: 'Trichechus clavis',
    edit: { field: 'Synonym', text: 'Trichechus clavium', shows: 'Trichechus clavium' },
  },
  {
    address: 'cms-listings',
    usual: true,
    fields: { Species: 'walrus', Appendix: 'I/', 'Listing date': '05052031' },
    search: 'rosmarus',
    row: 'May 5, 2031',
    edit: { field: 'Listing date', text: '06062031', shows: 'Jun 6, 2031' },
  },
  {
    address: 'cms-assessments',
    fields: { Species: 'walrus', Status: 'Favourable', 'Year published': '2019' },
    search: 'favourable',
    row: '2019',
    edit: { field: 'Status', text: 'Unfavourable', shows: 'Unfavourable' },
  },
  {
    address: 'trade-suspensions',
    usual: true,
    fields: { Species: 'walrus', Country: 'Gre', 'Start date': '05052031' },
    search: 'greenland',
    row: 'May 5, 2031',
    edit: { field: 'Start date', text: '06062031', shows: 'Jun 6, 2031' },
  },
  {
    address: 'cites-reservations',
    fields: { Species: 'walrus', Country: 'Greenl', Appendix: 'III', 'In force from': '05052031' },
    search: 'greenland',
    row: 'May 5, 2031',
    edit: { field: 'In force from', text: '06062031', shows: 'Jun 6, 2031' },
  },
  {
    address: 'cites-export-quotas',
    fields: { Species: 'walrus', Country: 'Greenl', Year: '2031', Quantity: '12' },
    search: 'greenland',
    row: '2031',
    edit: { field: 'Quantity', text: '171717', shows: '171,717' },
  },
  {
    address: 'timeline-events',
    fields: { Species: 'walrus', Title: 'A keyed event', 'Type of event': 'keyed_event', Year: '1999' },
    search: 'keyed_event',
    row: 'A keyed event',
    edit: { field: 'Title', text: 'An edited event', shows: 'An edited event' },
  },
  {
    address: 'references',
    fields: { Species: 'walrus', Title: 'On keys', Authors: 'Typist, A.', Type: 'Bo' },
    search: 'typist',
    row: 'On keys',
    edit: { field: 'Authors', text: 'Typist, B.', shows: 'Typist, B.' },
  },
  {
    address: 'text-sources',
    fields: {
      Species: 'walrus',
      Field: 'Mov',
      Reference: 'CITES T',
      'Statements it supports': 'Keyed statement',
    },
    search: 'keyed statement',
    row: 'Keyed statement',
    edit: { field: 'Statements it supports', text: 'Keyed passage', shows: 'Keyed passage' },
  },
  {
    address: 'subpopulations',
    fields: { Species: 'walrus', Name: 'Keyed herd' },
    search: 'keyed herd',
    row: 'Keyed herd',
    edit: { field: 'Region', text: 'Keyed Bay', shows: 'Keyed Bay' },
  },
  {
    address: 'conservation-measures',
    fields: { Species: 'walrus', Measure: 'Keyed quota' },
    search: 'keyed quota',
    row: 'Keyed quota',
    edit: { field: 'Description', text: 'Since 1999', shows: 'Since 1999' },
  },
  {
    address: 'distribution-ranges',
    fields: { Species: 'walrus', 'Country code': 'GL', Region: 'Keyed coast' },
    search: 'keyed coast',
    row: 'Keyed coast',
    edit: { field: 'Presence', text: 'keyed visitor', shows: 'keyed visitor' },
  },
  {
    address: 'species-threats',
    fields: { Species: 'walrus', Threat: 'Keyed noise' },
    search: 'keyed noise',
    row: 'Keyed noise',
    edit: { field: 'Severity', text: 'keyed high', shows: 'keyed high' },
  },
  {
    address: 'catch-records',
    usual: true,
    fields: { Species: 'walrus', Country: 'Gre', Season: '2031/2032', 'Catch total': '12' },
    search: '2031/2032',
    row: '2031/2032',
    edit: { field: 'Quota', text: '171717', shows: '171,717' },
  },
  {
    address: 'management-areas',
    fields: { Name: 'Keyed area' },
    search: 'keyed area',
    row: 'Keyed area',
    edit: { field: 'Kind of area', text: 'Keyed stock', shows: 'Keyed stock' },
  },
  {
    address: 'countries',
    fields: { 'Country name': 'Keyland', 'Country code': 'QK' },
    search: 'keyland',
    row: 'QK',
    edit: { field: 'Country name', text: 'Northern Keyland', shows: 'Northern Keyland' },
  },
  {
    address: 'families',
    fields: { Family: 'Clavidae', Class: 'Mammalia' },
    search: 'clavidae',
    row: 'Clavidae',
    edit: { field: 'Order', text: 'Claviformes', shows: 'Claviformes' },
  },
  {
    address: 'glossary',
    usual: true,
    fields: { Term: 'Keyboard', Definition: 'What is typed on', Category: 'Data' },
    search: 'typed on',
    row: 'Keyboard',
    edit: { field: 'Acronym', text: 'KB', shows: '(KB)' },
  },
]

test.beforeEach(async ({ page }) => signIn(page))

for (const { address, fields, search, row, edit } of KINDS.filter(({ usual }) => usual || isLongRun)) {
  test(`with the keyboard alone a record of ${address} is added, edited and deleted`, async ({
    page,
    visit,
  }) => {
    const main = page.getByRole('main')
    const seek = async () => {
      await expect(page).toHaveURL(`/admin/${address}`)
      await tabTo(page, main.getByRole('search').getByRole('textbox'))
      await page.keyboard.type(search)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/search=/)
      await expect(main.getByRole('search').getByRole('textbox')).toBeFocused()
    }
    const found = page.getByRole('row').filter({ hasText: row })

    await visit(`/admin/${address}`)
    await skipToContent(page)
    await press(page, main.getByRole('link', { name: /^Add / }))
    await expect(main).toBeFocused()
    for (const [field, text] of Object.entries(fields)) await type(page, field, text)
    await press(page, main.getByRole('button', { name: /^Create / }))
    await expect(page.getByText(/(created|added) successfully\.?$/)).toBeVisible()

    await seek()
    await press(page, found.getByRole('link', { name: /^Edit / }))
    await type(page, edit.field, edit.text)
    await press(page, main.getByRole('button', { name: /^Update / }))
    await expect(page.getByText(/updated successfully\.?$/)).toBeVisible()

    await seek()
    const edited = page.getByRole('row').filter({ hasText: edit.shows })
    await press(page, edited.getByRole('button', { name: /^Delete / }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
    await expect(page.getByText(/(successfully deleted\.|deleted successfully)$/)).toBeVisible()
    await expect(edited).toHaveCount(0)
    // The button that was pressed went with its row.
    await expect(main.locator(':focus')).toBeVisible()
  })
}

test('with the keyboard alone the dashboard leads to what it counts and to what needs attention', async ({
  page,
  visit,
}) => {
  const main = page.getByRole('main')
  await visit('/admin')
  await skipToContent(page)
  await press(page, main.getByRole('link', { name: /^CITES listings/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'CITES listings' })).toBeVisible()

  await visit('/admin/dashboard')
  await skipToContent(page)
  const finding = main.getByRole('group').filter({ hasText: 'Checklist not complete' })
  await press(page, finding.locator('summary'))
  await press(page, finding.getByRole('link', { name: /Monodon monoceros/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Monodon monoceros' })).toBeVisible()
})
