import { sampled } from '#testing/long-run.ts'
import { LEAVER, openSession, signIn } from './curator.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated' })

test.beforeEach(async ({ page }) => signIn(page))

test.describe('CITES listings', () => {
  test.use({ expectedMessages: /400 \(Bad Request\)/ })

  test('a curator adds, edits and deletes a CITES listing with the keyboard alone', async ({
    page,
    visit,
    idOf,
  }) => {
    const species_id = await idOf('Odobenus rosmarus')
    await visit('/admin/cites-listings')
    await page.getByRole('link', { name: 'Add Listing' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Add CITES listing' })).toBeVisible()

    await page.getByRole('button', { name: 'Create Listing' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Species ID is required')).toBeVisible()
    await expect(page.getByText('Appendix is required')).toBeVisible()
    await expect(page.getByText('Listing date is required')).toBeVisible()
    await expect(page.getByText('3 fields need attention')).toBeVisible()

    await page.getByRole('combobox', { name: 'Species' }).focus()
    await page.keyboard.type('walrus')
    await expect(page.getByRole('option', { name: /Odobenus rosmarus/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByLabel('Appendix').selectOption('II')
    await page.getByLabel('Listing date').fill('2031-05-06')
    await page.getByLabel('Listing date').press('Enter')
    await expect(page.getByText('CITES listing has been created successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/cites-listings$/)

    await visit('/admin/cites-listings?search=rosmarus')
    const row = page.getByRole('row', { name: /May 6, 2031/ })
    await expect(row).toContainText('Historical')
    await row.getByRole('link', { name: /^Edit/ }).focus()
    await page.keyboard.press('Enter')
    // The walrus has a current listing already, so a second one is refused beside its field.
    const current = page.getByRole('checkbox', { name: 'Current listing', exact: true })
    await current.focus()
    await page.keyboard.press('Space')
    await page.getByRole('checkbox', { name: /^End the current listing: III/ }).press('Space')
    await page.getByRole('button', { name: 'Update Listing' }).press('Enter')
    await expect(current).toHaveAccessibleDescription(/already has a current listing: end that one first/)
    await current.focus()
    await page.keyboard.press('Space')
    await page.getByLabel('End date').fill('2032-05-06')
    await page.getByRole('button', { name: 'Update Listing' }).press('Enter')
    await expect(page.getByText('CITES listing has been updated successfully.')).toBeVisible()

    // The public interface has it in its very next answer.
    const species = await (await page.request.get(`/api/species/${species_id}`)).json()
    expect(species.cites_listings).toContainEqual(
      expect.objectContaining({ listing_date: '2031-05-06', end_date: '2032-05-06', is_current: false }),
    )

    await visit('/admin/cites-listings?search=rosmarus')
    await page
      .getByRole('row', { name: /May 6, 2031/ })
      .getByRole('button', { name: /^Delete/ })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete CITES Listing' })
    await expect(dialog).toContainText('You can undo this right after deleting it')
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('The CITES listing has been successfully deleted.')).toBeVisible()
    await expect(page.getByRole('row', { name: /May 6, 2031/ })).toHaveCount(0)

    // The message after a deletion brings the listing back, and only once.
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.getByText('The record is as it was before.')).toBeVisible()
    const back = page.getByRole('row', { name: /May 6, 2031/ })
    await expect(back).toBeVisible()
    await back.getByRole('link', { name: /^Edit/ }).press('Enter')
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByRole('listitem')).toHaveCount(4)
    await expect(history.getByRole('listitem').first()).toContainText('Restored')
    await history.getByRole('button', { name: /Changed: End date/ }).press('Enter')
    await history.getByRole('button', { name: 'Restore the earlier version' }).press('Enter')
    await expect(page.getByLabel('End date')).toHaveValue('')
  })
})

test.describe('two curators at one record', () => {
  test.use({ expectedMessages: /status of 40[09]|40[09] \(/ })

  test('the second of two curators chooses between two values of one field, and nothing is lost', async ({
    page,
    visit,
    browser,
    baseURL,
  }) => {
    const mine = `mine ${Date.now()}`
    const theirs = `theirs ${Date.now()}`
    await visit('/admin/common-names?search=Beluga')
    const edit = page.getByRole('link', { name: 'Edit Beluga', exact: true }).first()
    const address = (await edit.getAttribute('href')) ?? ''
    await visit(address)
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Beluga')

    const other = await (await browser.newContext({ baseURL })).newPage()
    await openSession(other, LEAVER)
    await other.goto(address)
    await expect(other.getByText(/curator@example\.org has this record open too/)).toBeVisible()
    await other.getByRole('textbox', { name: 'Source' }).fill(theirs)
    await other.getByLabel('ISO 639 code').fill('xyz')
    await other.getByRole('button', { name: 'Update Common Name' }).click()
    await expect(other.getByText('Common name has been updated successfully.')).toBeVisible()

    // Both wrote a source; the code is theirs alone, the checkbox mine alone.
    await page.getByRole('textbox', { name: 'Source' }).fill(mine)
    await page.getByRole('checkbox', { name: 'Checked' }).click()
    const update = page.getByRole('button', { name: 'Update Common Name' })
    await update.click()
    const conflict = page.getByRole('dialog', { name: 'This record was changed by someone else' })
    const source = conflict.getByRole('group', { name: 'Source' })
    await expect(conflict.getByRole('group')).toHaveCount(1)
    await expect(conflict).toContainText('From leaver@example.org: ISO 639 code.')
    await expect(source.getByRole('radio', { checked: true })).toHaveCount(0)
    const save = conflict.getByRole('button', { name: 'Save the chosen values' })
    await expect(save).toBeDisabled()

    // Going back loses nothing that is written, and asks again.
    await conflict.getByRole('button', { name: 'Back to the form' }).click()
    await expect(page.getByRole('textbox', { name: 'Source' })).toHaveValue(mine)
    await update.click()
    await source.getByRole('radio', { name: theirs }).check()
    await save.click()
    await expect(page.getByText('Common name has been updated successfully.')).toBeVisible()
    const id = address.split('/').at(-2)
    const stored = await (await page.request.get(`/api/admin/common-names/${id}`)).json()
    expect(stored).toMatchObject({ source: theirs, iso_639: 'xyz' })

    // Someone saves again before the message's button is pressed: nothing of theirs is undone.
    const { species: _, updated_at: __, ...row } = stored
    await other.request.put(`/api/admin/common-names/${id}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { ...row, iso_639: 'abc' },
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    const news = page.getByRole('region', { name: 'Notifications' })
    await expect(news).toContainText('Could not undo: The record has been changed since')
    await other.context().close()
  })
})

test.describe('a form sent twice', () => {
  test.use({ expectedMessages: /ERR_CONNECTION_RESET|Failed to (load|fetch)|Unreached/ })

  test('a double click on a line that loses an answer adds one record', async ({ page, visit, idOf }) => {
    const title = `Sent twice ${Date.now()}`
    await visit(`/admin/timeline-events/create?species_id=${await idOf('Odobenus rosmarus')}`)
    await page.getByRole('textbox', { name: 'Title' }).fill('x'.repeat(2001))
    await page.getByRole('textbox', { name: 'Type' }).fill('recovery_plan')
    const add = page.getByRole('button', { name: 'Create Timeline Event' })
    await add.click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'At most 2,000 characters',
    )
    await page.getByRole('textbox', { name: 'Title' }).fill(title)

    const keys: (string | undefined)[] = []
    await page.route('**/api/admin/timeline-events', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      return keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer })
    })
    await add.dblclick()
    await expect(page.getByText('Timeline event has been created successfully.')).toBeVisible()
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)

    const found = await page.request.get('/api/admin/timeline-events', { params: { search: title } })
    expect(await found.json()).toMatchObject({ total: 1 })
  })
})

test('what is written is not lost by leaving', async ({ page, visit }) => {
  await visit('/admin/families/create')
  await page.getByLabel('Family').fill('Somewhatidae')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByLabel('Family')).toHaveValue('Somewhatidae')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await asked.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\/families$/)
})

for (const { address, title, search, empty } of sampled(
  [
    {
      address: 'cites-listings',
      title: 'CITES listings',
      search: 'Search by species name or appendix...',
      empty: 'No CITES listings found.',
    },
    {
      address: 'iucn-assessments',
      title: 'IUCN assessments',
      search: 'Search by species name or status...',
      empty: 'No IUCN assessments found.',
    },
    {
      address: 'common-names',
      title: 'Common names',
      search: 'Search by name, language, or species...',
      empty: 'No common names found.',
    },
    { address: 'species', title: 'Species', search: 'Scientific or common name', empty: 'No species found.' },
  ],
  1,
)) {
  test(`the list of ${address} is searched, paged and cleared`, async ({ page, visit }) => {
    await visit(`/admin/${address}`)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^11–20 of/)).toBeVisible()

    await page.getByPlaceholder(search).fill('basilisk')
    await page.keyboard.press('Enter')
    await expect(page.getByText(empty)).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('row')).toHaveCount(11)
  })
}

test.describe('when reading fails', () => {
  test.use({ hurried: true, expectedMessages: /ERR_FAILED|status of 40[04]/ })

  test('a list and a record say so and can be tried again', async ({ page, visit }) => {
    await page.route('**/api/admin/cites-listings**', (route) => route.abort())
    await visit('/admin/cites-listings')
    await expect(page.getByText(/^Error loading listings: /)).toBeVisible()
    await page.unroute('**/api/admin/cites-listings**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('row')).toHaveCount(11)

    await visit('/admin/cites-listings/00000000-0000-4000-8000-000000000000/edit')
    await expect(page.getByText('CITES listing not found')).toBeVisible()
    await visit('/admin/cites-listings/nonsense/edit')
    await expect(page.getByText('Listing ID is required')).toBeVisible()
  })
})
