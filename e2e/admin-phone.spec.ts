import type { Locator, Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectToFitItsWidth } from './accessible.ts'
import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'
import { RECORD_KINDS } from './screens/record-kinds.ts'
import { routes } from './screens/routes.ts'

/* The back office on a phone: no screen scrolls sideways, and the buttons of a row are in view. */

const WIDTH = 360

test.use({ portal: 'curated', viewport: { width: WIDTH, height: 800 }, expectedMessages: /status of 404/ })
test.beforeEach(async ({ page }) => signIn(page))

/** Screens that need no id; lists and forms of records have journeys of their own below. */
const ADDRESSES = routes().filter((route) => route.startsWith('/admin') && !route.includes('$'))

/** Every kind in the long run. */
const KINDS = sampled(RECORD_KINDS, 8)

test('no screen of the back office scrolls sideways', { tag: LONG_RUN }, async ({ page, visit }) => {
  test.slow()
  for (const address of ADDRESSES) {
    await visit(address)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expectToFitItsWidth(page, address)
  }
})

test('no list of records scrolls sideways, and every row can be edited and deleted where it is', async ({
  page,
  visit,
}) => {
  test.slow()
  for (const { address } of KINDS) {
    await visit(`/admin/${address}`)
    await expect(page.getByRole('main').locator('tbody tr, p.border-t').first()).toBeVisible()
    await expectToFitItsWidth(page, address)
    for (const row of await rowsOf(page)) {
      const right = await row.evaluate((button) => button.getBoundingClientRect().right)
      expect.soft(right, `the last button of a row of ${address}`).toBeLessThanOrEqual(WIDTH)
    }
  }
})

test('no form of a record scrolls sideways', { tag: LONG_RUN }, async ({ page, visit }) => {
  test.slow()
  for (const { address } of KINDS) {
    await visit(`/admin/${address}/create`)
    await expect(page.getByRole('main').locator('form')).toBeVisible()
    await expectToFitItsWidth(page, address)
  }
})

test('dialogs keep a long address within themselves, and their buttons fill the row', async ({
  page,
  visit,
}) => {
  const dialog = page.getByRole('dialog')
  await visit('/admin/people')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const widthOf = (name: string) =>
    dialog
      .getByRole('button', { name, exact: true })
      .last()
      .evaluate((button) => button.clientWidth)
  const room = await dialog.locator('form').evaluate((form) => form.clientWidth)
  expect((await widthOf('Cancel')) + (await widthOf('Create invitation'))).toBeGreaterThan(room - 20)

  await dialog.getByLabel('E-mail').fill(`${'a-long-name.'.repeat(4)}${Date.now()}@institute.example.org`)
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  await expect(dialog.locator('code')).toBeVisible()
  const { clientWidth, scrollWidth } = await dialog.evaluate((popup) => popup)
  expect(scrollWidth).toBe(clientWidth)
})

test('a person keeps room for the name beside the buttons, and a change opens within the window', async ({
  page,
  visit,
}) => {
  const main = page.getByRole('main')
  await visit('/admin/people')
  const buttons = main.getByRole('button', { name: /^Change the role of / }).first()
  expect((await buttons.boundingBox())?.x).toBeGreaterThan(WIDTH / 2)

  await visit('/admin/audit')
  await main.locator('tbody').getByRole('button').first().click()
  await expectNotBeyond(main.locator('tbody table'), 'what a change opens')
  await expectNotBeyond(main.locator('tbody').getByRole('button').first(), 'the button that closes it')
})

async function expectNotBeyond(part: Locator, what: string): Promise<void> {
  const right = await part.evaluate((element) => element.getBoundingClientRect().right)
  expect.soft(right, what).toBeLessThanOrEqual(WIDTH)
}

/** The last button of the first rows. */
const rowsOf = (page: Page) =>
  page.getByRole('main').locator('tbody tr:nth-child(-n+2) button:last-child').all()
