import type { Page } from '@playwright/test'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { setConnection } from './connection.ts'
import { expect, test } from './reader.ts'
import { written } from './trade-tab.ts'

const EXPLORER = '/api/trade/explorer'
const chartOf = (page: Page) => page.getByRole('main').getByRole('figure')
const rowsLine = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ of [\d,]+ records/ })

/** Waits until the files of all species have come. */
async function untilFilesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('trade files loaded').length > 0)
}

/** The chart's first row has the figure of an answer. */
async function expectFirstRow(page: Page, { axes }: ExploredAnswer): Promise<void> {
  const figure = written(axes[0]?.places[0]?.figure ?? 0, 1)
  await expect(chartOf(page).getByRole('row').nth(1).getByText(figure).first()).toBeVisible()
}

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('a press on a drawing narrows the question, and Back undoes it', async ({ page, visit, ask }) => {
    await visit('/trade?exporter=GL&group=importer,term')
    await chartOf(page)
      .getByRole('button', { name: /^Denmark, Tusks/ })
      .click()
    await expect(page).toHaveURL(/importer=DK/)
    await expect(page).toHaveURL(/term=tusks/)
    const { rows } = await ask<ExploredAnswer>(`${EXPLORER}?exporter=GL&importer=DK&term=tusks`)
    await expect(rowsLine(page)).toContainText(`${written(rows)} of`)
    await page.goBack()
    await expect(page).not.toHaveURL(/importer=DK/)
    await page.getByRole('button', { name: 'Remove filter Exporter: Greenland' }).click()
    await expect(rowsLine(page)).toContainText('464,042 of 464,042 records')
  })

  test('later choices are answered by the browser, once it has the files, with the server’s figures', async ({
    page,
    visit,
    ask,
  }) => {
    test.slow()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await setConnection(page, { effectiveType: '4g' })
    await visit('/trade?group=importer,term')
    const movement = page.getByRole('group', { name: 'Movement', exact: true })
    await page.getByRole('button', { name: 'More filters' }).click()
    expect(asked.filter((path) => path.endsWith('.parquet'))).toEqual([])

    await movement.getByRole('button', { name: 'Direct trade' }).click()
    await untilFilesLoaded(page)

    asked.length = 0
    await movement.getByRole('button', { name: 'All movements' }).click()
    const all = await ask<ExploredAnswer>(`${EXPLORER}?group=importer,term&movement=all`)
    await expect(rowsLine(page)).toContainText('464,042 of 464,042 records.')
    await expectFirstRow(page, all)
    await page.getByRole('main').getByRole('combobox', { name: 'Count', exact: true }).click()
    await page.getByRole('option', { name: /^Quantity/ }).click()
    const quantities = await ask<ExploredAnswer>(
      `${EXPLORER}?group=importer,term&movement=all&count=quantity`,
    )
    await expectFirstRow(page, quantities)
    expect(asked.filter((path) => path.startsWith('/api/') || path.endsWith('.parquet'))).toEqual([])
  })

  test.describe('with a file that does not arrive', () => {
    test.use({ expectedMessages: /Trade files could not be used|ERR_FAILED|status of 503/ })

    test('the server goes on answering', async ({ page, visit, ask }) => {
      await page.route('**/data/cites-trade/**', (route) => route.fulfill({ status: 503, body: '' }))
      await setConnection(page, { effectiveType: '4g' })
      await visit('/trade?species=whales')
      await page.getByRole('button', { name: 'More filters' }).click()
      const movement = page.getByRole('group', { name: 'Movement', exact: true })
      const failed = page.waitForResponse(/\.parquet$/)
      await movement.getByRole('button', { name: 'Direct trade' }).click()
      await failed
      await movement.getByRole('button', { name: 'All movements' }).click()
      const { rows } = await ask<ExploredAnswer>(`${EXPLORER}?species=whales&movement=all`)
      await expect(rowsLine(page)).toContainText(`${written(rows)} of ${written(rows)} records.`)
    })
  })

  test('a reader who saves data is answered by the server alone', async ({ page, visit, ask }) => {
    await setConnection(page, { saveData: true })
    const files: string[] = []
    page.on('request', (request) => request.url().endsWith('.parquet') && files.push(request.url()))
    await visit('/trade?species=whales')
    await page.getByRole('button', { name: 'More filters' }).click()
    const movement = page.getByRole('group', { name: 'Movement', exact: true })
    for (const [name, value] of [
      ['Direct trade', 'direct'],
      ['All movements', 'all'],
    ] as const) {
      await movement.getByRole('button', { name }).click()
      const { rows } = await ask<ExploredAnswer>(`${EXPLORER}?species=whales&movement=${value}`)
      await expect(rowsLine(page)).toContainText(`${written(rows)} of`)
    }
    expect(files).toEqual([])
  })

  test('rows that are not published here are said to be, with where their publisher offers them', async ({
    page,
    visit,
  }) => {
    await page.route('**/api/data-files?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), publish_rows: false } })
    })
    await visit('/trade?species=monodon-monoceros')
    await page.getByRole('button', { name: 'Show the records' }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('The trade records themselves are not published here')
    await expect(main.getByRole('link', { name: /^https:/ }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: /as CSV/ })).toHaveCount(0)
  })

  test('the figures are a file at the same address', { tag: LONG_RUN }, async ({ page, visit, request }) => {
    await visit('/trade?exporter=GL&group=species')
    const file = await request.get('/trade.csv?exporter=GL&group=species')
    expect(file.status()).toBe(200)
    expect(file.url()).toContain('release=2025.1')
    const [head = '', ...lines] = (await file.text()).trim().split('\r\n')
    expect(head).toMatch(/^scientific_name,species_id,records,records_exporters,records_importers/)
    const sum = lines.reduce((all, line) => all + Number(line.split(',')[2]), 0)
    await expect(rowsLine(page)).toContainText(`${written(sum)} of`)
  })

  test.describe('asked for what no record knows', () => {
    test.use({ expectedMessages: /status of 400/ })

    test('a country that never traded is answered in words', { tag: LONG_RUN }, async ({ page, visit }) => {
      await visit('/trade?species=Monodon%20monoceros&exporter=QZ')
      await expect(page.getByRole('main')).toContainText('This question cannot be answered as asked')
      await expect(page.getByRole('main')).toContainText('Exporter: no record has “QZ”.')
      await expect(page.getByRole('main')).not.toContainText('neither a species')
      await page.getByRole('button', { name: 'All species, all records' }).click()
      await expect(rowsLine(page)).toContainText('464,042 of 464,042 records')
    })

    test('a misspelt term and a misspelt species lead to what may be meant', { tag: LONG_RUN }, async ({
      page,
      visit,
      ask,
    }) => {
      await visit('/trade?species=monodon-monoceros&term=tuskss')
      await page.getByRole('button', { name: 'Term: Tusks' }).click()
      const { rows } = await ask<ExploredAnswer>(`${EXPLORER}?species=monodon-monoceros&term=tusks`)
      await expect(rowsLine(page)).toContainText(`${written(rows)} of`)
      await visit('/trade?species=narwal')
      await expect(page.getByRole('main')).toContainText(
        '“narwal” is neither a species nor a group of species',
      )
      await page.getByRole('button', { name: 'Narwhal' }).click()
      await expect(page).toHaveURL(/species=monodon-monoceros/)
      await expect(rowsLine(page)).toContainText(/[1-9].* of .* records/)
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 } })

    test('the choices open on demand, and everything fits', async ({ page, visit }) => {
      await visit('/trade?species=whales&group=species,term')
      await expectToFitItsWidth(page)
      await page.getByRole('button', { name: /^Choose species/ }).click()
      await expect(page.getByLabel('From year')).toBeVisible()
      await expectToFitItsWidth(page)
      await expectAccessible(page)
    })

    test('each figure of a heat map is below the head of its column', async ({ page, visit }) => {
      await visit('/trade?group=importer,term&show=matrix')
      const table = page.getByRole('table', { name: /^Trade records/ })
      const middles = (role: 'columnheader' | 'cell', row: number) =>
        table
          .getByRole('row')
          .nth(row)
          .getByRole(role)
          .evaluateAll((cells) =>
            cells.map((cell) => {
              const { left, width } = cell.getBoundingClientRect()
              return Math.round(left + width / 2)
            }),
          )
      const heads = (await middles('columnheader', 0)).slice(1)
      expect(heads.length).toBeGreaterThan(2)
      expect(await middles('cell', 1)).toEqual(heads)
    })

    test('a question wider than the screen says so, and offers forms that fit', { tag: LONG_RUN }, async ({
      page,
      visit,
    }) => {
      await visit('/trade?exporter=GL&group=importer,term')
      await expect(page.getByRole('main')).toContainText(/This heat map has \d+ columns/)
      await expectToFitItsWidth(page)
      await page.getByRole('button', { name: 'Show as: Bars' }).click()
      await expect(page).toHaveURL(/show=bars/)
      await expect(page.getByText(/This heat map has/)).toHaveCount(0)
    })
  })
})

test('the explorer has nothing that axe objects to, in each of its drawings', async ({ page, visit }) => {
  // As it opens, by year, it is one of the screens that `public.screens.spec.ts` looks at.
  for (const query of sampled(
    [
      '?group=importer,term',
      '?group=importer',
      '?group=year,term&show=multiples',
      '?group=term&show=table',
      '?species=monodon-monoceros&term=tusks&count=quantity&show=map',
    ],
    1,
  )) {
    await visit(`/trade${query}`)
    await expectAccessible(page)
  }
})
