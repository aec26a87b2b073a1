import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'

/* Lists that are worked through: narrowed, edited as a file, changed together, walked through with keys. */

test.use({ portal: 'curated' })

/** Another word in each run, so that a journey finds its own records alone. */
const anew = (word: string) => `${word} ${Date.now().toString(36)}`

/** References of a journey alone; `word` finds them in their list. */
async function addReferences(page: Page, species_id: string, word: string, count: number): Promise<void> {
  const origin = new URL((await page.request.get('/healthz')).url()).origin
  for (let part = 1; part <= count; part += 1) {
    const data = { title: `${word}, part ${part}`, type: 'book', species_id, source: `Shelf of ${word}` }
    const answer = await page.request.post('/api/admin/references', { headers: { origin }, data })
    expect(answer.status()).toBe(200)
  }
}

test('a list is narrowed by species and source, exported so, and comes back edited', async ({
  page,
  visit,
  idOf,
}) => {
  await signIn(page)
  const papers = anew('Filed papers')
  await addReferences(page, await idOf('Ursus maritimus'), papers, 3)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await visit('/admin/references')

  await main.getByRole('combobox', { name: 'Source', exact: true }).click()
  await page.getByRole('combobox', { name: 'Type part of it' }).fill(papers)
  await page.getByRole('option', { name: `Shelf of ${papers}` }).click()
  await expect(page).toHaveURL(/source=Shelf/)
  await main.getByRole('combobox', { name: 'Species', exact: true }).click()
  await page.getByRole('combobox', { name: 'Type part of it' }).fill('ursus')
  await page.getByRole('option', { name: 'Ursus maritimus' }).click()
  await expect(page).toHaveURL(/species_id=/)
  await expect(main.getByText('3 records')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^references-\d{4}-\d\d-\d\d\.csv$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(4)

  const choose = (text: string) =>
    dialog
      .getByLabel('Edited CSV file')
      .setInputFiles({ name: 'references.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await main.getByRole('button', { name: 'Import CSV' }).click()
  await choose(file.replace(`${papers}, part 1`, `${papers}, volume 1`).replace(/,book,/g, ',scroll,'))
  await expect(dialog.getByText('3 rows are refused')).toBeVisible()
  await expect(dialog.getByText('Type: This value is not in the list')).toHaveCount(3)
  await expect(dialog.getByRole('button', { name: 'Save 0 changes' })).toBeDisabled()

  await choose(file.replace(`${papers}, part 1`, `${papers}, volume 1`))
  await expect(dialog.getByText('1 record will change')).toBeVisible()
  await expect(dialog.getByText('2 rows are unchanged')).toBeVisible()
  const change = dialog.getByRole('row').filter({ hasText: 'Title' })
  await expect(change).toContainText(`${papers}, part 1`)
  await expect(change).toContainText(`${papers}, volume 1`)
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(page.getByText('1 record has been changed.')).toBeVisible()
  await expect(main.getByRole('link', { name: `${papers}, volume 1`, exact: true })).toBeVisible()

  // A line without id and version is a new record, of the species that it names.
  const [heading = '', first = ''] = file.split('\r\n')
  const line = first.replace(/^[^,]*,[^,]*,,[^,]*,[^,]*/, ',,,Odobenus rosmarus,')
  await main.getByRole('button', { name: 'Import CSV' }).click()
  await choose([heading, line.replace(/part \d/, 'supplement')].join('\n'))
  await expect(dialog.getByText('1 record will be added')).toBeVisible()
  const added = dialog.getByRole('listitem').filter({ hasText: 'Row 2: Odobenus rosmarus' })
  await expect(added.getByText('New', { exact: true })).toBeVisible()
  await expect(added.getByRole('row').filter({ hasText: 'Title' })).toContainText(`${papers}, supplement`)
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(page.getByText('1 record has been added.')).toBeVisible()
  const saved = await (await page.request.get(`/api/admin/references?search=${papers}, supplement`)).json()
  expect(saved.rows).toMatchObject([{ species: { scientific_name: 'Odobenus rosmarus' }, version: 1 }])

  // Of two records one is deleted, and comes back from the message.
  const unchanged = file.split('\r\n').find((row) => row.includes('part 2')) ?? ''
  await main.getByRole('button', { name: 'Import CSV' }).click()
  await choose([heading, unchanged.replace(/^([^,]*,[^,]*,)/, '$1true')].join('\n'))
  await expect(dialog.getByText('1 record will be deleted')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Row 2:' }).getByText('Delete')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(page.getByText('1 record has been deleted.')).toBeVisible()
  await expect(main.getByText('2 records')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(main.getByText('3 records')).toBeVisible()

  // Exported before that change, the same file is refused for the row that was changed.
  await main.getByRole('button', { name: 'Import CSV' }).click()
  await choose(file)
  await expect(dialog.getByText('The record was changed after this file was exported.')).toBeVisible()
})

test('several records get a field together, and deleted ones come back together', async ({
  page,
  visit,
  idOf,
}) => {
  await signIn(page)
  const notes = anew('Bound notes')
  await addReferences(page, await idOf('Odobenus rosmarus'), notes, 3)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const selectAll = () => main.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await visit(`/admin/references?search=${notes}`)
  await selectAll()
  await main.getByRole('button', { name: 'Set a field' }).click()
  await dialog.getByLabel('Value for all selected records').selectOption({ label: 'Report' })
  await dialog.getByRole('button', { name: 'Change 3 records' }).click()
  await expect(page.getByText('The field has been set in 3 records.')).toBeVisible()
  const saved = await (await page.request.get(`/api/admin/references?search=${notes}`)).json()
  expect(saved.rows.map(({ type }: { type: string }) => type)).toEqual(['report', 'report', 'report'])

  await selectAll()
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('3 records have been deleted.')).toBeVisible()

  await visit(`/admin/audit?search=${notes}&action=remove`)
  await main.getByRole('checkbox', { name: 'Select all deleted records on this page' }).check()
  await main.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('3 records have been restored.')).toBeVisible()
  await visit(`/admin/references?search=${notes}`)
  await expect(main.getByText('3 records')).toBeVisible()
})

test('with keys alone a list is searched and walked through, saved record by record', {
  tag: LONG_RUN,
}, async ({ page, visit, idOf }) => {
  await signIn(page)
  const works = anew('Keyed works')
  await addReferences(page, await idOf('Monodon monoceros'), works, 12)
  const main = page.getByRole('main')
  const list = `/admin/references?search=${works.replaceAll(' ', '+')}&page=2&sort=title`
  await visit('/admin/references?sort=title')
  await expect(main.getByRole('row').nth(1)).toContainText(/\w/)
  await page.keyboard.press('/')
  await page.keyboard.type(works)
  await page.keyboard.press('Enter')
  await expect(main.getByText('12 records')).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = main.getByRole('row').nth(2)
  await expect(second.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(main.getByRole('row').nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit$/)

  const title = main.getByLabel('Title')
  const titles: string[] = []
  await expect(main.getByRole('button', { name: 'Save and next' })).toBeVisible()
  // The first ten are one page of the list, the next begins another.
  for (let record = 0; record < 10; record += 1) {
    titles.push(await title.inputValue())
    await main.getByLabel('Authors').fill('Keyed, A.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(title).not.toHaveValue(titles.at(-1) ?? '')
    await expect(main.getByRole('button', { name: 'Save and next' })).toBeVisible()
  }
  expect(new Set(titles).size).toBe(10)

  await main.getByLabel('Authors').fill('Keyed, B.')
  const last = await title.inputValue()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page).toHaveURL(list)
  // Reading goes on from the row that was saved.
  await expect(main.getByRole('row').filter({ hasText: last }).getByRole('link').first()).toBeFocused()
})
