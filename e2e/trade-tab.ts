import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

interface Article {
  term: string
  measure: string
  exporters: number
  importers: number
  larger: number
}

interface Ranks {
  ranked: { code: string; figure: number }[]
  others: { code: string; figure: number }[]
  named_countries: number
  not_named: number
  high_seas: number
}

/** What the interface answers for a choice of a species' trade, as far as the journeys compare it with the screen. */
export interface TradeView {
  rows: number
  all_rows: number
  years_with_rows: number
  last_year: number
  exporters_records: number
  importers_records: number
  reporter: string
  records_by_year: { year: number; exporters: number; importers: number }[]
  article: { term: string; measure: string } | null
  articles: Article[]
  importers: Ranks
  exporters: Ranks
  ledgers: {
    net_trade: { country: string; net_exports: number | null; net_imports: number | null }[] | null
  } | null
  choices: Record<'term' | 'importer' | 'exporter', { value: string; rows: number }[]>
}

/** Where the interface answers for a species' trade, chosen as a query says. */
export const tradeOf = (id: string, query = ''): string => `/api/species/${id}/trade/view${query}`

/** A figure as the screen writes it. */
export const written = (figure: number, decimals = 0): string =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: decimals }).format(figure)

/** The country of a code as the screen writes it. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code

/** The part of the species page that shows its trade. */
export const trade = (page: Page): Locator => page.getByRole('region', { name: 'Trade Visualizations' })

/** The line that says how many records count. */
export const rowsLine = (page: Page): Locator =>
  trade(page)
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ of [\d,]+ records/ })

/** One of the four answers above the charts. */
export const figure = (page: Page, name: string): Locator =>
  trade(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
    .locator('dd')
    .first()

export const chart = (page: Page, title: string): Locator => page.getByRole('figure', { name: title })

/** Types a year into one of the two fields. */
export async function typeYear(page: Page, field: 'From year' | 'To year', year: number): Promise<void> {
  await trade(page).getByLabel(field).fill(String(year))
  await page.keyboard.press('Enter')
}

/** Opens a list with one press, types a name and takes it with Enter. */
export async function choose(page: Page, list: string, name: string, part = trade(page)): Promise<void> {
  await part.getByRole('combobox', { name: list }).click()
  // The list that was open before may still be closing.
  const popup = page.getByRole('dialog', { name: list })
  await popup.getByRole('combobox', { name: 'Search the list' }).fill(name)
  await expect(popup.getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

/** The figures above the charts are those that the interface answers. */
export async function expectFigures(page: Page, view: TradeView): Promise<void> {
  await expect(rowsLine(page)).toContainText(`${written(view.rows)} of ${written(view.all_rows)} records.`)
  await expect(figure(page, 'Records')).toContainText(written(view.rows))
  await expect(figure(page, 'Years')).toContainText(written(view.years_with_rows))
  const article = view.articles.find(
    ({ term, measure }) => term === view.article?.term && measure === view.article.measure,
  )
  const basis = view.reporter === 'both' ? 'larger' : view.reporter
  if (article) {
    await expect(figure(page, '(Main article|Article with)')).toContainText(
      written(article[basis as 'larger']),
    )
  }
}

/** Saves what a button offers. */
export async function save(page: Page, button: Locator) {
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

/** Takes a chart away in one of the forms that its menu offers. */
export async function takeAway(page: Page, title: string, form: string | RegExp) {
  await page.getByRole('button', { name: `Download: ${title}` }).click()
  return save(page, page.getByRole('menuitem', { name: form }))
}
