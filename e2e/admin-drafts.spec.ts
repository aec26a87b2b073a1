import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { addRecord, addSpecies, epithetOf } from './added-species.ts'
import { ownAddress, signIn } from './curator.ts'
import { expect, test } from './journey.ts'
import { accept, anotherBrowser, invite } from './people.ts'

/* Changes that are not public yet: drafts, their review and their day, and profiles that are hidden. */

test.use({
  portal: 'curated',
  extraHTTPHeaders: ownAddress(),
  expectedMessages: /status of 4\d\d/,
})

async function act(page: Page, action: string, comment?: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click()
  // The news of what was done before is a dialog too, for seconds.
  const send = page.getByRole('button', { name: action, exact: true })
  const dialog = page.getByRole('dialog').filter({ has: send })
  if (comment !== undefined) await dialog.getByLabel('Comment').fill(comment)
  await dialog.locator(send).click()
  await expect(dialog).toHaveCount(0)
}

test('an editor drafts a change, a reviewer looks at it and approves, and it is published', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  // Two people make accounts, whose digests take their time.
  test.slow()
  const stamp = Date.now()
  await signIn(page)
  const id = await addSpecies(page, epithetOf('scripta'))
  await visit('/admin/people')
  const editorLink = await invite(page, `drafting-${stamp}@example.org`, 'Editor')
  const reviewerLink = await invite(page, `reviewing-${stamp}@example.org`, 'Reviewer')

  const editor = await anotherBrowser(browser, baseURL)
  await accept(editor, editorLink, 'Edda')
  await expect(editor).toHaveURL(/\/admin$/)
  await editor.goto(`/admin/species/${id}/edit?tab=description`)
  await editor.getByRole('textbox', { name: 'Description', exact: true }).fill('As it is to be.')
  await editor.getByRole('button', { name: 'Save as draft' }).click()
  await expect(editor.getByRole('row', { name: /Description/ })).toContainText('As it is to be.')
  await act(editor, 'Submit for review', 'From the new atlas')
  await expect(editor.getByText('In review', { exact: true })).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await editor.goto(`/admin/species/${id}/edit`)
  await expect(editor.getByText(/has an open draft of this record/)).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Save as draft' })).toHaveCount(0)

  const reviewer = await anotherBrowser(browser, baseURL)
  await accept(reviewer, reviewerLink, 'Ross')
  await reviewer
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Drafts' })
    .click()
  const waiting = reviewer.getByRole('region', { name: 'To review' })
  await waiting
    .getByRole('link', { name: /Probatio|Trial/ })
    .first()
    .click()
  await expect(reviewer.getByText('From the new atlas')).toBeVisible()
  const preview = await reviewer.getByRole('link', { name: /^Preview/ }).getAttribute('href')
  const draft = reviewer.url()
  await reviewer.goto(preview ?? '')
  await expect(reviewer.getByText('Preview of a draft.')).toBeVisible()
  await expect(reviewer.getByText('As it is to be.')).toBeVisible()
  await visit(`/species/${id}`)
  await expect(page.getByText('As it was.')).toBeVisible()
  expect((await (await browser.newContext({ baseURL })).request.get(preview ?? '')).status()).toBe(401)

  await reviewer.goto(draft)
  await act(reviewer, 'Approve')
  await expect(reviewer.getByText('Approved', { exact: true }).first()).toBeVisible()
  await editor.goto(draft)
  await act(editor, 'Publish on a day')
  await expect(editor.getByText(/^Scheduled for/)).toBeVisible()
  await act(editor, 'Publish now')
  await expect(editor.getByText('Published', { exact: true }).first()).toBeVisible()
  await visit(`/species/${id}`)
  await expect(page.getByText('As it is to be.')).toBeVisible()
})

