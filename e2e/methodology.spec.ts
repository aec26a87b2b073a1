import type { Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { drawInBrowser } from './failing-answers.ts'
import { expect, test } from './reader.ts'

const PAGES = [
  { path: '/methodology', heading: 'Methodology', entry: 'Overview' },
  {
    path: '/methodology/data-science',
    heading: 'Data Architecture & Foundation',
    entry: 'Data Architecture',
    minutes: 15,
  },
  {
    path: '/methodology/scite-research',
    heading: 'Research Pipeline',
    entry: 'Research Pipeline',
    minutes: 8,
  },
  {
    path: '/methodology/dashboard-calculations',
    heading: 'Dashboard Calculations',
    entry: 'Dashboard Calculations',
    minutes: 7,
  },
]

/** The pages to be read, and the one of published figures, which has journeys of its own. */
const ENTRIES = [...PAGES.map(({ entry }) => entry), 'Published Figures']

const menu = (page: Page) => page.getByRole('navigation', { name: 'Methodology pages' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const table = (page: Page, name: string) => page.getByRole('table', { name })
const rowOf = (page: Page, caption: string, name: string) =>
  table(page, caption)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

for (const { path, heading, entry, minutes } of sampled(PAGES, 1)) {
  test(`${path} names itself and is marked in the side menu`, async ({ page, visit }) => {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(menu(page).getByRole('link')).toHaveText(ENTRIES)
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(entry)
    if (minutes) await expect(page.getByText(`${minutes} minutes to read`)).toBeVisible()

    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
  })
}

test('the overview leads to both stages, to the calculations and to the comparison', async ({
  page,
  visit,
}) => {
  await visit('/methodology')
  const stages = part(page, 'A framework in two stages').getByRole('listitem')
  await expect(stages).toHaveText([
    /Stage 1Data Architecture.*15 minutes to read/,
    /Stage 2, experimentalResearch Pipeline.*8 minutes to read/,
    /Dashboard Calculations.*7 minutes to read/,
    /Published Figures/,
    /Screening/,
    /Up to 5 species can be compared at once/,
  ])
  await page.getByRole('link', { name: 'Launch the comparison' }).click()
  await expect(page).toHaveURL('/gallery#comparison')
})

test('what is in it today is counted', { tag: LONG_RUN }, async ({ page, visit, ask }) => {
  const { totalSpecies, tradeRecordCount } = await ask<{ totalSpecies: number; tradeRecordCount: number }>(
    '/api/landing-metrics',
  )
  await visit('/methodology')
  const today = part(page, 'Data in use today')
  await expect(today).toContainText(`Species${totalSpecies}`)
  await expect(today).toContainText('Dashboard entries44')
  await expect(today).toContainText(tradeRecordCount.toLocaleString('en-GB'))
})

test('both addresses of the data architecture show one page, which is cited by one address', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await visit('/methodology/data-architecture')
  await expect(page.getByRole('heading', { level: 1, name: 'Data Architecture & Foundation' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveText(
    /Home\/Methodology\/Data Architecture & Foundation/,
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/methodology\/data-science$/)
  const next = part(page, 'Read on')
  await expect(next.getByRole('link', { name: 'Back to the methodology overview' })).toHaveAttribute(
    'href',
    '/methodology',
  )
  await next.getByRole('link', { name: 'On to Stage 2, the research pipeline' }).click()
  await expect(page).toHaveURL('/methodology/scite-research')
})

test('every table is told with its size in this database', async ({ page, visit, ask }) => {
  const sizes =
    await ask<{ table: string; columns: number; rows: number; unchecked: number | null }[]>('/api/tables')
  await visit('/methodology/data-science#schema')
  for (const { table: name, columns, rows, unchecked } of sizes) {
    await expect(rowOf(page, 'Tables of the public pages', name).getByRole('cell')).toHaveText([
      /./,
      columns.toLocaleString('en-GB'),
      rows.toLocaleString('en-GB'),
      unchecked === null ? '–' : unchecked.toLocaleString('en-GB'),
    ])
  }
})

test('sample queries are shown with their text and answers', async ({ page, visit, ask }) => {
  const all =
    await ask<{ name: string; text: string; rows: unknown[][]; row_count: number }[]>('/api/sample-queries')
  const queries = all.filter(({ name }) => ['split_listings', 'records_by_year'].includes(name))
  expect(queries).toHaveLength(2)
  await visit('/methodology/data-science#queries')
  for (const { text, rows, row_count } of queries) {
    const shown = page.getByRole('region').filter({ has: page.locator('pre', { hasText: text }) })
    await expect(shown.first()).toBeVisible()
    if (rows.length === 0) continue
    const caption =
      rows.length < row_count ? `first ${rows.length} of ${row_count} rows` : `all ${row_count} rows`
    await expect(
      table(page, caption)
        .filter({ hasText: rows[0]?.join('') })
        .first(),
    ).toBeVisible()
  }
})

test('a query can be taken along', { tag: LONG_RUN }, async ({ page, visit }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('/methodology/data-science#queries')
  await page.getByRole('button', { name: 'Copy : Species listed in parts' }).click()
  await expect(page.getByRole('button', { name: 'Copied : Species listed in parts' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^select [\s\S]*from species_listings_unified/,
  )
})

test('the research page lists every dataset in use with its release', { tag: LONG_RUN }, async ({
  page,
  visit,
  ask,
}) => {
  const releases =
    await ask<{ title: string; row_count: number; simulated: boolean }[]>('/api/dataset-releases')
  await visit('/research#datasets')
  const listed = table(page, 'Publisher, release, size and terms')
  await expect(listed.getByRole('row')).toHaveCount(releases.length + 1)
  for (const { title, row_count, simulated } of releases) {
    const row = listed.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText(row_count.toLocaleString('en-GB'))
    await expect(row.getByText('Simulated', { exact: true })).toHaveCount(simulated ? 1 : 0)
  }
})

test('a part of a page has an address of its own, which opens what is folded in it', async ({
  page,
  visit,
}) => {
  await visit('/methodology#trade-signs')
  await expect(page.getByRole('heading', { name: 'Icons beside a figure' })).toBeInViewport()
  await expect(part(page, 'Icons beside a figure').getByRole('table')).toBeVisible()
  const animals = part(page, 'Whole animals')
  await expect(animals.getByRole('table')).toBeHidden()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Whole animals' })
    .click()
  await expect(page).toHaveURL(/#trade-animals$/)
  await expect(animals.getByRole('table')).toBeVisible()
})

test('the reference of the interface is a page of the site, and each address has its own', async ({
  page,
  visit,
}) => {
  await visit('/api#species.get')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Species', exact: true })).toBeVisible()
  const operation = page.locator('[id="species.get"]')
  await expect(operation).toBeInViewport()
  await expect(operation.getByText('The name that the CITES Trade Database uses')).toBeVisible()
})

test('the research pipeline shows four stages done, its prompts, its form and its settings', async ({
  page,
  visit,
}) => {
  await visit('/methodology/scite-research')
  for (const fold of await page.locator('article summary').all()) await fold.click()
  await expect(part(page, 'Four stages').getByRole('listitem')).toHaveText([
    /Prompt engineering.*1–2 min.*Completed/,
    /Literature research.*3–5 min.*Completed/,
    /JSON structuring.*30 s.*Completed/,
    /Database integration.*2 s.*Completed/,
  ])
  await expect(rowOf(page, 'How the language model is run', 'Temperature')).toContainText('0.2')
  await expect(part(page, 'Literature search prompt')).toContainText('Answer only from works you can cite.')
  await expect(part(page, 'JSON structuring prompt')).toContainText('You convert; you do not write')
  await expect(part(page, 'Review checklist')).toContainText('[ ] The passage is in the work')
  const schema = JSON.parse((await part(page, 'Literature record, JSON Schema').textContent()) ?? '')
  expect(schema.properties.statements.items.required).toContain('quotation')
  await expect(part(page, 'How to reproduce a run').getByRole('listitem')).toHaveCount(8)

  const further = part(page, 'Read on')
  await expect(further.getByRole('link', { name: 'Methodology overview' })).toHaveAttribute(
    'href',
    '/methodology',
  )
  await further.getByRole('link', { name: 'Arctic Tracker, front page' }).click()
  await expect(page).toHaveURL('/')
})

test('the dashboard’s figures are shown with the rules that calculate them', async ({ page, visit, ask }) => {
  const { countsByCategory, pctDecreasingTrade } = await ask<{
    countsByCategory: { category: string; count: number }[]
    pctDecreasingTrade: number
  }>('/api/dashboard-metrics')
  await visit('/methodology/dashboard-calculations')
  const categories = table(page, 'Effectiveness category, first match decides')
  for (const { category, count } of countsByCategory) {
    if (category === 'Needs Improvement') continue
    const row = categories
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: category, exact: true }) })
    await expect(row.getByRole('cell').last()).toHaveText(String(count))
  }
  await expect(part(page, 'Key figures')).toContainText(`Today ${pctDecreasingTrade}%`)

  const rules = page.locator('[data-rule]')
  expect(await rules.count()).toBeGreaterThan(20)
  await expect(page.locator('[data-rule=effectivenessCategory]').first()).toHaveText('effectivenessCategory')
  await expect(part(page, 'Sources and versions')).toContainText('about 70')
})

test.describe('when the sizes of the tables cannot be read', () => {
  test.use({ expectedMessages: /Bad Request|status of 400/ })

  test('their place says so, the text stands, and trying again brings them', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    let failing = true
    await drawInBrowser(page)
    await page.route('**/api/tables', (route) =>
      failing ? route.fulfill({ status: 400, json: {} }) : route.continue(),
    )
    await visit('/methodology/data-science#schema')
    const schema = part(page, 'Schema overview')
    await expect(schema.getByRole('alert')).toContainText('This part could not be loaded')
    await expect(part(page, 'What is checked, and what is not')).toContainText(
      'not available at the moment of not available at the moment catalogue rows',
    )

    failing = false
    await schema.getByRole('button', { name: 'Try Again' }).click()
    await expect(rowOf(page, 'Tables of the public pages', 'species')).toContainText('43')
    await expect(part(page, 'What is checked, and what is not')).not.toContainText(
      'not available at the moment',
    )
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('two links stand for the menu, and the parts are listed on demand', async ({ page, visit }) => {
    await visit('/methodology/data-science')
    await expect(menu(page).getByRole('link')).toHaveText(['Overview', 'Research Pipeline'])
    await expect(page.getByRole('link', { name: 'Known limits', exact: true })).toBeHidden()
    await page.locator('summary', { hasText: 'On this page' }).click()
    await page.getByRole('link', { name: 'Known limits', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Known limits' })).toBeInViewport()
    await menu(page).getByRole('link', { name: 'Overview' }).click()
    await expect(menu(page).getByRole('link')).toHaveText(['Data Architecture', 'Research Pipeline'])
  })
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('the data architecture says what simulated records are', async ({ page, visit }) => {
    await visit('/methodology/data-science#simulated')
    await expect(page.locator('[data-simulated]')).toHaveCount(2)
    await expect(part(page, 'Simulated records')).toContainText(
      'which country sent which item in which year is made up',
    )
  })
})
