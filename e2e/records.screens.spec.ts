import type { Page } from '@playwright/test'
import { isLongRun } from '#testing/long-run.ts'
import { looksAt } from '#testing/screen-matrix.ts'
import { signIn } from './curator.ts'
import { expect } from './journey.ts'
import { test } from './reader.ts'
import { browserFor, lookOver, told } from './screens/look-over.ts'
import { RECORD_KINDS } from './screens/record-kinds.ts'
import { withSampleRecord } from './screens/sample-record.ts'
import { wordsIn } from './screens/words.ts'

/* Every kind of record in the back office: its list, its form, new and stored, and the question before one is deleted. */

test.use({ portal: 'curated' })

/** Together they have nearly every sort of field and cell; the others are looked at in the long run. */
const USUAL_KINDS = ['species', 'cms-listings', 'iucn-assessments', 'catch-records', 'glossary']

const KINDS = RECORD_KINDS.filter(({ address }) => isLongRun || USUAL_KINDS.includes(address))

for (const [place, { address, topic, search }] of KINDS.entries()) {
  for (const look of looksAt(place)) {
    test.describe(() => {
      test.use(browserFor(look))

      test(`the list and the forms of ${address} are in order: ${told(look)}`, async ({ page, visit }) => {
        const t = wordsIn(look.language)
        const main = page.getByRole('main')
        const heading = (title: string) =>
          expect(
            page.getByRole('heading', { level: 1, name: t(`admin:records.${topic}.${title}`) }),
          ).toBeVisible()
        await signIn(page)

        await test.step('a new one, its fields left empty', async () => {
          await visit(`/admin/${address}/create`)
          await heading('create_title')
          await main.getByRole('button', { name: t(`admin:records.${topic}.submit_create`) }).click()
          await expect(main.locator('[aria-invalid="true"]')).not.toHaveCount(0)
          await lookOver(page)
        })
        if (search === undefined) {
          await test.step('a stored one, of a kind that the catalogue has none of', () =>
            withSampleRecord(page, topic, async (id) => {
              await visit(`/admin/${address}/${id}/edit`)
              await heading('edit_title')
              await expect(main.locator('form')).toBeVisible()
              await lookOver(page)
              await visit(`/admin/${address}`)
              await expect(rows(page)).not.toHaveCount(0)
              await lookOver(page)
            }))
          return
        }

        await test.step('the list', async () => {
          await visit(`/admin/${address}?search=${search}`)
          await heading('title')
          await expect(rows(page)).not.toHaveCount(0)
          await lookOver(page)
        })
        await test.step('the question before one is deleted', async () => {
          await rows(page).first().getByRole('button').last().click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await lookOver(page, place === 0)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
        })
        await test.step('a stored one', async () => {
          await rows(page).first().locator('a[href$="/edit"]').first().click()
          await expect(page).toHaveURL(/\/edit/)
          await expect(main.locator('form')).toBeVisible()
          // The same form as that of a new one.
          await lookOver(page, place === 0)
        })
      })
    })
  }
}

const rows = (page: Page) => page.getByRole('main').locator('tbody tr')
