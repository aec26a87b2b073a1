import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { risRecord } from '#testing/reference-readers.ts'
import { expectAccessible, expectPopupAccessible, expectToFitItsWidth } from './accessible.ts'
import { expect, test } from './reader.ts'

const NARWHAL = 'Monodon monoceros'
const CHART = 'Top Importers'

const dialog = (page: Page) => page.getByRole('dialog')
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name, exact: true })

/** Opens the dialog of a chart with the keyboard. */
async function openAt(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('tab', { selected: true })).toBeVisible()
}

/** Presses a button that saves; gives the name and the text of the file. */
async function saved(page: Page, name: RegExp): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name }).first().click(),
  ])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

test('a chart is cited with the keyboard alone, and the focus returns to its button', async ({
  page,
  visitSpecies,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitSpecies(NARWHAL, '?tab=trade&term=tusks')
  await openAt(page, `Cite and use: ${CHART}`)
  await expectAccessible(page)

  await tab(page, 'Cite').focus()
  for (const name of ['Data', 'Code', 'Embed']) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Home')
  await expect(tab(page, 'Cite')).toBeFocused()

  await dialog(page)
    .getByRole('button', { name: /^Copy ?: Text$/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: /^Copied ?: Text$/ })).toBeVisible()
  const citation = await page.evaluate(() => navigator.clipboard.readText())
  expect(citation).toContain(`(${NARWHAL}): ${CHART}`)
  expect(citation).toContain('Selected: Term: Tusks.')

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Cite and use: ${CHART}` })).toBeFocused()
})

test('a reference manager takes the file', async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL, '?tab=trade')
  await openAt(page, `Cite and use: ${CHART}`)
  await dialog(page).getByRole('radio', { name: 'RIS' }).check({ force: true })
  const ris = await saved(page, /^Download ?: .*\.ris$/)
  expect(ris.name).toMatch(/^arctic-tracker-monodon-monoceros-top-importers(-simulated)?\.ris$/)
  const record = risRecord(ris.text)
  expect(record[0]).toEqual(['TY', 'DATA'])
  expect(record.find(([tag]) => tag === 'TI')?.[1]).toContain(CHART)

  await dialog(page).getByRole('radio', { name: 'CSL-JSON' }).check({ force: true })
  const csl = await saved(page, /^Download ?: .*\.json$/)
  expect(JSON.parse(csl.text)).toEqual([expect.objectContaining({ type: 'dataset', id: expect.any(String) })])
})

test('the addresses and the code keep the choice', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
  const id = await visitSpecies(NARWHAL, '?tab=trade&term=tusks&importer=DK')
  await openAt(page, `Cite and use: ${CHART}`)
  await tab(page, 'Data').click()
  const address = new RegExp(`/species/${id}/top-importers\\.csv\\?term=tusks&importer=DK&release=[\\w.-]+$`)
  await expect(dialog(page).getByRole('link', { name: /top-importers\.csv/ })).toHaveAttribute(
    'href',
    address,
  )
  await expect(dialog(page).getByRole('link', { name: /top-importers\.svg\?term=tusks/ })).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: /monodon-monoceros\.parquet$/ })).toBeVisible()

  await tab(page, 'Code').click()
  for (const [language, begins] of [
    ['Python', 'import polars'],
    ['DuckDB', 'FROM read_csv('],
    ['curl', 'curl --fail'],
    ['Spreadsheet', '=IMPORTDATA("'],
    ['R', 'library(arrow)'],
  ] as const) {
    await dialog(page).getByRole('radio', { name: language, exact: true }).check({ force: true })
    await expect(dialog(page).locator('pre').first()).toContainText(begins)
  }
  await tab(page, 'Embed').click()
  await expect(dialog(page).locator('pre')).toContainText(`/embed/species/${id}/top-importers?term=tusks`)
})

test('a page that is a table is cited, and its table has addresses', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/glossary')
  await openAt(page, 'Cite this page')
  await expect(dialog(page).locator('pre').first()).toContainText('Glossary. Arctic Tracker')
  await tab(page, 'Data').click()
  await expect(dialog(page).getByRole('link', { name: /\/glossary\.csv$/ })).toBeVisible()
  await expect(tab(page, 'Embed')).toHaveCount(0)
  await expectAccessible(page)
})

test('a heat map of the explorer is cited, embedded and saved as a picture with what is chosen', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await visit('/trade?group=exporter,importer&species=whales')
  await openAt(page, /^Cite and use: Trade records/)
  await tab(page, 'Data').click()
  await expect(
    dialog(page).getByRole('link', { name: /\/trade\.csv\?species=whales&group=exporter/ }),
  ).toBeVisible()
  await tab(page, 'Embed').click()
  await expect(dialog(page).locator('pre')).toContainText('/embed/trade?species=whales&amp;group=exporter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Download: Trade records/ }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /PNG/ }).click()
  expect((await saved).url()).toContain('/trade.png?species=whales&group=exporter')
})

test('a chart of a country has addresses, and code for its frame', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/countries/GL')
  await openAt(page, 'Cite and use: Species exported')
  await tab(page, 'Data').click()
  await expect(
    dialog(page).getByRole('link', { name: /\/countries\/GL\/exports-by-species\.csv/ }),
  ).toBeVisible()
  await tab(page, 'Embed').click()
  await expect(dialog(page).locator('pre')).toContainText('/embed/countries/GL/exports-by-species')
})

test('it works without a connection', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL, '?tab=trade')
  await openAt(page, `Cite and use: ${CHART}`)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.context().setOffline(true)
  await openAt(page, 'Cite and use: Top Exporters')
  await expect(dialog(page).locator('pre').first()).toContainText('Top Exporters')
  await page.context().setOffline(false)
})

test.describe('on a phone, in Icelandic', () => {
  test.use({ locale: 'is', viewport: { width: 360, height: 740 } })

  test('the dialog fills the screen, and nothing lies beside it', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    test.slow()
    await visitSpecies(NARWHAL, '?tab=trade')
    const button = page.getByRole('button', { name: /^Vitna í og nota: / }).first()
    await button.click()
    await expect(dialog(page).getByRole('tab', { selected: true })).toHaveText('Vitna í')
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await expectAccessible(page)
    for (const name of ['Gögn', 'Kóði', 'Fella inn', 'Vitna í']) {
      await tab(page, name).click()
      await expectToFitItsWidth(page, name)
      // By its name: the panel before it is still there for a moment.
      const panel = dialog(page).getByRole('tabpanel', { name })
      expect(await panel.evaluate((shown) => shown.scrollWidth - shown.clientWidth), name).toBe(0)
      await expect(dialog(page).getByRole('tabpanel')).toHaveCount(1)
      await expectPopupAccessible(page)
    }
    await expect(dialog(page).locator('pre').first()).toContainText('sótt')
  })
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('no citation of simulated data can be mistaken', async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=trade')
    await openAt(page, `Cite and use: ${CHART}`)
    await expect(dialog(page)).toContainText('Simulated trade data.')
    for (const format of ['Text', 'BibTeX', 'RIS', 'CSL-JSON']) {
      await dialog(page).getByRole('radio', { name: format }).check({ force: true })
      const citation = dialog(page).locator('pre').first()
      await expect(citation).toContainText(`${CHART} (simulated data)`)
      await expect(citation).toContainText('Simulated trade data.')
    }
  })
})
