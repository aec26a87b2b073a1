import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CURATOR_ACCOUNT } from '#testing/curator-account.ts'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated' })

test.beforeEach(async ({ page }) => signIn(page))

const questionBox = (page: Page) => page.getByRole('combobox', { name: 'In your own words, in English' })
const ask = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true })
const answer = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('a curator picks a question, fills its blank and fixes what is missing, with the keyboard alone', async ({
  page,
  visit,
}) => {
  await visit('/admin/chatbot')
  await expect(page.getByText('No AI is used')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Which species have no picture?' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Prepared question' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('no name')
  await expect(page.getByRole('option', { name: /Which species have no name in …/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await ask(page).press('Enter')
  await expect(page.getByText('Required to answer the question.')).toBeVisible()
  const language = page.getByRole('main').getByRole('combobox', { name: 'Language' })
  await expect(language).toBeFocused()
  await page.keyboard.type('Inuk')
  await ask(page).press('Enter')
  await expect(answer(page, /^\d+ species have no name in Inuktitut$/)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/chatbot\?(?=.*ask=no_name_in_language)(?=.*language=inuktitut)/)

  const first = page.getByRole('row').nth(1)
  const species = (await first.locator('i').textContent()) ?? ''
  await first.getByRole('link', { name: `Add ${species}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/common-names\/create\?species_id=/)
  await expect(page.getByRole('combobox', { name: 'Species' })).toHaveValue(new RegExp(species))

  await page.goBack()
  await expect(answer(page, /species have no name in Inuktitut/)).toBeVisible()
  await expect(language).toHaveValue('inuktitut')
})

test('trade records of a species are counted in a span of years, with links to the records', async ({
  page,
  visit,
}) => {
  await visit('/admin/chatbot')
  await page.getByRole('link', { name: 'How many trade records does … have?' }).press('Enter')
  const species = page.getByRole('combobox', { name: 'Species' })
  await species.focus()
  await page.keyboard.type('narwhal')
  await expect(page.getByRole('option', { name: /Monodon monoceros/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'First year' }).selectOption('2000')
  await page.getByRole('combobox', { name: 'Last year' }).selectOption('2010')
  await ask(page).press('Enter')
  await expect(answer(page, /trade records of Monodon monoceros$/)).toBeVisible()
  await expect(page.getByText('Only 2000 to 2010.')).toBeVisible()
  await page
    .getByRole('link', { name: /^View trade/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/tab=trade.*start_year=20/)
})

test('a question in words is suggested while it is typed', async ({ page, visit }) => {
  await visit('/admin/chatbot')
  await questionBox(page).focus()
  await page.keyboard.type('names missing in inuk')
  const suggestion = page.getByRole('option', { name: 'Which species have no name in Inuktitut?' })
  await expect(suggestion).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(suggestion).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(answer(page, /^\d+ species have no name in Inuktitut$/)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/chatbot\?question=Which\+species\+have\+no\+name\+in\+Inuktitut/)
})

test('a question is understood in other words and with slips, and its answer can be shared', async ({
  page,
  visit,
}) => {
  await visit('/admin/chatbot')
  await questionBox(page).focus()
  await page.keyboard.type('speceis witout a curent CMS lisitng')
  await page.keyboard.press('Enter')
  await expect(answer(page, /species have no current CMS listing$/)).toBeVisible()
  const shared = page.url()
  await visit('/admin/chatbot')
  await visit(shared)
  await expect(questionBox(page)).toHaveValue('speceis witout a curent CMS lisitng')
  await expect(answer(page, /species have no current CMS listing$/)).toBeVisible()
})

test('an answer is taken home as a file, with the address where each row is fixed', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit('/admin/chatbot?question=unchecked+common+names')
  await expect(answer(page, /facts have not been compared with their source$/)).toBeVisible()
  await expect(page.getByText('Only in: Common names.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(
    /^arctic-tracker-unchecked-facts-common-names-\d{4}-\d\d-\d\d\.csv$/,
  )
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(head?.replace(/^\uFEFF/, '')).toBe('Scientific name,Common name,Table,Record,Source,Address')
  expect(rows).toHaveLength((await page.getByRole('row').count()) - 1)
  expect(rows[0]).toMatch(new RegExp(`${baseURL}/admin/common-names/[0-9a-f-]{36}/edit$`))
})

test('what is not understood is not answered, and the nearest questions are offered', async ({
  page,
  visit,
}) => {
  await visit('/admin/chatbot?question=common+names+not+in+Icelandic')
  await expect(answer(page, 'I do not understand this question.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('link', { name: 'Which species have no name in Icelandic?' }).press('Enter')
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Language' })).toHaveValue('icelandic')
  await expect(answer(page, /species have no name in Icelandic$/)).toBeVisible()
  await page.getByRole('link', { name: 'All questions' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/chatbot$/)
  await expect(questionBox(page)).toHaveValue('')
})

test('that nothing is missing is good news', { tag: LONG_RUN }, async ({ page, visit }) => {
  // True whatever other journeys change meanwhile.
  await visit('/admin/chatbot?question=assessments+older+than+ninety+years')
  await expect(answer(page, 'No latest assessment was published more than 90 years ago')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
})

test('who changed a species last is the curator who just did', async ({ page, visit, idOf, baseURL }) => {
  const species_id = await idOf('Rhodiola rosea')
  const made = await page.request.post('/api/admin/timeline-events', {
    headers: { origin: baseURL ?? '' },
    data: { species_id, event_type: 'recovery_plan', title: 'A plan for the roseroot' },
  })
  expect(made.ok()).toBe(true)
  await visit('/admin/chatbot?question=who+changed+roseroot+last')
  await expect(answer(page, /changes? to Rhodiola rosea and its records/)).toBeVisible()
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText(CURATOR_ACCOUNT.email)
  await expect(row).toContainText('A plan for the roseroot')
  await row.getByRole('link', { name: /^Open audit trail/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Audit trail' })).toBeVisible()
  await expect(page.getByRole('row', { name: /A plan for the roseroot/ })).toBeVisible()
})

test('answers about simulated trade records say so', { tag: LONG_RUN }, async ({ page, visit }) => {
  await visit('/admin/chatbot?question=trade+records+without+purpose')
  await expect(answer(page, /purposes in trade records/)).toBeVisible()
  await expect(page.locator('[data-simulated=cites_trade]')).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ hurried: true, expectedMessages: /status of 500/ })

  test('the failure says so, and asking again helps', { tag: LONG_RUN }, async ({ page, visit }) => {
    await page.route('**/api/admin/assistant?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Internal server error' } }),
    )
    await visit('/admin/chatbot?question=duplicate+names')
    const failure = page.getByRole('alert').filter({ hasText: 'The question could not be answered' })
    await expect(failure).toBeVisible()
    await page.unroute('**/api/admin/assistant?*')
    await failure.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(answer(page, /more than once in their language$/)).toBeVisible()
  })
})
