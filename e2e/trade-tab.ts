import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

interface AnnualSummary {
  year: number
  total_records_for_year: number
  terms_summary: { term: string; records: number }[]
  importers_summary: { importer_code: string | null; records: number }[]
  exporters_summary: { exporter_code: string | null; records: number }[]
}

/** What the interface answers for a species' trade, as far as the journeys compare it with the screen. */
export interface TradeSummary {
  total_trade_records: number
  distinct_years: number
  overall_max_year: number
  total_quantity: number
  annual_summaries: AnnualSummary[]
}

/** Where the interface answers for a species' trade, narrowed as a query says. */
export const tradeOf = (id: string, query = ''): string => `/api/species/${id}/trade-summary${query}`

/** A figure as the screen writes it. */
export const written = (figure: number, decimals = 0): string =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: decimals }).format(figure)

/** The part of the species page that shows its trade. */
export const trade = (page: Page): Locator => page.getByRole('region', { name: 'Trade Visualizations' })

/** One of the figures above the charts. */
export const figure = (page: Page, name: string): Locator =>
  trade(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
    .locator('dd')
    .first()

export const chart = (page: Page, title: string): Locator => page.getByRole('figure', { name: title })

/** Picks a value in one of the filters. */
export async function choose(page: Page, filter: string, value: string | RegExp): Promise<void> {
  await trade(page).getByRole('combobox', { name: filter }).click()
  await page.getByRole('option', { name: value, exact: true }).click()
}

/** The figures above the charts are those that the interface answers. */
export async function expectFigures(page: Page, summary: TradeSummary): Promise<void> {
  await expect(figure(page, 'Records')).toHaveText(written(summary.total_trade_records))
  await expect(figure(page, 'Years')).toHaveText(written(summary.distinct_years))
  await expect(figure(page, 'Quantity')).toHaveText(
    written(summary.total_quantity, summary.total_quantity < 1 ? 2 : 0),
  )
}

/** What has the most records over all years, by the pairs of name and records that each year is read into. */
export function mostFrequent(
  { annual_summaries }: TradeSummary,
  sharesOf: (year: AnnualSummary) => [name: string | null, records: number][],
): string {
  const records = new Map<string, number>()
  for (const [name, ofYear] of annual_summaries.flatMap(sharesOf)) {
    if (name !== null && name !== 'XX') records.set(name, (records.get(name) ?? 0) + ofYear)
  }
  const [first] = [...records].sort(([, a], [, b]) => b - a)
  if (first === undefined) throw new Error('There is nothing to choose from')
  return first[0]
}

/** Takes a chart away in one of the forms that its menu offers. */
export async function takeAway(page: Page, title: string, form: string | RegExp) {
  await page.getByRole('button', { name: `Download: ${title}` }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: form }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}
