import { LONG_RUN } from '#testing/long-run.ts'
import { type CatchRecord, catchChart, catches, narrow, summaryFigure, walkTo } from './catch-tab.ts'
import { test as alone } from './journey.ts'
import { expect, test } from './reader.ts'
import { takeAway, written } from './trade-tab.ts'

const NARWHAL = 'Monodon monoceros'
const MINKE = 'Balaenoptera acutorostrata'
const HUMPBACK = 'Megaptera novaeangliae'

/** Of the 18 species with a NAMMCO file those whose file holds rows, with how many. */
const CAUGHT = {
  'Balaenoptera acutorostrata': 211,
  'Balaenoptera physalus': 51,
  'Delphinapterus leucas': 78,
  'Globicephala melas': 117,
  'Hyperoodon ampullatus': 45,
  'Lagenorhynchus acutus': 32,
  'Megaptera novaeangliae': 15,
  'Monodon monoceros': 133,
  'Odobenus rosmarus': 99,
  'Orcinus orca': 84,
  'Phocoena phocoena': 93,
}
const EMPTY_FILES = [
  'Balaenoptera borealis',
  'Balaenoptera musculus',
  'Berardius bairdii',
  'Mesoplodon stejnegeri',
  'Phocoenoides dalli',
  'Physeter macrocephalus',
  'Ziphius cavirostris',
]

const recordsOf = (id: string) => `/api/species/${id}/catch-records`

