import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { csvFormat, csvParse } from 'd3-dsv'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { press, skipToContent, tabTo, type } from './keys.ts'
import { expect, test } from './reader.ts'

/* Translations are curated without a mouse. */

test.use({ portal: 'curated' })

test.beforeEach(async ({ page }) => signIn(page))

const row = (page: Page, text: string) => page.getByRole('main').getByRole('row').filter({ hasText: text })

/** What readers of a language are answered of a species' texts. */
async function answered(
  page: Page,
  language: string,
  id: string,
  field: string,
): Promise<string | undefined> {
  const answer = await page.request.get(`/api/translations/${language}/species/${id}`)
  const texts: { record_id: string; field: string; text: string }[] = await answer.json()
  return texts.find((one) => one.record_id === id && one.field === field)?.text
}

test('with the keyboard alone a translation is deleted, made anew, edited and brought back', async ({
  page,
  visit,
  idOf,
}) => {
  const main = page.getByRole('main')
  const id = await idOf('Odobenus rosmarus')
  const name = 'Odobenus rosmarus, Habitat (Danish)'
  const danish = () => answered(page, 'da', id, 'habitat_description')
  const before = await danish()

  await visit('/admin/translations?language=da&table=species&search=rosmarus')
  await skipToContent(page)
  await press(page, main.getByRole('button', { name: `Delete ${name}` }))
  const asked = page.getByRole('dialog', { name: 'Delete Translation' })
  await expect(asked).toContainText(`“${name}”`)
  await press(page, asked.getByRole('button', { name: 'Delete', exact: true }))
  await expect(page.getByText('The translation has been successfully deleted.')).toBeVisible()
  await expect(asked).toHaveCount(0)
  await expect.poll(danish).toBeUndefined()

  await press(page, main.getByRole('link', { name: `Translate ${name}` }))
  await expect(page.getByRole('heading', { level: 1, name: 'Translate text' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'English text' })).toHaveAttribute('aria-labelledby', /./)
  await press(page, main.getByRole('button', { name: 'Create Translation' }))
  await expect(page.getByText('Translation is required')).toBeVisible()
  await type(page, 'Translation', 'Den lever ved isen.')
  await press(page, main.getByRole('button', { name: 'Create Translation' }))
  await expect(page.getByText('Translation has been created successfully.')).toBeVisible()
  await expect.poll(danish).toBe('Den lever ved isen.')

  await visit('/admin/translations?language=da&search=rosmarus')
  await press(page, main.getByRole('link', { name: `Edit ${name}` }))
  // Not the field that searches the translations, which stays until the form is there.
  const text = main.getByRole('textbox', { name: 'Translation', exact: true })
  await tabTo(page, text)
  await text.press('ControlOrMeta+A')
  await text.pressSequentially('Den lever på isen.')
  await press(page, main.getByRole('button', { name: 'Update Translation' }))
  await expect(page.getByText('Translation has been updated successfully.')).toBeVisible()
  await expect.poll(danish).toBe('Den lever på isen.')

  // The trail names whose text it was, and has the way back to the first one once the second is gone.
  await visit('/admin/translations?language=da&search=rosmarus')
  await press(page, main.getByRole('button', { name: `Delete ${name}` }))
  await press(page, asked.getByRole('button', { name: 'Delete', exact: true }))
  await expect(page.getByText('The translation has been successfully deleted.')).toBeVisible()
  await visit('/admin/audit?table=translations&action=remove&search=habitat')
  const removals = row(page, 'Odobenus rosmarus: habitat_description (da)')
  await expect(removals).toHaveCount(2)
  await press(page, removals.last().getByRole('button'))
  await press(page, main.getByRole('button', { name: 'Restore this record' }))
  await expect.poll(danish).toBe(before)
})

