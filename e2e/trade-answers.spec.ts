import type { Locator, Page } from '@playwright/test'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { LONG_RUN } from '#testing/long-run.ts'
import { isHydrated } from './journey.ts'
import { countPresses } from './presses.ts'
import { expect, test } from './reader.ts'
import { countryName, written } from './trade-tab.ts'

/** Nine questions of new users, each from the landing page on, with the presses that its answer may cost. */
const EXPLORER = '/api/trade/explorer'
const TUSKS = 'species=monodon-monoceros,delphinapterus-leucas,odobenus-rosmarus&term=tusks&count=quantity'
const chartOf = (page: Page) => page.getByRole('main').getByRole('figure')
const rowsLine = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ of [\d,]+ records/ })
const tradePage = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Trade' })
/** Opens a question to start from. The page goes back to its top then; a reader goes on when its choices are there. */
async function openQuestion(
  page: Page,
  press: (what: Locator) => Promise<void>,
  question: RegExp,
): Promise<void> {
  await press(page.getByRole('link', { name: question }))
  await expect(page.getByRole('main').getByRole('button', { name: 'Reset', exact: true })).toBeVisible()
}
const listOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name, exact: true })

type Place = ExploredAnswer['axes'][number]['places'][number]
const placeValue = (place: Place | undefined) => (place?.kind === 'value' ? place.value : undefined)

/** Every year of a question by year, with its place; a complete year without a row has none, and is shown as zero. */
function everyYear({ axes, last_complete_year }: ExploredAnswer): [year: number, place: Place | undefined][] {
  const places = new Map(axes[0]?.places.map((place) => [Number(placeValue(place)), place]))
  const [first = 0, complete = 0] = [Math.min(...places.keys()), last_complete_year ?? 0]
  const years = Array.from(
    { length: Math.max(complete, ...places.keys()) - first + 1 },
    (_, at) => first + at,
  )
  return years.filter((year) => year <= complete || places.has(year)).map((year) => [year, places.get(year)])
}