test.describe('with the published catch files', () => {
  test.use({ portal: 'real' })

  test('every species with catches shows them, and every other says that there are none', {
    tag: LONG_RUN,
  }, async ({ page, visitSpecies }) => {
    test.slow()
    for (const [name, rows] of Object.entries(CAUGHT)) {
      await visitSpecies(name, '?tab=catch')
      await expect(catchChart(page).locator('svg[data-plot] rect').first(), name).toBeVisible()
      await expect(catchChart(page), name).toContainText('NAMMCO')
      const all = catches(page).getByRole('button', { name: `Show all records (${rows})` })
      if (rows > 20) await all.click()
      await expect(page.getByRole('region', { name: 'Catch Records' }).locator('tbody tr')).toHaveCount(rows)
    }
    for (const name of [...EMPTY_FILES, 'Ursus maritimus']) {
      await visitSpecies(name, '?tab=catch')
      await expect(catches(page), name).toContainText('No catch data available.')
      await expect(catches(page), name).toContainText('contains no catches of this species')
      await expect(catchChart(page), name).toHaveCount(0)
    }
  })

  test('the summary counts reported catches by the Total rule, over years from first to last', async ({
    page,
    visitSpecies,
    ask,
  }) => {
    const id = await visitSpecies(NARWHAL, '?tab=catch')
    const reported = (await ask<CatchRecord[]>(recordsOf(id))).filter(
      ({ catch_total }) => catch_total !== null,
    )
    const years = reported.flatMap(({ year }) => year ?? [])
    const totals = reported.filter(({ management_area }) => management_area.area_name === 'Total')
    const animals = totals.reduce((sum, { catch_total }) => sum + (catch_total ?? 0), 0)

    await expect(summaryFigure(page, 'Records')).toHaveText(written(reported.length))
    await expect(summaryFigure(page, 'Years')).toHaveText(
      written(Math.max(...years) - Math.min(...years) + 1),
    )
    await expect(summaryFigure(page, 'Total catch')).toHaveText(written(animals))
    await expect(summaryFigure(page, 'Countries')).toContainText('Greenland')
  })

  test('five areas are named and the others counted', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=catch')
    await expect(summaryFigure(page, 'Management areas')).toHaveText(
      'East, Inglefield Bredning, Melville Bay, West, Zone 1 - Etah +8 more',
    )
    await visitSpecies(MINKE, '?tab=catch')
    await expect(summaryFigure(page, 'Management areas')).toHaveText(
      'CM, E, East, Iceland Coastal (CIC), West',
    )
  })

  test('the chart is 350 pixels high, with the catch on the left axis and a dashed quota on the right', {
    tag: LONG_RUN,
  }, async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=catch')
    const plot = catchChart(page).locator('svg[data-plot]')
    await expect(plot).toHaveAttribute('height', '350')
    const catchAxis = await plot.getByText('Catch total', { exact: true }).boundingBox()
    const quotaAxis = await plot.getByText('Quota', { exact: true }).boundingBox()
    expect(catchAxis?.x).toBeLessThan(quotaAxis?.x ?? 0)
    await expect(plot.locator('path[stroke-dasharray]')).not.toHaveCount(0)
  })

  test('a season stands at its first year under its own name, with country, area and publisher', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=catch')
    const tooltip = await walkTo(page, 'Season 2004/2005')
    await expect(catchChart(page).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Season 2004/2005: catch 45, quota 300',
    )
    for (const text of ['Greenland', 'NAMMCO member', 'Management area: Total', 'Data source: NAMMCO']) {
      await expect(tooltip).toContainText(text)
    }
    await expect(tooltip).not.toContainText('Arctic Council')
  })

  test('what is no figure reads N/A', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=catch')
    const tooltip = await walkTo(page, '1993')
    await expect(tooltip).toContainText('Catch total741')
    await expect(tooltip).toContainText('QuotaN/A')
    await catches(page)
      .getByRole('button', { name: /^Show all/ })
      .click()
    const row = page.getByRole('row').filter({ hasText: '1993' })
    await expect(row).toContainText('N/A')
    await expect(row).toContainText('No quota')
  })

  test('countries are added up, each with its memberships; areas only without a Total, which is said', {
    tag: LONG_RUN,
  }, async ({ page, visitSpecies }) => {
    await visitSpecies(MINKE, '?tab=catch')
    await expect(catchChart(page)).toContainText('Greenland, Iceland and Norway added up.')
    const tooltip = await walkTo(page, '2023')
    await expect(tooltip).toContainText('Catch total689')
    await expect(tooltip).toContainText(
      'Management area: East, West (Sum of reported areas)catch 182, quota 212',
    )
    await expect(tooltip).toContainText('NorwayArctic CouncilNAMMCO memberManagement area: Total')
    // The published Totals are not added to the areas they stand for.
    await expect(await walkTo(page, '2003')).not.toContainText('Sum of reported areas')

    await catchChart(page).getByRole('button', { name: 'Caution when reading this figure' }).click()
    await expect(page.getByRole('tooltip')).toContainText('areas of different schemes may overlap')
  })

  test('a period of several years is listed and not charted', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(MINKE, '?tab=catch')
    await expect(page.getByRole('region', { name: 'Catch Records' }).locator('tbody tr')).toHaveCount(21)
    const last = page.getByRole('region', { name: 'Catch Records' }).locator('tbody tr').last()
    await expect(last).toContainText('1992-2002')
    await expect(last).toContainText('Multi-year period, not charted.')
    await expect(await walkTo(page, '1992')).not.toContainText('Iceland')
  })

  test('filters stand where there is a choice, and narrow summary, chart and address', async ({
    page,
    visit,
    visitSpecies,
  }) => {
    await visitSpecies(MINKE, '?tab=catch')
    await narrow(page, 'Country', 'Norway')
    await expect(page).toHaveURL(/country=Norway/)
    await expect(summaryFigure(page, 'Countries')).toHaveText('NorwayArctic CouncilNAMMCO member')
    await narrow(page, 'Management Area', 'CM')
    await expect(page).toHaveURL(/area=CM/)
    await expect(summaryFigure(page, 'Management areas')).toHaveText('CM')

    await visit(new URL(page.url()).pathname + new URL(page.url()).search)
    await expect(summaryFigure(page, 'Management areas')).toHaveText('CM')
    await expect(catches(page)).toContainText('2 active')
    // An area of another country goes with its own.
    await narrow(page, 'Country', 'Iceland')
    await expect(page).not.toHaveURL(/area=/)
    await catches(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page).not.toHaveURL(/country=/)
    await expect(summaryFigure(page, 'Countries')).toContainText('Greenland')
  })

  test('the filters hide and show by keyboard, and are left out without a choice', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=catch')
    const hide = catches(page).getByRole('button', { name: 'Hide filters' })
    await expect(hide).toHaveAttribute('aria-expanded', 'true')
    await hide.focus()
    await page.keyboard.press('Enter')
    await expect(catches(page).getByRole('combobox', { name: 'Management Area' })).toHaveCount(0)
    const show = catches(page).getByRole('button', { name: 'Show filters' })
    await expect(show).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(catches(page).getByRole('combobox', { name: 'Management Area' })).toBeVisible()

    await visitSpecies(HUMPBACK, '?tab=catch')
    await expect(catchChart(page)).toBeVisible()
    await expect(catches(page).getByRole('button', { name: /filters/ })).toHaveCount(0)
  })

  test('filters that leave no catch say so', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=catch&area=Atlantis')
    await expect(catchChart(page)).toContainText(
      'No catch data available for chart visualization. Records may lack catch total values or be filtered out.',
    )
    await catches(page).getByRole('button', { name: 'Reset' }).click()
    await expect(catchChart(page).locator('svg[data-plot]')).toBeVisible()
  })

  test('all records can be taken away with their source', async ({ page, visitSpecies }) => {
    await visitSpecies(MINKE, '?tab=catch')
    const download = page.waitForEvent('download')
    await catches(page).getByRole('button', { name: 'Data as CSV (211 rows)' }).click()
    expect((await download).suggestedFilename()).toBe(
      'arctic-tracker-balaenoptera-acutorostrata-catch-records.csv',
    )
    const { name, text } = await takeAway(page, 'Catch and Quota', /^Data as CSV/)
    expect(name).toBe('arctic-tracker-balaenoptera-acutorostrata-catch-and-quota.csv')
    expect(text).toContain('2023,,689,1472,"Greenland, Iceland, Norway",Sum of reported areas,')
  })

  test('the narwhal has the same chart after its trade', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=trade')
    await expect(catchChart(page).getByRole('slider')).toBeVisible()
    expect(await catchChart(page).locator('svg[data-plot] rect').count()).toBeGreaterThan(30)
  })
})