test('drafts of families and of areas are previewed on the page of a species that shows them', async ({
  page,
  visit,
}) => {
  await signIn(page)
  const epithet = epithetOf('familiaris')
  const family = `Fam${epithet}idae`
  const id = await addSpecies(page, epithet, family)
  const draftOf = async (table_name: string, values: object) => {
    const { id } = await addRecord(page, 'drafts', { table_name, row_id: null, row_version: null, values })
    await visit(`/admin/drafts/${id}`)
    return (await page.getByRole('link', { name: /^Preview/ }).getAttribute('href')) ?? ''
  }

  await page.goto(await draftOf('families', { family_name: family, description: 'A family in a draft.' }))
  await expect(page.getByText('Preview of a draft.')).toBeVisible()
  await expect(page.getByText('A family in a draft.')).toBeVisible()
  await page.goto(await draftOf('families', { family_name: 'Nullidae' }))
  await expect(page.getByText(/no public page shows this record/)).toBeVisible()

  const named = `Bay ${epithet}`
  const area = await addRecord(page, 'management-areas', { area_name: named, area_type: 'NAMMCO' })
  const caught = { species_id: id, management_area_id: area.id, year: 2015, catch_total: '12' }
  await addRecord(page, 'catch-records', { ...caught, data_source: 'NAMMCO' })
  const { id: draft } = await addRecord(page, 'drafts', {
    table_name: 'management_areas',
    row_id: area.id,
    row_version: area.version,
    values: { area_name: `Renamed ${epithet}`, area_type: 'NAMMCO' },
  })
  await page.goto(`/api/admin/drafts/${draft}/preview`)
  await expect(page.getByText('Preview of a draft.')).toBeVisible()
  await expect(page.getByText(`Renamed ${epithet}`).first()).toBeVisible()
})

test('drafts of countries and of glossary terms are previewed on their public pages', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await signIn(page)
  const draftOf = async (table_name: string, values: object) => {
    const { id } = await addRecord(page, 'drafts', { table_name, row_id: null, row_version: null, values })
    await visit(`/admin/drafts/${id}`)
    return (await page.getByRole('link', { name: /^Preview/ }).getAttribute('href')) ?? ''
  }
  const term = `Drafted ${epithetOf('verbum')}`
  const definition = `${'A definition that goes on. '.repeat(12)}Its end.`
  await page.goto(await draftOf('glossary_terms', { term, definition, category: 'Data', priority: 0 }))
  await expect(page.getByText('Preview of a draft.')).toBeVisible()
  await expect(page.getByRole('heading', { name: term })).toBeVisible()
  await expect(page.getByRole('button', { name: term })).toHaveAttribute('aria-expanded', 'true')

  const country = { country_name: 'Drafted land', kind: 'country' }
  await page.goto(await draftOf('countries', { ...country, country_code: 'QW' }))
  await expect(page.getByText('Preview of a draft.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('QW')
  expect((await page.request.get('/countries/QW')).status()).toBe(404)
})

test('a hidden profile is shown to curators alone', async ({ page, visit }) => {
  await signIn(page)
  const id = await addSpecies(page, epithetOf('celata'))
  await visit(`/admin/species/${id}/edit`)
  await page.getByLabel('Hide this profile from the public').check()
  await page.getByRole('button', { name: 'Update Species' }).click()
  const link = page.getByRole('link', { name: /^Preview the profile/ })
  await expect(link).toBeVisible()
  expect((await page.request.get(`/species/${id}`)).status()).toBe(404)
  expect(await (await page.request.get('/api/species')).text()).not.toContain(id)
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByText('Preview of a hidden profile.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Probatio celata/ })).toBeVisible()
})

test('what was done with several records is undone in the message', async ({ page, visit }) => {
  await signIn(page)
  const epithet = epithetOf('plures')
  const id = await addSpecies(page, epithet)
  const origin = new URL((await page.request.get('/healthz')).url()).origin
  for (const name of ['Trial one', 'Trial two'])
    await page.request.post('/api/admin/common-names', {
      headers: { origin },
      data: { species_id: id, name, language: 'en', is_main: false, checked: false },
    })
  await visit(`/admin/common-names?search=${epithet}`)
  await expect(page.getByRole('row', { name: /Trial two/ })).toBeVisible()
  await page.getByLabel('Select all rows on this page').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('row', { name: /Trial one/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Trial one/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Trial two/ })).toBeVisible()
})