/** The cells of each row of the chart's table, which is opened for it. */
async function tableOf(chart: Locator): Promise<string[][]> {
  await chart.getByRole('button', { name: 'Table' }).click()
  const rows = chart.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
  )
}

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('narwhal tusks from Greenland per year in both ledgers, in six presses', async ({
    page,
    visit,
    ask,
  }) => {
    const { press, presses } = await countPresses(page)
    await visit('/')
    await press(tradePage(page))
    await openQuestion(page, press, /Who buys narwhal tusks\?/)
    await press(listOf(page, 'Exporter'))
    await press(page.getByRole('option', { name: /^Greenland/ }))
    await press(listOf(page, 'Group by'))
    await press(page.getByRole('option', { name: 'Year', exact: true }))

    const explored = await ask<ExploredAnswer>(
      `${EXPLORER}?species=monodon-monoceros&term=tusks&exporter=GL&count=quantity`,
    )
    await expect(rowsLine(page)).toContainText(`${written(explored.rows)} of`)
    await expect(chartOf(page)).toContainText('Exporters’ reports')
    await expect(chartOf(page)).toContainText('Importers’ reports')
    expect(await presses()).toBeLessThanOrEqual(6)

    const [head = [], ...years] = await tableOf(chartOf(page))
    expect(head).toEqual(['Year', 'Quantity', 'By exporters', 'By importers'])
    expect(years.map(([year, , exporters, importers]) => [year, exporters, importers])).toEqual(
      everyYear(explored).map(([year, place]) => [
        String(year),
        written(place?.exporters ?? 0),
        written(place?.importers ?? 0),
      ]),
    )
  })

  test('the largest importers of polar bear skins by purpose, in two presses', async ({
    page,
    visit,
    ask,
  }) => {
    const { press, presses } = await countPresses(page)
    await visit('/')
    await press(tradePage(page))
    await openQuestion(page, press, /Polar bear skins by purpose/)
    const { axes, cells } = await ask<ExploredAnswer>(
      `${EXPLORER}?species=ursus-maritimus&term=skins&count=quantity&group=importer,purpose`,
    )
    for (const [at, place] of (axes[0]?.places.slice(0, 5) ?? []).entries()) {
      const row = chartOf(page)
        .getByRole('row')
        .nth(at + 1)
      await expect(row).toContainText(countryName(String(placeValue(place))))
      const figures = [place.figure, ...(cells[at] ?? []).map((cell) => cell?.figure ?? 0)]
      await expect(row.getByRole('cell').filter({ hasText: /\d/ })).toHaveText(
        figures.map((figure) => written(figure, 1)),
      )
    }
    expect(await presses()).toBeLessThanOrEqual(6)
  })

  test('all exports of Greenland in 2015 by species, in four presses', async ({ page, visit, ask }) => {
    const { press, type, presses } = await countPresses(page)
    await visit('/')
    await press(tradePage(page))
    await openQuestion(page, press, /Which species does Greenland export\?/)
    await type(page.getByLabel('From year'), '2015')
    await type(page.getByLabel('To year'), '2015')

    const { rows, axes } = await ask<ExploredAnswer>(
      `${EXPLORER}?exporter=GL&group=species&start_year=2015&end_year=2015`,
    )
    await expect(rowsLine(page)).toContainText(`${written(rows)} of 464,042 records`)
    expect(await presses()).toBeLessThanOrEqual(4)
    expect(new URL(page.url()).search).toContain('start_year=2015&end_year=2015')

    const [, ...species] = await tableOf(chartOf(page))
    expect(species.map(([, records]) => records)).toEqual(
      axes[0]?.places.map(({ figure }) => written(figure)),
    )
  })

  test('the share of wild gyrfalcons over time, in two presses', { tag: LONG_RUN }, async ({
    page,
    visit,
    ask,
  }) => {
    const { press, presses } = await countPresses(page)
    await visit('/')
    await press(tradePage(page))
    await openQuestion(page, press, /Wild or captive-bred: gyrfalcons/)
    await expect(chartOf(page)).toContainText('Wild')
    expect(await presses()).toBeLessThanOrEqual(6)

    const { axes, cells } = await ask<ExploredAnswer>(
      `${EXPLORER}?species=falco-rusticolus&group=year,source`,
    )
    const wild = axes[1]?.places.findIndex((place) => placeValue(place) === 'W') ?? -1
    const at = axes[0]?.places.findIndex((place) => placeValue(place) === 2000) ?? -1
    const [records, all] = [cells[at]?.[wild]?.figure ?? 0, axes[0]?.places[at]?.figure ?? 1]
    // The figures of a year, as its tooltip and a screen reader have them.
    const cursor = chartOf(page).getByRole('slider')
    await cursor.focus()
    await page.keyboard.press('Home')
    const first = Number(placeValue(axes[0]?.places[0]))
    for (let year = first; year < 2000; year++) await page.keyboard.press('ArrowRight')
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^2000: .*Wild ${records} \\(${written((records / all) * 100, 1)}%\\)`),
    )
    const [head = [], ...years] = await tableOf(chartOf(page))
    expect(years.map((row) => row[head.indexOf('Wild')])).toEqual(
      cells.map((row) => written(row[wild]?.figure ?? 0)),
    )
  })

  test('tusks of narwhal, beluga and walrus on one chart, the rows, the citation and the address', async ({
    page,
    visit,
    ask,
    browser,
  }) => {
    const { press, presses } = await countPresses(page)
    await visit('/')
    await press(tradePage(page))
    await openQuestion(page, press, /Tusks on one chart/)
    await expect(chartOf(page)).toContainText('Walrus')
    await expect(chartOf(page)).toContainText('Narwhal')
    await expect(chartOf(page)).toContainText('There are no such records for Beluga.')
    const onOneChart = await presses()
    expect(onOneChart).toBeLessThanOrEqual(7)

    // The rows behind it.
    const explored = await ask<ExploredAnswer>(`${EXPLORER}?${TUSKS}&group=year,species`)
    const { axes, cells, species } = explored
    await press(page.getByRole('button', { name: 'Show the records' }))
    const rows = page.getByRole('region', { name: 'The records behind the figures' })
    await expect(rows.getByRole('table')).toContainText('Tusks')
    await expect(rows).toContainText(`Save ${written(species[0]?.rows ?? 0)} records as CSV`)
    const withRows = await presses()
    expect(withRows - onOneChart).toBeLessThanOrEqual(2)

    // Its citation.
    await press(chartOf(page).getByRole('button', { name: /^Cite and use/ }))
    await expect(page.getByRole('dialog')).toContainText('UNEP-WCMC')
    await expect(page.getByRole('dialog')).toContainText('2025.1')
    const cited = await presses()
    expect(cited - withRows).toBeLessThanOrEqual(2)
    await page.keyboard.press('Escape')

    // The same view elsewhere, by its address.
    const address = page.url()
    const elsewhere = await browser.newPage()
    await elsewhere.goto(address)
    await elsewhere.waitForFunction(isHydrated)
    await expect(rowsLine(elsewhere)).toHaveText((await rowsLine(page).textContent()) ?? '')
    const figures = everyYear(explored).map(([, place]) => {
      const row = place === undefined ? undefined : cells[axes[0]?.places.indexOf(place) ?? -1]
      return (axes[1]?.places ?? []).map((_, at) => written(row?.[at]?.figure ?? 0))
    })
    const [head = [], ...years] = await tableOf(chartOf(elsewhere))
    expect(head.slice(2)).toEqual(['Walrus', 'Narwhal'])
    expect(years.map(([year]) => year)).toEqual(everyYear(explored).map(([year]) => String(year)))
    expect(years.map((row) => row.slice(2).map((cell) => (cell === '–' ? '0' : cell)))).toEqual(figures)
    await elsewhere.close()
  })

  test('a question of years on the map, in one press more', { tag: LONG_RUN }, async ({
    page,
    visit,
    ask,
  }) => {
    const { press, presses } = await countPresses(page)
    await visit(`/trade?${TUSKS}&group=year,species`)
    await press(page.getByRole('button', { name: 'Map', exact: true }))
    const { all } = await ask<{
      all: { flows: { importer: string; from: string; figure: number }[]; total: { figure: number } }
    }>(
      `${EXPLORER}/flows?species=${new URLSearchParams(TUSKS).get('species')}&term=tusks&unit=number&of=quantity`,
    )
    const table = chartOf(page).getByRole('table')
    for (const [at, { from, importer, figure }] of all.flows.slice(0, 15).entries()) {
      const row = table.getByRole('row').nth(at + 1)
      await expect(row).toContainText(countryName(from))
      await expect(row).toContainText(countryName(importer).replace(/ SAR China$/, ''))
      await expect(row.getByRole('cell').nth(2)).toHaveText(written(figure, 1))
    }
    await expect(table.getByRole('row').last()).toContainText(written(all.total.figure, 1))
    expect(await presses()).toBeLessThanOrEqual(2)
  })
})