test.describe('before the catch files were imported', () => {
  test.use({ portal: 'simulated' })

  test('the narwhal has the catches kept with the portal, the others say where theirs come from', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL, '?tab=catch')
    await expect(catchChart(page).locator('svg[data-plot] rect').first()).toBeVisible()
    await visitSpecies(MINKE, '?tab=catch')
    await expect(catches(page)).toContainText('No catch data available.')
    await expect(catches(page)).toContainText('have not been imported here')
  })
})

alone.describe('when catches cannot be read', () => {
  // Not hurried: a pointer that comes near asks ahead, and if that failed for good before the tab is there, it asks anew.
  alone.use({ expectedMessages: /500|The sea is rough/ })

  alone(
    'the tab says so with the reason, and tries again',
    { tag: LONG_RUN },
    async ({ page, visitSpecies }) => {
      await visitSpecies(NARWHAL)
      let asked = 0
      await page.route('**/api/species/*/catch-records', (route) => {
        asked += 1
        return route.fulfill({
          status: 500,
          json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'The sea is rough' },
        })
      })
      await page.getByRole('link', { name: 'Catch data' }).click()
      await expect(catches(page).getByRole('alert')).toContainText(
        'Error loading catch records. Please try again later. The sea is rough',
      )
      expect(asked, 'asked once more, and then no longer').toBe(2)
      await page.unroute('**/api/species/*/catch-records')
      await catches(page).getByRole('button', { name: 'Try Again' }).click()
      await expect(catchChart(page)).toBeVisible()
    },
  )
})
