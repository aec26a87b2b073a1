import { CURATED_TOPIC_NAMES, CURATED_TOPICS, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import { isLongRun, LONG_RUN } from '#testing/long-run.ts'
import { RECORD_SAMPLES, type RecordSample } from '#testing/record-samples.ts'
import { signIn } from './curator.ts'
import { press, skipToContent, tabTo, type } from './keys.ts'
import { expect, test } from './reader.ts'

/*
 * Records are added, edited and deleted without a mouse: in the long run of every kind, whose forms are all described
 * and drawn alike. CITES listings, species, their assessments and their names have journeys of their own.
 */

test.use({ portal: 'curated' })

/** Without a species; records.screens.spec.ts opens forms with every sort of field. */
const USUAL: readonly CuratedTopic[] = ['glossary_terms']

const KINDS = (isLongRun ? CURATED_TOPIC_NAMES : USUAL).flatMap((topic) => {
  const { keys }: RecordSample = RECORD_SAMPLES[topic]
  return keys === undefined ? [] : [{ ...keys, address: CURATED_TOPICS[topic].address }]
})

test.beforeEach(async ({ page }) => signIn(page))

for (const { address, fields, search, row = search, edit } of KINDS) {
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

    // The list is still searched as it was.
    await expect(page).toHaveURL(new RegExp(`/admin/${address}\\?search=`))
    const edited = page.getByRole('row').filter({ hasText: edit.shows })
    await press(page, edited.getByRole('button', { name: /^Delete / }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
    await expect(page.getByText(/(successfully deleted\.|deleted successfully)$/)).toBeVisible()
    await expect(edited).toHaveCount(0)
    // The button that was pressed went with its row.
    await expect(main.locator(':focus')).toBeVisible()
  })
}

test('with the keyboard alone the dashboard leads to what it counts and to what needs attention', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  const main = page.getByRole('main')
  await visit('/admin')
  await skipToContent(page)
  await press(page, main.getByRole('link', { name: /^CITES listings/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'CITES listings' })).toBeVisible()

  await visit('/admin/dashboard')
  await skipToContent(page)
  const finding = main.getByRole('group').filter({ hasText: 'Checklist incomplete' })
  await press(page, finding.locator('summary'))
  await press(page, finding.getByRole('link', { name: /Monodon monoceros/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Monodon monoceros' })).toBeVisible()
})
