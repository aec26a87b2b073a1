import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { persistedIn } from './cut-line.ts'
import { expect, test } from './journey.ts'
import { countPresses } from './presses.ts'

/* Texts and their translations, as a curator works on them. */

test.use({ portal: 'curated' })

type Text = { record_id: string; field: string; text: string }

/** The fields of a species that readers of a language are given in it. */
async function translatedIn(page: Page, language: string, id: string): Promise<string[]> {
  const texts: Text[] = await (await page.request.get(`/api/translations/${language}/species/${id}`)).json()
  return texts.filter(({ record_id }) => record_id === id).map(({ field }) => field)
}

test('a typing error in English is corrected in four presses, and three translations stay with a sign', async ({
  page,
  visit,
  idOf,
}) => {
  await signIn(page)
  const id = await idOf('Physeter macrocephalus')
  const { press, presses } = await countPresses(page)
  const main = page.getByRole('main')

  await visit('/admin/species?search=Physeter')
  await press(main.getByRole('link', { name: /^Edit Physeter macrocephalus/ }))
  await press(main.getByRole('tab', { name: 'Description' }))
  const text = main.getByRole('textbox', { name: 'Description' })
  const before = await text.inputValue()
  const after = before.replace('whale', 'wale')
  expect(after).not.toBe(before)
  await text.fill(after)
  await press(main.getByRole('checkbox', { name: /^Minor edit: keep the translations \(.*Danish.*\)/ }))
  await press(main.getByRole('button', { name: 'Update Species' }))
  await expect(page.getByText(/updated successfully/)).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(6)

  for (const language of ['is', 'no', 'da'])
    expect(await translatedIn(page, language, id)).toContain('description')
  await visit('/admin/translations?search=Physeter&language=da&table=species')
  const row = main.getByRole('row').filter({ hasText: 'Species, Description' })
  await expect(row).toContainText('Current')
  await expect(row).toContainText('Kept after a minor edit')

  await row.getByRole('link', { name: /^Edit Physeter macrocephalus, Description/ }).click()
  await expect(main.getByText(/^Minor edits were made to the English text/)).toBeVisible()
  await expect(main.getByRole('region', { name: 'English text', exact: true }).locator('ins')).toContainText(
    'wale',
  )

  // Another figure is more than that.
  await visit(`/admin/species/${id}/edit?tab=description`)
  await text.fill(`${after} It lives 70 years.`)
  await expect(main.getByText(/This is more than a minor edit/)).toBeVisible()
  await expect(main.getByRole('checkbox', { name: /^Minor edit/ })).toHaveCount(0)
})

test('an outdated translation shows the changed words, and saving it opens the next one', async ({
  page,
  visit,
  idOf,
}) => {
  await signIn(page)
  const id = await idOf('Hyperoodon ampullatus')
  const main = page.getByRole('main')
  await visit(`/admin/species/${id}/edit?tab=description`)
  const habitat = main.getByRole('textbox', { name: 'Habitat' })
  await habitat.fill((await habitat.inputValue()).replace('deep water', 'very deep water'))
  const movement = main.getByRole('textbox', { name: 'Movement patterns' })
  await movement.fill((await movement.inputValue()).replace('Many whales', 'Most whales'))
  await main.getByRole('button', { name: 'Update Species' }).click()
  await expect(page.getByText(/updated successfully/)).toBeVisible()
  expect(await translatedIn(page, 'da', id)).not.toContain('habitat_description')

  await visit('/admin/translations?search=Hyperoodon&language=da&state=outdated')
  await main.getByRole('link', { name: /^Edit Hyperoodon ampullatus, Habitat/ }).click()
  const now = main.getByRole('region', { name: 'English text', exact: true })
  const then = main.getByRole('region', { name: 'English text when it was translated' })
  await expect(now.locator('ins')).toContainText('very')
  await expect(then.locator('del')).toHaveCount(0)
  const text = main.getByRole('textbox', { name: 'Translation', exact: true })
  await text.fill(`${await text.inputValue()} Meget dybt.`)
  await main.getByText('Preview', { exact: true }).click()
  await expect(main.locator('p[lang=da]')).toContainText('Meget dybt.')
  await text.press('ControlOrMeta+Enter')

  await expect(main.getByText('Hyperoodon ampullatus, Movement patterns (Danish)')).toBeVisible()
  await expect(now.locator('ins')).toContainText('Most')
  await expect(then.locator('del')).toContainText('Many')
  expect(await translatedIn(page, 'da', id)).toContain('habitat_description')
  await text.fill(`${await text.inputValue()} De fleste.`)
  await main.getByRole('button', { name: 'Save and next' }).click()
  // There is no other: the list as it was left.
  await expect(page).toHaveURL('/admin/translations?search=Hyperoodon&language=da&state=outdated')
  await expect(main.getByText('No texts found.')).toBeVisible()
})

