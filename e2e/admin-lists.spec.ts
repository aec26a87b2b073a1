import { signIn } from './curator.ts'
import { countPresses } from './presses.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated' })

const ROWS = 100

test('a hundred facts are marked as checked with one source in eight presses, and deleted together', async ({
  page,
  visit,
  idOf,
}) => {
  await signIn(page)
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin }
  const species_id = await idOf('Ursus maritimus')
  const add = async (row: number) => {
    const data = { title: `Collected notes, part ${row}`, type: 'book', species_id }
    return (await page.request.post('/api/admin/references', { headers, data })).status()
  }
  const added = await Promise.all(Array.from({ length: ROWS }, (_, row) => add(row)))
  expect(new Set(added)).toEqual(new Set([200]))

  const { press, type, presses } = await countPresses(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const saved = async () => {
    const answer = await page.request.get('/api/admin/references?search=collected+notes&size=100')
    return (await answer.json()) as { total: number; rows: { checked: boolean; source: string }[] }
  }
  await visit('/admin/references?search=collected+notes')
  await expect(main.getByText('100 records')).toBeVisible()
  await press(main.getByRole('combobox', { name: 'Checked against the source' }))
  await press(page.getByRole('option', { name: 'Not checked yet' }))
  await press(main.getByRole('combobox', { name: 'Rows per page' }))
  await press(page.getByRole('option', { name: '100' }))
  await expect(main.getByText('1–100 of 100')).toBeVisible()
  await press(main.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await press(main.getByRole('button', { name: 'Mark as checked' }))
  await type(dialog.getByLabel('Source'), 'A library of notes, read today')
  await press(dialog.getByRole('button', { name: 'Mark as checked' }))
  await expect(page.getByText('100 records have been marked as checked.')).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(8)
  const { rows } = await saved()
  expect(rows).toHaveLength(ROWS)
  for (const row of rows)
    expect(row).toMatchObject({ checked: true, source: 'A library of notes, read today' })

  await visit('/admin/references?search=collected+notes&size=100&sort=title&order=descending')
  await expect(main.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  await main.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toContainText(
    'You can undo this right after deleting them, or restore each one later from the audit trail.',
  )
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('100 records have been deleted.')).toBeVisible()
  expect((await saved()).total).toBe(0)
})

test('a record is saved with Ctrl and S, and the list is still searched, sorted and on its page', async ({
  page,
  visit,
}) => {
  await signIn(page)
  const main = page.getByRole('main')
  const list = '/admin/glossary?search=trade&page=2&sort=term&order=descending'
  await visit(list)
  const first = main.getByRole('row').nth(1)
  await expect(first).toContainText(/\w/)
  await first.getByRole('link', { name: /^Edit / }).click()
  await expect(page).toHaveURL(/\/edit$/)
  await main.getByLabel('Examples').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' A permit.')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByText(/updated successfully/)).toBeVisible()
  await expect(page).toHaveURL(list)
})
