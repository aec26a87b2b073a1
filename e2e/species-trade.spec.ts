import { LONG_RUN } from '#testing/long-run.ts'
import { failUntilFixed, NULL_ANSWER } from './failing-answers.ts'
import { expect, test } from './reader.ts'
import {
  chart,
  choose,
  countryName,
  expectFigures,
  figure,
  rowsLine,
  save,
  type TradeView,
  takeAway,
  trade,
  tradeOf,
  typeYear,
  written,
} from './trade-tab.ts'

const NARWHAL = 'Monodon monoceros'
const CHARTS = [
  'Records Over Time',
  'Top Importers',
  'Top Exporters',
  'Terms Traded',
  'Trade Purposes',
  'Trade Sources',
  'Quantity Over Time',
  'Two Ledgers',
]

test('eight charts stand under the figures, each with title, source, table and downloads', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies('Ursus maritimus', '?tab=trade')
  for (const title of CHARTS) {
    await expect(chart(page, title)).toBeVisible()
    await expect(chart(page, title)).toContainText('CITES Trade Database')
    await expect(chart(page, title).getByRole('button', { name: `Table: ${title}` })).toBeVisible()
    await expect(chart(page, title).getByRole('button', { name: `Download: ${title}` })).toBeVisible()
  }
  await expect(chart(page, 'Catch and Quota')).toHaveCount(0)
})

test('the narwhal alone has its catches after its trade', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(NARWHAL, '?tab=trade')
  await expect(chart(page, 'Catch and Quota')).toBeVisible()
})

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('the narwhal has 24,410 records from 1975 on', async ({ page, visitSpecies, ask }) => {
    const id = await visitSpecies(NARWHAL, '?tab=trade')
    const all = await ask<TradeView>(tradeOf(id))
    await expect(figure(page, 'Records')).toContainText('24,410')
    await expect(trade(page)).toContainText(`1975–${all.last_year}`)
    await expectFigures(page, all)
    await expect(page.locator('[data-simulated=cites_trade]')).toHaveCount(0)
  })
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('the banner and every source line say that the records are simulated', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=trade')
    await expect(page.locator('[data-simulated=cites_trade]')).toContainText('Simulated trade data.')
    for (const title of CHARTS) await expect(chart(page, title)).toContainText('Simulated')
  })
})

test('each choice changes the figures exactly as the records say, until Reset', async ({
  page,
  visit,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  const chosen = (query: string) => ask<TradeView>(tradeOf(id, `?${query}`))
  const all = await chosen('')
  await expectFigures(page, all)
  await expect(trade(page).getByRole('button', { name: 'Reset' })).toHaveCount(0)

  await typeYear(page, 'From year', 1990)
  await expectFigures(page, await chosen('start_year=1990'))
  await typeYear(page, 'To year', 2010)
  const years = await chosen('start_year=1990&end_year=2010')
  await expectFigures(page, years)
  const term = years.choices.term[0]?.value ?? ''
  await choose(
    page,
    'Term',
    term.replace(/^./, (letter) => letter.toUpperCase()),
  )
  const ofTerm = await chosen(`start_year=1990&end_year=2010&term=${term}`)
  await expectFigures(page, ofTerm)

  const importer = ofTerm.choices.importer[0]?.value ?? ''
  await choose(page, 'Importer', countryName(importer))
  const query = `start_year=1990&end_year=2010&term=${term}&importer=${importer}`
  const ofImporter = await chosen(query)
  await expectFigures(page, ofImporter)

  await trade(page).getByRole('button', { name: 'More filters' }).click()
  await trade(page)
    .getByRole('group', { name: 'Reported by' })
    .getByRole('button', { name: /^importers/ })
    .click()
  const narrowest = await chosen(`${query}&reporter=importers`)
  await expectFigures(page, narrowest)
  expect(narrowest.rows).toBeLessThan(years.rows)

  // The address follows the figures a frame later.
  await expect(page).toHaveURL(/[?&]reporter=importers(&|$)/)
  const shared = page.url()
  await trade(page).getByRole('button', { name: 'Reset' }).click()
  await expectFigures(page, all)
  await visit(shared)
  await expectFigures(page, narrowest)
  await trade(page)
    .getByRole('button', { name: /^Remove: Reported by|Reported by: importers/ })
    .click()
  await expectFigures(page, ofImporter)
})

test('two choices at once are both kept', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL, '?tab=trade')
  await trade(page).getByRole('button', { name: 'More filters' }).click()
  await expect(trade(page).getByRole('group', { name: 'Movement' })).toBeVisible()
  await page.evaluate(() => {
    const press = (words: string) =>
      [...document.querySelectorAll('button')]
        .find((button) => button.textContent?.startsWith(words))
        ?.click()
    press('exporters')
    press('direct trade')
  })
  await expect(page).toHaveURL(/reporter=exporters&movement=direct/)
})

