import type { Locator, Page } from '@playwright/test'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { expect, test } from './reader.ts'
import { written } from './trade-tab.ts'

const EXPLORER = '/api/trade/explorer'
const chartOf = (page: Page) => page.getByRole('main').getByRole('figure')
const rowsLine = (page: Page) => page.getByRole('status').filter({ hasText: /rows? of/ })

/** Counts the presses of a reader who begins at the landing page. */
function counting() {
  let presses = 0
  return {
    press: async (what: Locator) => {
      presses += 1
      await what.click()
    },
    presses: () => presses,
  }
}

async function choose(page: Page, press: (what: Locator) => Promise<void>, field: string, option: RegExp) {
  await press(page.getByRole('main').getByRole('combobox', { name: field, exact: true }))
  await press(page.getByRole('option', { name: option }))
}

const startFromQuestion = async (page: Page, press: (what: Locator) => Promise<void>, name: RegExp) => {
  await press(
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Trade' }),
  )
  await press(page.getByRole('link', { name }))
}

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('narwhal tusks from Greenland per year in both ledgers, in six presses', async ({
    page,
    visit,
    ask,
  }) => {
    await visit('/')
    const { press, presses } = counting()
    await startFromQuestion(page, press, /Who buys narwhal tusks\?/)
    await choose(page, press, 'Exporter', /^Greenland/)
    await page.keyboard.press('Escape')
    await choose(page, press, 'Group by', /^Year$/)
    expect(presses()).toBeLessThanOrEqual(6)

    const answer = await ask<ExploredAnswer>(
      `${EXPLORER}?species=monodon-monoceros&term=tusks&exporter=GL&count=quantity`,
    )
    await expect(rowsLine(page)).toContainText(`${written(answer.rows)} rows of`)
    await expect(chartOf(page)).toContainText('Exporters’ reports')
    await expect(chartOf(page)).toContainText('Importers’ reports')
    await chartOf(page).getByRole('button', { name: /table/i }).first().click()
    const [first] = answer.axes[0]?.places ?? []
    await expect(
      chartOf(page)
        .getByRole('row')
        .filter({ hasText: first?.kind === 'value' ? String(first.value) : '' }),
    ).toContainText(written(first?.exporters ?? 0))
  })

  test('the largest importers of polar bear skins by purpose, in two presses; its rows and its citation', async ({
    page,
    visit,
    ask,
  }) => {
    await visit('/')
    const { press, presses } = counting()
    await startFromQuestion(page, press, /Polar bear skins by purpose/)
    expect(presses()).toBeLessThanOrEqual(6)
    const { axes, cells } = await ask<ExploredAnswer>(
      `${EXPLORER}?species=ursus-maritimus&term=skins&count=quantity&group=importer,purpose`,
    )
    await expect(
      chartOf(page)
        .getByRole('row')
        .nth(1)
        .getByText(written(axes[0]?.places[0]?.figure ?? 0, 1))
        .first(),
    ).toBeVisible()
    expect(cells[0]?.length).toBe(axes[1]?.places.length)

    await press(page.getByRole('button', { name: 'Show the rows' }))
    await expect(page.getByRole('region', { name: 'The rows behind the figures' }).first()).toContainText(
      'Skins',
    )
    await press(chartOf(page).getByRole('button', { name: /^Cite and use/ }))
    await expect(page.getByRole('dialog')).toContainText('UNEP-WCMC')
    expect(presses()).toBeLessThanOrEqual(4)
  })

  test('all exports of Greenland in 2015 by species, in four presses', async ({ page, visit, ask }) => {
    await visit('/')
    const { press, presses } = counting()
    await startFromQuestion(page, press, /Which species does Greenland export\?/)
    await press(page.getByLabel('From year'))
    await page.keyboard.type('2015')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2015')
    await page.keyboard.press('Enter')
    expect(presses()).toBeLessThanOrEqual(4)
    const { rows } = await ask<ExploredAnswer>(
      `${EXPLORER}?exporter=GL&group=species&start_year=2015&end_year=2015`,
    )
    await expect(rowsLine(page)).toContainText(`${written(rows)} rows of 464,042`)
    expect(new URL(page.url()).search).toContain('start_year=2015&end_year=2015')
  })

  test('a press on a drawing narrows the question, and Back undoes it', async ({ page, visit, ask }) => {
    await visit('/trade?exporter=GL&group=importer,term')
    await chartOf(page)
      .getByRole('button', { name: /^Denmark, Tusks/ })
      .click()
    await expect(page).toHaveURL(/importer=DK/)
    await expect(page).toHaveURL(/term=tusks/)
    const { rows } = await ask<ExploredAnswer>(`${EXPLORER}?exporter=GL&importer=DK&term=tusks`)
    await expect(rowsLine(page)).toContainText(`${written(rows)} rows of`)
    await page.goBack()
    await expect(page).not.toHaveURL(/importer=DK/)
    await page.getByRole('button', { name: 'Remove filter Exporter: Greenland' }).click()
    await expect(rowsLine(page)).toContainText('464,042 rows of 464,042')
  })

  test('the figures are a file at the same address', async ({ page, visit, request }) => {
    await visit('/trade?exporter=GL&group=species')
    const file = await request.get('/trade.csv?exporter=GL&group=species')
    expect(file.status()).toBe(200)
    expect(file.url()).toContain('release=2025.1')
    const [head = '', ...lines] = (await file.text()).trim().split('\r\n')
    expect(head).toMatch(/^scientific_name,species_id,records,records_exporters,records_importers/)
    const sum = lines.reduce((all, line) => all + Number(line.split(',')[2]), 0)
    await expect(rowsLine(page)).toContainText(`${written(sum)} rows of`)
  })

  test.describe('asked for what no record knows', () => {
    test.use({ expectedMessages: /status of 400/ })

    test('a country that never traded is answered in words', async ({ page, visit }) => {
      await visit('/trade?exporter=QZ')
      await expect(page.getByRole('main')).toContainText('No record answers this question')
      await expect(page.getByRole('main')).toContainText("no record knows 'QZ'")
      await page.getByRole('button', { name: 'All species, all rows' }).click()
      await expect(rowsLine(page)).toContainText('464,042 rows of 464,042')
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
  })
})

test('the explorer has nothing that axe objects to, in each of its drawings', async ({ page, visit }) => {
  for (const query of [
    '',
    '?group=importer',
    '?group=importer,term',
    '?group=year,term&show=multiples',
    '?group=term&show=table',
  ]) {
    await visit(`/trade${query}`)
    await expectAccessible(page)
  }
})
