import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { drawInBrowser } from './failing-answers.ts'
import { expect, test } from './reader.ts'

interface Row {
  species_id: string
  scientific_name: string
  common_name: string
  trade_trend: string
  trade_finding: {
    window_first: number
    window_last: number
    cells: number
    rise: number
    fall: number
  } | null
  plain_sum_trend: string | null
}

interface Metrics {
  entries: number
  countsByCategory: { category: string; count: number }[]
  appendixMix: { appendix: string; count: number }[]
  pctDecreasingTrade: number
  decreasingTrade: number
  countsByTradeTrend: { trend: string; count: number }[]
  decliningPopulations: { entries: number; declining: number; unknown: number; rating: string | null }
}

interface Counted {
  count: number
  total: number
  facets: Record<string, { value: string; count: number }[]>
}

const SPLIT = 'Common Minke Whale* (West Greenland population)'
const CATEGORIES = ['High', 'Moderate', 'Limited', 'Needs Improvement', 'To Be Determined', 'Unknown']
const COLUMNS =
  'Scientific Name,Common Name,CITES Appendix,IUCN Status,IUCN Year,IUCN Scope,Population Trend,Trade Records Count,Years Under CITES,Effectiveness Category,Trade Trend,Trade Trend Window,Trade Trend Tests,Tests Rising,Tests Falling,Main Article,Main Article Measure,Trend of Plain Sum over All Rows,Source,Release,Date,Simulated,Note'
const METRICS = '**/api/dashboard-metrics?*'
const ROWS = '**/api/effectiveness?*'
const COUNT = '**/api/effectiveness/count?*'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const area = (page: Page) => page.getByRole('region', { name: 'Entries of the dashboard' })
const rows = (page: Page) => area(page).locator('tbody tr')
const names = (page: Page) => area(page).getByRole('rowheader').getByRole('link')
const count = (page: Page) =>
  page.getByRole('region', { name: 'Species effectiveness' }).getByText(/entries$/)
const panel = (page: Page) => page.locator('details', { has: page.locator('search') })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name })
const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Search' })

async function choose(page: Page, name: string, ...values: (string | RegExp)[]) {
  await filter(page, name).click()
  for (const value of values) await page.getByRole('option', { name: value }).click()
  await closeList(page)
}