test('while the figures of a choice are loading, the former ones and the counts of the choices are dimmed', {
  tag: LONG_RUN,
}, async ({ page, visitSpecies }) => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\.parquet$|\/trade\/view\?/, async (route) => {
    await answered
    await route.continue()
  })
  await visitSpecies(NARWHAL, '?tab=trade')
  const former = await rowsLine(page).textContent()
  await trade(page).getByRole('button', { name: 'More filters' }).click()
  const exporters = trade(page)
    .getByRole('group', { name: 'Reported by' })
    .getByRole('button', { name: /^exporters/ })
  await exporters.click()
  await expect(exporters).toHaveAttribute('aria-pressed', 'true')
  await expect(exporters.locator('span')).toHaveCSS('opacity', '0.6')
  await expect(trade(page).locator('[aria-busy=true]')).toHaveCSS('opacity', '0.6')
  await expect(rowsLine(page)).toHaveText(former ?? '')
  answer()
  await expect(exporters.locator('span')).toHaveCSS('opacity', '1')
  await expect(rowsLine(page)).not.toHaveText(former ?? '')
})

test('choices that leave nothing say which of them empties them, and offer to lift it', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(NARWHAL, '?tab=trade&term=tusks&importer=DK&source=D')
  await expect(trade(page)).toContainText('No records match these filters')
  await trade(page)
    .getByRole('button', { name: /^Remove Source code/ })
    .click()
  await expect(figure(page, 'Records')).toBeVisible()
  await expect(page).toHaveURL(/importer=DK/)
})

test.describe('an address that nobody can read in full', () => {
  // The server refuses what no record knows.
  test.use({ expectedMessages: /status of 400/ })

  test('what the address says that nobody can read, or no record knows, is named and does not narrow', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=trade&start_year=soon&term=Tusks&importer=ZQ')
    await expect(trade(page)).toContainText('cannot be read, so they are ignored: start_year=soon')
    await expect(trade(page)).toContainText('so they are ignored: importer=ZQ')
    // The same once the browser counts by itself, as from the first change on.
    await typeYear(page, 'To year', 2010)
    await expect(page).toHaveURL(/end_year=2010/)
    await expect(trade(page)).toContainText('so they are ignored: importer=ZQ')
    await expect(rowsLine(page)).not.toContainText(/^0 of/)
    await expect(figure(page, 'Records')).toBeVisible()
  })
})

test('the grid behind the trend is one press away', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL, '?tab=trade')
  await trade(page).getByRole('button', { name: 'Show the tests' }).click()
  const grid = trade(page).getByRole('region', { name: /^How the trend was tested/ })
  await expect(grid.getByRole('columnheader')).toHaveCount(5)
  await expect(grid.getByRole('rowheader', { name: 'Records, both sides' })).toBeVisible()
})