test('the sources of a text stand under it with the numbers of the public page', { tag: LONG_RUN }, async ({
  page,
  visit,
  idOf,
}) => {
  await signIn(page)
  const id = await idOf('Balaenoptera borealis')
  const { text_notes } = await (await page.request.get(`/api/species/${id}`)).json()
  const numbers: string[] = text_notes
    .filter(({ texts }: { texts: { field: string }[] }) =>
      texts.some(({ field }) => field === 'threats_overview'),
    )
    .map(({ number }: { number: number }) => `[${number}]`)
  expect(numbers.length).toBeGreaterThan(0)
  await visit(`/admin/species/${id}/edit?tab=conservation`)
  const sources = page.getByRole('list', { name: 'Sources: Threats overview' }).getByRole('listitem')
  await expect(sources).toHaveCount(numbers.length)
  for (const number of numbers) await expect(sources.filter({ hasText: number })).toHaveCount(1)
  await page.getByRole('main').getByText('Preview', { exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('main').locator('details[open] sup')).toHaveText(numbers)
})

test.describe('where a worker keeps copies', () => {
  test.use({ serviceWorkers: 'allow' })
  test.describe.configure({ timeout: 240_000 })

  test('a save is seen at once where the page was read before, and a form outlives a failing fetch', {
    tag: LONG_RUN,
  }, async ({ page, visit, idOf }) => {
    await signIn(page)
    const id = await idOf('Eubalaena glacialis')
    const main = page.getByRole('main')
    await visit(`/species/${id}`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const ofSpecies = expect.stringMatching(new RegExp(`\\["species","get"\\].*${id}`))
    await expect.poll(() => persistedIn(page), { timeout: 120_000 }).toContainEqual(ofSpecies)

    const form = await page.context().newPage()
    await form.goto(`/admin/species/${id}/edit?tab=description`)
    const text = form.getByRole('textbox', { name: 'Description' })
    await text.fill('A whale that was described anew.')
    await form.getByRole('button', { name: 'Update Species' }).click()
    await expect(form.getByText(/updated successfully/)).toBeVisible()

    await test.step('in the tab that shows it, without a reload', async () => {
      await expect(main.getByText('A whale that was described anew.')).toBeVisible()
    })
    await test.step('after a reload, from the first byte', async () => {
      const reloaded = await page.reload()
      expect(await reloaded?.text()).toContain('A whale that was described anew.')
      await expect(main.getByText('A whale that was described anew.')).toBeVisible()
    })
    await test.step('by the link of the form', async () => {
      const opened = form.waitForEvent('popup')
      await form.getByRole('link', { name: 'Public page' }).click()
      const shown = await opened
      await expect(shown.getByRole('main').getByText('A whale that was described anew.')).toBeVisible()
      await shown.close()
    })
    await test.step('what is written stays in the form when it cannot be fetched again', async () => {
      await text.fill('A sentence that is not saved yet.')
      await form.route(`**/api/admin/species/${id}`, (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'No' } }),
      )
      await page.evaluate(() => localStorage.setItem('arctic-tracker-changed-at', String(Date.now())))
      await expect(form.getByRole('alert').first()).toContainText('Error loading species data', {
        // After it was asked for four times.
        timeout: 60_000,
      })
      await expect(text).toHaveValue('A sentence that is not saved yet.')
    })
    await form.close({ runBeforeUnload: false })
  })
})

test('a source that is added beside a text is one of that text', { tag: LONG_RUN }, async ({
  page,
  visit,
  idOf,
}) => {
  await signIn(page)
  const main = page.getByRole('main')
  await visit(`/admin/species/${await idOf('Monodon monoceros')}/edit?tab=description`)
  await main.getByRole('link', { name: /^Add a source ?: Habitat$/ }).press('Enter')
  await expect(main.getByRole('combobox', { name: 'Species' })).toHaveValue(/^Monodon monoceros/)
  await expect(main.getByRole('combobox', { name: 'Field' })).toHaveValue('habitat_description')
})