/** A list that is still closing must not be taken for the next one. */
async function closeList(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** An open list tells these counts beside its choices, in its order. */
async function expectCountsIn(page: Page, name: string, counts: readonly number[] | undefined) {
  await filter(page, name).click()
  await expect(page.getByRole('option').locator('> span:last-child')).toHaveText((counts ?? []).map(String))
  await closeList(page)
}

test('the page opens with all its figures, asks for none of them, and leads to its calculations', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit('/arctic-tracker')
  await expect(page).toHaveTitle('Arctic Tracker Dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arctic Tracker Dashboard')
  await expect(page.getByText('The dashboard is in development.')).toBeVisible()
  await expect(rows(page)).toHaveCount(44)
  await expect(card(page, 'Appendix mix')).toContainText('44 entries')
  await expect(page.getByText('1–44 of 44')).toBeVisible()
  for (const name of ['Previous', 'Next'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  expect(asked.filter((path) => /^\/api\/(dashboard|effectiveness)/.test(path))).toEqual([])
  await page.getByRole('link', { name: 'How these figures are calculated' }).click()
  await expect(page).toHaveURL('/methodology/dashboard-calculations')
})

test('three cards tell the figures of the interface', async ({ page, visit, ask }) => {
  const metrics = await ask<Metrics>('/api/dashboard-metrics')
  await visit('/arctic-tracker')

  const categories = card(page, 'Effectiveness')
  await expect(categories.locator('dt')).toHaveText(CATEGORIES)
  await expect(categories.locator('dd')).toHaveText(metrics.countsByCategory.map(({ count: n }) => String(n)))
  const mix = card(page, 'Appendix mix')
  await expect(mix.locator('dt')).toHaveText(['Appendix I', 'Appendix II', 'Appendix III', 'Not Listed'])
  await expect(mix.locator('dd')).toHaveText(metrics.appendixMix.map(({ count: n }) => String(n)))
  const decreasing = card(page, 'Decreasing trade')
  await expect(decreasing).toContainText(`${metrics.pctDecreasingTrade.toFixed(1)}%`)
  await expect(decreasing).toContainText(`${metrics.decreasingTrade} of 44 entries`)
  const { declining, unknown } = metrics.decliningPopulations
  await expect(decreasing).toContainText(`${declining} of all 44 entries`)
  await expect(decreasing).toContainText(`trend unknown for ${unknown}`)
})

test('every entry has a row, which explains its codes, says what is not known, and leads to its species', async ({
  page,
  visit,
  ask,
  idOf,
}) => {
  const all = await ask<Row[]>('/api/effectiveness')
  await visit('/arctic-tracker')
  await expect(names(page)).toHaveText(all.map(({ scientific_name }) => scientific_name))
  const minke = rows(page).filter({ hasText: 'Balaenoptera acutorostrata' })
  await expect(minke).toHaveCount(2)
  await expect(minke.filter({ hasText: SPLIT })).toContainText('CITES Appendix II')
  await expect(minke.filter({ hasNotText: SPLIT })).toContainText(/CITES Appendix I(?!I)/)

  const goose = rows(page).filter({ hasText: 'leucopareia' })
  await expect(goose).toContainText('Not assessed')
  await expect(goose.getByText('Unknown', { exact: true })).toHaveCount(3)

  await rows(page).filter({ hasText: 'leucas' }).getByRole('button', { name: 'Least Concern' }).click()
  await expect(page.getByRole('dialog', { name: 'Least Concern' })).toBeVisible()
  await page.keyboard.press('Escape')
  const head = area(page).getByRole('columnheader', { name: 'Trade trend' })
  await head.getByRole('button').click()
  await expect(page.getByRole('tooltip')).toContainText('does not depend on what is counted')

  await minke.filter({ hasText: SPLIT }).getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(`/species/${await idOf('Balaenoptera acutorostrata')}`)
})

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('each verdict stands with its window and its tests, here and in the file, and leads to them', async ({
    page,
    visit,
    ask,
  }) => {
    const all = await ask<Row[]>('/api/effectiveness?sort=trade_trend')
    const { countsByTradeTrend } = await ask<Metrics>('/api/dashboard-metrics')
    await visit('/arctic-tracker?sort=trade_trend')
    await expect(names(page)).toHaveText(all.map(({ scientific_name }) => scientific_name))
    await expect(area(page).getByRole('columnheader', { name: 'Trade trend 2013–2022' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    for (const { scientific_name, trade_trend, trade_finding } of all) {
      if (trade_finding === null || trade_finding.cells === 0) continue
      const { cells, rise, fall } = trade_finding
      const tests = `${trade_trend}${rise} up, ${fall} down of ${cells} tests`
      await expect(rows(page).filter({ hasText: scientific_name }).first()).toContainText(tests)
    }
    expect(countsByTradeTrend.find(({ trend }) => trend === 'Depends')?.count).toBeGreaterThan(0)
    await expect(card(page, 'Decreasing trade')).toContainText('Share of entries, 2013–2022')
    await expect(card(page, 'Decreasing trade')).toContainText('the trend depends on what is counted')
    await expect(page.locator('[data-simulated]')).toHaveCount(0)

    const [first] = all
    const { lines } = await exported(page)
    expect(lines[0]).toBe(COLUMNS)
    const { cells, rise, fall } = first?.trade_finding ?? {}
    expect(lines[1]).toContain(`,${first?.trade_trend},2013-2022,${[cells, rise, fall].join()},`)
    expect(lines[1]).toContain(`,${first?.plain_sum_trend},`)

    await rows(page)
      .first()
      .getByRole('link', { name: /^Decreasing/ })
      .click()
    await expect(page.getByRole('region', { name: 'How the trend was tested, 2013–2022' })).toBeVisible()
  })
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('the banner says that trade is simulated, and so does every row of the file', async ({
    page,
    visit,
  }) => {
    await visit('/arctic-tracker')
    await expect(page.locator('[data-simulated=cites_trade]')).toContainText('Simulated trade data.')
    const { lines } = await exported(page)
    expect(lines[0]).toBe(COLUMNS)
    expect(lines).toHaveLength(45)
    for (const line of lines.slice(1)) expect(line).toContain(',yes,Simulated trade data. Import the CITES')
  })
})

test.describe('the filters', () => {
  test('each choice tells how many entries it would leave beside the other filters', async ({
    page,
    visit,
    ask,
  }) => {
    const { facets } = await ask<Counted>('/api/effectiveness/count?appendix=I')
    await visit('/arctic-tracker?appendix=I')
    for (const [name, group] of [
      ['CITES appendix', 'appendix'],
      ['IUCN status', 'iucnStatus'],
      ['Trade trend', 'tradetrend'],
      ['Effectiveness', 'effectivenessCategory'],
    ] as const) {
      await expectCountsIn(
        page,
        name,
        facets[group]?.map((option) => option.count),
      )
    }
    // The rating of declining populations stays that of all entries.
    await expect(card(page, 'Decreasing trade')).toContainText('of all 44 entries')
  })

  test('values of one filter widen, filters narrow each other, figures follow, the address keeps it all', async ({
    page,
    visit,
    ask,
  }) => {
    const query =
      'appendix=I&appendix=II&iucnStatus=EN&iucnStatus=VU&tradetrend=Stable&effectivenessCategory=Limited'
    const expected = await ask<Row[]>(`/api/effectiveness?${query}`)
    const metrics = await ask<Metrics>(`/api/dashboard-metrics?${query}`)
    await visit('/arctic-tracker?page=3')
    await expect(page.getByText('1–44 of 44')).toBeVisible()
    await choose(page, 'CITES appendix', /^Appendix I\s*\d/, /^Appendix II\s*\d/)
    await choose(page, 'IUCN status', /^Endangered/, 'Vulnerable')
    await choose(page, 'Trade trend', 'Stable')
    await choose(page, 'Effectiveness', 'Limited')
    await expect(page).toHaveURL(`/arctic-tracker?${query}`)
    await expect(names(page)).toHaveText(expected.map(({ scientific_name }) => scientific_name))
    await expect(count(page)).toHaveText(`${expected.length} of 44 entries`)
    await expect(card(page, 'Appendix mix').locator('dd')).toHaveText(
      metrics.appendixMix.map(({ count: n }) => String(n)),
    )
    await expect(panel(page)).toContainText('6 active')

    await page.reload()
    await expect(names(page)).toHaveText(expected.map(({ scientific_name }) => scientific_name))

    await page.getByRole('button', { name: 'Remove filter Trade: Stable' }).click()
    await expect(page).toHaveURL(`/arctic-tracker?${query.replace('&tradetrend=Stable', '')}`)
    await page.goBack()
    await expect(page).toHaveURL(`/arctic-tracker?${query}`)
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/arctic-tracker')
    await expect(rows(page)).toHaveCount(44)
  })

  test('an old address that says Declining is read as Decreasing', { tag: LONG_RUN }, async ({
    page,
    visit,
    ask,
  }) => {
    const { count: decreasing } = await ask<Counted>('/api/effectiveness/count?tradetrend=Decreasing')
    await visit('/arctic-tracker?tradetrend=Declining')
    await expect(count(page)).toHaveText(`${decreasing} of 44 entries`)
    await expect(page.getByRole('button', { name: 'Remove filter Trade: Decreasing' })).toBeVisible()
    await expect(page).toHaveURL('/arctic-tracker?tradetrend=Decreasing')
  })

  test('an address with nonsense in it shows the whole dashboard', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await visit(
      '/arctic-tracker?appendix=IX&iucnStatus=EX&tradetrend=falling&effectivenessCategory=Good&sort=size&page=-1',
    )
    await expect(count(page)).toHaveText('44 entries')
  })

  test('a search finds names in every language from two characters on; one without a match can be cleared', async ({
    page,
    visit,
  }) => {
    await visit('/arctic-tracker')
    await searchBox(page).pressSequentially('h')
    await page.waitForTimeout(400)
    await expect(page).toHaveURL('/arctic-tracker')
    await searchBox(page).pressSequentially('refna')
    await expect(page).toHaveURL('/arctic-tracker?search=hrefna')
    await expect(names(page)).toHaveText(['Balaenoptera acutorostrata', 'Balaenoptera acutorostrata'])
    await page.getByRole('button', { name: 'Remove filter Search: hrefna' }).click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(rows(page)).toHaveCount(44)

    await searchBox(page).fill('basilisk')
    const table = page.getByRole('region', { name: 'Species effectiveness' })
    await expect(table).toContainText('No entries match these filters')
    await expect(table.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await expect(card(page, 'Decreasing trade')).toContainText('No data available')
    await table.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(rows(page)).toHaveCount(44)
  })

  test('are reached, set and put away by keys alone, and stay as the visitor left them', async ({
    page,
    visit,
    ask,
  }) => {
    const { facets } = await ask<Counted>('/api/effectiveness/count')
    const first = facets.appendix?.[0]?.count
    await visit('/arctic-tracker')
    await filter(page, 'CITES appendix').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/arctic-tracker?appendix=I')
    await expect(count(page)).toHaveText(`${first} of 44 entries`)
    await page.keyboard.press('Escape')
    await expect(filter(page, 'CITES appendix')).toBeFocused()

    await panel(page).locator('summary').press('Enter')
    await expect(searchBox(page)).toBeHidden()
    await page.reload()
    await expect(count(page)).toHaveText(`${first} of 44 entries`)
    await expect(searchBox(page)).toBeHidden()
  })
})

test.describe('the table', () => {
  test('is sorted in three ways, years first, and the address says by which', async ({
    page,
    visit,
    ask,
  }) => {
    const sortedBy = async (sort: string) =>
      (await ask<Row[]>(`/api/effectiveness?sort=${sort}`)).map(({ scientific_name }) => scientific_name)
    const head = (name: string) => area(page).getByRole('columnheader', { name })
    await visit('/arctic-tracker')
    await expect(names(page)).toHaveText(await sortedBy('years_under_cites'))
    await expect(head('Years under CITES')).toHaveAttribute('aria-sort', 'descending')

    await choose(page, 'Sort', 'Scientific Name')
    await expect(page).toHaveURL('/arctic-tracker?sort=scientific_name')
    await expect(names(page)).toHaveText(await sortedBy('scientific_name'))
    await expect(head('Species')).toHaveAttribute('aria-sort', 'ascending')

    await choose(page, 'Sort', 'IUCN Status')
    await expect(page).toHaveURL('/arctic-tracker?sort=iucn_status')
    await expect(names(page)).toHaveText(await sortedBy('iucn_status'))
    await expect(rows(page).first()).toContainText('Critically Endangered')
    await expect(rows(page).last()).toContainText('Not assessed')
    await page.reload()
    await expect(rows(page).first()).toContainText('Critically Endangered')

    await test.step('scrolls in 600 px of its own, by keys too, and its head stays', async () => {
      expect((await boxOf(area(page))).height).toBe(600)
      await area(page).focus()
      await page.keyboard.press('End')
      await expect(rows(page).last()).toBeInViewport()
      const top = await boxOf(area(page).getByRole('columnheader').first())
      expect(Math.abs(top.y - (await boxOf(area(page))).y)).toBeLessThan(2)
    })
    await test.step('on a phone names stay while it is scrolled sideways, and the page does not scroll', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await area(page).scrollIntoViewIfNeeded()
      await area(page).evaluate((element) => element.scrollTo({ left: 400, top: 0 }))
      await expect(names(page).first()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  })

  test('is exported as it is loaded, with source, release and day, under the name of the day', async ({
    page,
    visit,
    ask,
  }) => {
    const query = 'search=owl&sort=scientific_name'
    const expected = await ask<Row[]>(`/api/effectiveness?${query}`)
    await visit(`/arctic-tracker?${query}`)
    await expect(rows(page)).toHaveCount(expected.length)
    const { name, lines } = await exported(page)
    expect(name).toMatch(/^arctic-tracker-effectiveness-\d{4}-\d\d-\d\d\.csv$/)
    expect(lines[0]).toBe(COLUMNS)
    for (const line of lines.slice(1)) expect(line).toMatch(/,[^,]*2025\.1[^,]*,\d{4}-\d\d-\d\d,no,$/)
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
      expected.map(({ scientific_name }) => scientific_name),
    )
  })

  test('a name that looks like a formula is exported as text', { tag: LONG_RUN }, async ({
    page,
    visit,
    ask,
  }) => {
    const [row] = await ask<Row[]>('/api/effectiveness?search=owl')
    await drawInBrowser(page)
    await page.route(ROWS, (route) => route.fulfill({ json: [{ ...row, common_name: '=1+1' }] }))
    await visit('/arctic-tracker?search=owl')
    const { lines } = await exported(page)
    expect(lines[1]).toContain(",'=1+1,")
  })

  test('stands on pages of fifty, and Next ends with the last', { tag: LONG_RUN }, async ({
    page,
    visit,
    ask,
  }) => {
    const [row] = await ask<Row[]>('/api/effectiveness')
    const many = Array.from({ length: 60 }, (_, place) => ({
      ...row,
      species_id: `${row?.species_id}:${place}`,
    }))
    const counted = await ask<Counted>('/api/effectiveness/count')
    await drawInBrowser(page)
    await page.route(COUNT, (route) => route.fulfill({ json: { ...counted, count: 60, total: 60 } }))
    await page.route(ROWS, (route) => {
      const asked = new URL(route.request().url()).searchParams
      const offset = Number(asked.get('offset'))
      return route.fulfill({ json: many.slice(offset, offset + Number(asked.get('limit'))) })
    })
    const [previous, next] = ['Previous', 'Next'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    await visit('/arctic-tracker?appendix=II')
    await expect(rows(page)).toHaveCount(50)
    await expect(page.getByText('1–50 of 60')).toBeVisible()
    await expect(previous as Locator).toBeDisabled()
    await next?.click()
    await expect(page).toHaveURL('/arctic-tracker?appendix=II&page=2')
    await expect(rows(page)).toHaveCount(10)
    await expect(page.getByText('51–60 of 60')).toBeVisible()
    await expect(next as Locator).toBeDisabled()
    await previous?.click()
    await expect(page).toHaveURL('/arctic-tracker?appendix=II')
    await expect(rows(page)).toHaveCount(50)
  })
})

test.describe('the rating of declining populations', () => {
  for (const { declining, unknown, rating, reads } of sampled(
    [
      { declining: 16, unknown: 0, rating: 'high_concern', reads: 'High concern' },
      { declining: 15, unknown: 0, rating: 'monitor_closely', reads: 'Monitor closely' },
      { declining: 5, unknown: 0, rating: 'low_risk', reads: 'Low risk' },
      { declining: 5, unknown: 23, rating: null, reads: 'trend unknown for 23' },
    ],
    1,
  )) {
    test(`reads ${reads} with ${declining} declining and ${unknown} unknown`, async ({
      page,
      visit,
      ask,
    }) => {
      const metrics = await ask<Metrics>('/api/dashboard-metrics')
      const decliningPopulations = { entries: 44, declining, unknown, rating }
      await drawInBrowser(page)
      await page.route(METRICS, (route) => route.fulfill({ json: { ...metrics, decliningPopulations } }))
      await visit('/arctic-tracker?appendix=II')
      await expect(card(page, 'Decreasing trade')).toContainText(reads)
      if (rating === null)
        await expect(card(page, 'Decreasing trade')).not.toContainText(
          /High concern|Monitor closely|Low risk/,
        )
    })
  }
})

test.describe('when the interface fails', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|Internal Server Error|A section failed/ })

  test('cards and table say so, each by itself, and can be tried again', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await drawInBrowser(page)
    for (const address of [METRICS, ROWS])
      await page.route(address, (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR' } }),
      )
    await visit('/arctic-tracker?appendix=II')
    await expect(page.getByRole('alert')).toHaveCount(2)
    await expect(page.getByRole('main')).not.toContainText('0 entries')
    await page.unrouteAll()
    for (const _ of ['cards', 'table'])
      await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).first().click()
    await expect(card(page, 'Appendix mix')).toContainText('of 44 entries')
    await expect(rows(page)).not.toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

async function exported(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  return { name: file.suggestedFilename(), lines: readFileSync(await file.path(), 'utf8').split('\n') }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not drawn')
  return box
}