test('the table of a chart says the same as the drawing, year by year', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  const { records_by_year } = await ask<TradeView>(tradeOf(id))
  const records = chart(page, 'Records Over Time')
  await records.getByRole('button', { name: 'Table: Records Over Time' }).click()
  const table = records.getByRole('table')
  await expect(table).toBeVisible()
  for (const { year, exporters, importers } of [records_by_year[0], records_by_year.at(-1)].flatMap(
    (counted) => counted ?? [],
  )) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(year) }) })
    await expect(row).toContainText(written(exporters + importers))
  }
})

test('a reader takes the figures of a chart away, sees how the ledgers pair, and changes a drawing', async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  const { records_by_year, ledgers } = await ask<TradeView>(tradeOf(id))
  await test.step('the figures of a chart can be taken away as CSV, with their source', async () => {
    const { name, text } = await takeAway(page, 'Records Over Time', /^Data as CSV/)
    expect(name).toMatch(/^arctic-tracker-monodon-monoceros-.*\.csv$/)
    const lines = text.replace('\uFEFF', '').trim().split('\n')
    expect(lines[0]).toBe(
      'Year,Records,By exporters,By importers,Complete year,Events,Unit,Measure,Reporter,Basis,Notes,Source,Exported on',
    )
    for (const { year, exporters, importers } of records_by_year) {
      const line = lines.find((text) => text.startsWith(`${year},`))
      expect(line?.split(',')[1]).toBe(String(exporters + importers))
      expect(line).toContain('CITES Trade Database')
    }
  })
  await test.step('the two ledgers say how reports pair, and who is a net exporter', async () => {
    const [first] = ledgers?.net_trade ?? []
    const shown = chart(page, 'Two Ledgers')
    await expect(shown).toContainText(/Paired reports: .*% on one side only\./)
    await shown.getByRole('button', { name: 'How reports are paired' }).click()
    await expect(page.getByText('so a pair is likely, not certain')).toBeVisible()
    await page.keyboard.press('Escape')

    await shown.getByText('Net trade', { exact: true }).click()
    const row = shown.getByRole('row').nth(1)
    await expect(row).toContainText(countryName(first?.country ?? ''))
    await expect(row).toContainText(written(first?.net_exports ?? first?.net_imports ?? 0))
    const { text } = await save(page, shown.getByRole('button', { name: 'Table as CSV' }))
    expect(text.trim().split('\n')).toHaveLength(1 + (ledgers?.net_trade?.length ?? 0))
  })
  await test.step('each chart says in words what it shows, and its drawing can be changed', async () => {
    await expect(chart(page, 'Records Over Time')).toContainText(/In words.*records are counted in/)
    await expect(chart(page, 'Two Ledgers')).toContainText(/In words.*both sides agree on/)

    const records = chart(page, 'Records Over Time')
    await expect(records.getByText('CITES: Appendix II', { exact: true })).toBeVisible()
    await records.getByRole('switch', { name: 'Events' }).click()
    await expect(records.getByText('CITES: Appendix II', { exact: true })).toHaveCount(0)

    const sources = chart(page, 'Trade Sources')
    await sources.getByRole('switch', { name: 'By year' }).click()
    await expect(sources).toContainText('Share of each year’s records by group of sources')
    await sources.getByRole('button', { name: 'Full screen: Trade Sources' }).click()
    const dialog = page.getByRole('dialog', { name: 'Trade Sources' })
    await expect(dialog.getByRole('img', { name: 'Trade Sources' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('the files of the rankings name every country, not only those drawn', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  const { exporters } = await ask<TradeView>(tradeOf(id))
  const { text } = await takeAway(page, 'Top Exporters', /^Data as CSV/)
  const rows = text.trim().split('\n').slice(1)
  const named = [...exporters.ranked, ...exporters.others]
  expect(named).toHaveLength(exporters.named_countries)
  expect(rows.map((row) => row.split(',')[1])).toEqual([...named.map(({ code }) => code), '', ''])
  expect(rows.at(-2)).toMatch(new RegExp(`^Not named,,${exporters.not_named},`))
  expect(rows.at(-1)).toMatch(new RegExp(`^High seas,,${exporters.high_seas},`))
})

test('net trade of chosen partners is not shown, since it would be no country’s', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(NARWHAL, '?tab=trade&importer=DK')
  const shown = chart(page, 'Two Ledgers')
  await shown.getByText('Net trade', { exact: true }).click()
  await expect(shown).toContainText('Net trade needs everything a country exports and imports.')
  await expect(shown.getByRole('button', { name: 'Table as CSV' })).toHaveCount(0)
})

test('a chart is cited with its release, its choices and the day; its link opens the same choices', async ({
  page,
  visitSpecies,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitSpecies(NARWHAL, '?tab=trade&term=tusks')
  const shown = chart(page, 'Top Importers')
  await shown.getByRole('button', { name: 'Cite and use: Top Importers' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Copy ?: Text$/ }).click()
  await expect(dialog.getByRole('button', { name: /^Copied ?: Text$/ })).toBeVisible()
  const citation = await page.evaluate(() => navigator.clipboard.readText())
  expect(citation).toContain('Top Importers. CITES Trade Database')
  expect(citation).toContain('Counted: Records; basis:')
  expect(citation).toContain('Selected: Term: Tusks.')
  expect(citation).toContain(`accessed ${new Date().getUTCDate()} `)
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Copy link: Top Importers' }).click()
  await expect(shown).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${page.url()}#chart-top-importers`)
})

test('the drawing of a chart can be taken away as SVG', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL, '?tab=trade')
  const { text: svg } = await takeAway(page, 'Top Importers', 'Chart as SVG')
  expect(svg).toMatch(/^<(\?xml|svg)/)
  // Long lines are broken, so the words stand in several elements.
  expect(svg.replaceAll(/<[^>]*>/g, ' ')).toMatch(/CITES\s+Trade\s+Database/)
})

test('a species without trade on record says what that may mean', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
}) => {
  await page.route('**/trade/view**', (route) => route.fulfill(NULL_ANSWER))
  await visitSpecies(NARWHAL)
  await page.getByRole('link', { name: /^CITES trade data/ }).click()
  await expect(trade(page)).toContainText('No Trade Records Found')
  await expect(trade(page)).toContainText('higher taxonomic level')
})

test.describe('when the records cannot be read', () => {
  test.use({
    hurried: true,
    expectedMessages: /status of 500|Trade could not be loaded|Internal Server Error/,
  })

  test('the tab says so, the rest of the page stands, and trying again helps', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    const answers = await failUntilFixed(page, '**/trade/view**')
    await visitSpecies(NARWHAL)
    await page.getByRole('link', { name: /^CITES trade data/ }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Error loading trade records. Please try again later.',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NARWHAL)
    answers.fix()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(figure(page, 'Records')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the rows and choices stay in sight while scrolling, and one press leads back to them', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=trade&term=tusks&reporter=exporters')
    const line = trade(page).getByRole('button', { name: / of .* records\. 2 filters$/ })
    await expect(line).toHaveCount(0)
    await chart(page, 'Trade Purposes').scrollIntoViewIfNeeded()
    await expect(line).toBeInViewport()
    await line.click()
    await expect(trade(page).getByRole('combobox', { name: 'Term' })).toBeInViewport()
    await expect(line).toHaveCount(0)
  })
})

test('the link of a chart leads to the chart, and the species page to its comparison', {
  tag: LONG_RUN,
}, async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL, '?tab=trade#chart-two-ledgers')
  await expect(chart(page, 'Two Ledgers')).toBeInViewport()
  await page.getByRole('link', { name: 'Compare with…' }).click()
  await expect(page.getByRole('list', { name: 'Chosen species' })).toContainText(NARWHAL)
})
