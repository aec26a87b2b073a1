import { failUntilMended, NULL_ANSWER } from './failing-answers.ts'
import { expect, test } from './reader.ts'
import {
  chart,
  choose,
  expectFigures,
  figure,
  mostFrequent,
  type TradeSummary,
  takeAway,
  trade,
  tradeOf,
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
  'Quantity of Top Terms Over Time',
]

/** The country of a code as the screen writes it. */
const countryName = (code: string) => new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code

test('seven charts stand under the figures, each with title, source, table and downloads', async ({
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

test('the narwhal alone has its catches after its trade', async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL, '?tab=trade')
  await expect(chart(page, 'Catch and Quota')).toBeVisible()
})

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('the narwhal has 24,410 records from 1975 on', async ({ page, visitSpecies, ask }) => {
    const id = await visitSpecies(NARWHAL, '?tab=trade')
    const all = await ask<TradeSummary>(tradeOf(id))
    await expect(figure(page, 'Records')).toHaveText('24,410')
    await expect(trade(page)).toContainText(`1975–${all.overall_max_year}`)
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

test('each filter changes the figures exactly as the records say, until Reset', async ({
  page,
  visit,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  const filtered = (query: string) => ask<TradeSummary>(tradeOf(id, `?${query}`))
  const all = await filtered('')
  const term = mostFrequent(all, ({ terms_summary }) =>
    terms_summary.map(({ term, records }) => [term, records]),
  )
  await expectFigures(page, all)
  await expect(trade(page).getByRole('button', { name: 'Reset' })).toHaveCount(0)

  await choose(page, 'Start Year', '1990')
  await expectFigures(page, await filtered('start_year=1990'))
  await choose(page, 'End Year', '2010')
  const years = await filtered('start_year=1990&end_year=2010')
  await expectFigures(page, years)
  await choose(page, 'Term', new RegExp(`^${term}$`, 'i'))
  const ofTerm = await filtered(`start_year=1990&end_year=2010&term=${term}`)
  await expectFigures(page, ofTerm)

  const importer = mostFrequent(ofTerm, ({ importers_summary }) =>
    importers_summary.map(({ importer_code, records }) => [importer_code, records]),
  )
  await choose(page, 'Importer', countryName(importer))
  const ofImporter = await filtered(`start_year=1990&end_year=2010&term=${term}&importer=${importer}`)
  await expectFigures(page, ofImporter)

  const exporter = mostFrequent(ofImporter, ({ exporters_summary }) =>
    exporters_summary.map(({ exporter_code, records }) => [exporter_code, records]),
  )
  await choose(page, 'Exporter', countryName(exporter))
  const narrowest = await filtered(
    `start_year=1990&end_year=2010&term=${term}&importer=${importer}&exporter=${exporter}`,
  )
  await expectFigures(page, narrowest)
  expect(narrowest.total_trade_records).toBeLessThan(years.total_trade_records)

  const shared = page.url()
  await trade(page).getByRole('button', { name: 'Reset' }).click()
  await expectFigures(page, all)
  await visit(shared)
  await expectFigures(page, narrowest)
})

test('filters that leave nothing say so, and nothing is shown as a figure', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(NARWHAL, '?tab=trade&term=bodies&importer=VA&exporter=VA')
  await expect(trade(page)).toContainText('No records match these filters')
  await trade(page).getByRole('button', { name: 'Reset' }).last().click()
  await expect(figure(page, 'Records')).toBeVisible()
})

test('the table of a chart says the same as the drawing, year by year', async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  const { annual_summaries } = await ask<TradeSummary>(tradeOf(id))
  const records = chart(page, 'Records Over Time')
  await records.getByRole('button', { name: 'Table: Records Over Time' }).click()
  const table = records.getByRole('table')
  await expect(table).toBeVisible()
  for (const { year, total_records_for_year } of [annual_summaries[0], annual_summaries.at(-1)].flatMap(
    (summary) => summary ?? [],
  )) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(year) }) })
    await expect(row).toContainText(written(total_records_for_year))
  }
})

test('the figures of a chart can be taken away as CSV, with their source', async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  const { annual_summaries } = await ask<TradeSummary>(tradeOf(id))
  const { name, text } = await takeAway(page, 'Records Over Time', /^Data as CSV/)
  expect(name).toMatch(/^arctic-tracker-monodon-monoceros-.*\.csv$/)
  const lines = text.replace('\uFEFF', '').trim().split('\n')
  expect(lines[0]).toMatch(/^Year,Records,.*Source,Exported on$/)
  for (const { year, total_records_for_year } of annual_summaries) {
    const line = lines.find((text) => text.startsWith(`${year},`))
    expect(line?.split(',')[1]).toBe(String(total_records_for_year))
    expect(line).toContain('CITES Trade Database')
  }
})

test('the drawing of a chart can be taken away as SVG', async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL, '?tab=trade')
  const { text: svg } = await takeAway(page, 'Top Importers', 'Chart as SVG')
  expect(svg).toMatch(/^<(\?xml|svg)/)
  // Long lines are broken, so the words stand in several elements.
  expect(svg.replaceAll(/<[^>]*>/g, ' ')).toMatch(/CITES\s+Trade\s+Database/)
})

test('a species without trade on record says what that may mean', async ({ page, visitSpecies }) => {
  await page.route('**/trade-summary**', (route) => route.fulfill(NULL_ANSWER))
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

  test('the tab says so, the rest of the page stands, and trying again helps', async ({
    page,
    visitSpecies,
  }) => {
    const answers = await failUntilMended(page, '**/trade-summary**')
    await visitSpecies(NARWHAL)
    await page.getByRole('link', { name: /^CITES trade data/ }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Error loading trade records. Please try again later.',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NARWHAL)
    answers.mend()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(figure(page, 'Records')).toBeVisible()
  })
})