test('a text that is changed is English for readers until someone translates it anew', async ({
  page,
  visit,
  idOf,
}) => {
  const main = page.getByRole('main')
  const id = await idOf('Phocoenoides dalli')
  const icelandic = () => answered(page, 'is', id, 'movement_patterns')
  const before = await icelandic()

  await visit(`/admin/species/${id}/edit`)
  await page.getByRole('tab', { name: 'Description' }).press('Enter')
  const english = page.getByRole('textbox', { name: 'Movement patterns' })
  await english.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' It dives.')
  await page.getByRole('button', { name: 'Update Species' }).press('Enter')
  await expect(page.getByText(/updated successfully/)).toBeVisible()
  await expect.poll(icelandic).toBeUndefined()

  await visit('/admin')
  await skipToContent(page)
  await press(page, main.getByRole('link', { name: /^Translations whose English text has changed since/ }))
  await expect(page).toHaveURL('/admin/translations?state=outdated')
  await press(
    page,
    main.getByRole('link', { name: 'Edit Phocoenoides dalli, Movement patterns (Icelandic)' }),
  )
  await expect(main.getByText('The English text has changed since it was translated')).toBeVisible()
  await expect(main.getByRole('region', { name: 'English text', exact: true })).toContainText('It dives.')
  await expect(main.getByRole('region', { name: 'English text when it was translated' })).not.toContainText(
    'It dives.',
  )
  // Not the field that searches the translations, which stays until the form is there.
  const text = main.getByRole('textbox', { name: 'Translation', exact: true })
  await tabTo(page, text)
  await text.press('ControlOrMeta+End')
  await text.pressSequentially(' Hann kafar.')
  await press(page, main.getByRole('button', { name: 'Update Translation' }))
  await expect(page.getByText('Translation has been updated successfully.')).toBeVisible()
  await expect.poll(icelandic).toBe(`${before} Hann kafar.`)
})

test('the list is narrowed by language, table and state, and says how many texts are in each', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  const main = page.getByRole('main')
  const choose = async (label: string, option: string) => {
    await tabTo(page, main.getByRole('combobox', { name: label }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.type(option)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
  await visit('/admin/translations')
  await skipToContent(page)
  await choose('Language', 'Norwegian')
  await choose('Table', 'Glossary')
  await choose('State', 'Current')
  await expect(page).toHaveURL('/admin/translations?language=no&table=glossary_terms&state=current')
  await expect(row(page, 'Glossary terms')).toHaveCount(20)
  await expect(main.getByRole('list', { name: 'Texts by state' })).toContainText(
    /Current\d+Outdated\d+Missing\d+/,
  )

  await tabTo(page, main.getByRole('search').getByRole('textbox'))
  await page.keyboard.type('kvote')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('row', { name: /^Quota Glossary terms, Term/ })).toContainText('Kvote')
})

test('a form that no text was chosen for leads to the texts without a translation', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await visit('/admin/translations/create')
  await skipToContent(page)
  await press(page, page.getByRole('main').getByRole('link', { name: 'Texts without a translation' }))
  await expect(page).toHaveURL('/admin/translations?state=missing')
})

test('translations are found by the name of their language and taken home as a file', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  const main = page.getByRole('main')
  await visit('/admin/translations?search=Danish&table=species')
  await expect(main.getByRole('row').nth(1)).toContainText('Danish')
  await expect(main.getByRole('row').filter({ hasText: 'Norwegian' })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export CSV' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^translations-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain('record,field,language,state,english,translation')
  expect(rows.length).toBeGreaterThan(20)

  await visit('/admin/translations?state=kept')
  await expect(main.getByRole('combobox', { name: 'State' })).toHaveText('Kept after a minor edit')
})

test('a translator’s file is imported after each change in it was seen', async ({ page, visit, idOf }) => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const id = await idOf('Delphinapterus leucas')
  const norwegian = () => answered(page, 'no', id, 'movement_patterns')
  const before = await norwegian()

  await visit('/admin/translations?language=no&table=species&search=leucas')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const lines = csvParse(file.replace('\uFEFF', ''))
  const edit = (field: string, cells: object) =>
    lines.map((line) => (line.field === field ? { ...line, ...cells } : line))
  const choose = (rows: object[]) =>
    dialog
      .getByLabel('Edited CSV file')
      .setInputFiles({ name: 'no.csv', mimeType: 'text/csv', buffer: Buffer.from(csvFormat(rows)) })

  await main.getByRole('button', { name: 'Import CSV' }).click()
  await choose(edit('movement_patterns', { translation: 'Den vandrer.', english: 'Another text.' }))
  await expect(dialog.getByText('1 row is refused')).toBeVisible()
  await expect(dialog.getByText('The English text is no longer the one in the file.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save 0 changes' })).toBeDisabled()

  await choose(edit('movement_patterns', { translation: 'Den vandrer.' }))
  await expect(dialog.getByText('1 record will change')).toBeVisible()
  await expect(dialog.getByText('Delphinapterus leucas, Movement patterns (Norwegian)')).toBeVisible()
  const change = dialog.getByRole('row').filter({ hasText: 'Den vandrer.' })
  await expect(change).toContainText(before?.slice(0, 40) ?? '')
  expect(await norwegian()).toBe(before)
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(page.getByText('1 record has been changed.')).toBeVisible()
  await expect.poll(norwegian).toBe('Den vandrer.')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(norwegian).toBe(before)
})
