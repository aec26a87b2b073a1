import { expect, type Locator, type Page } from '@playwright/test'

/** What the interface answers for one catch, as far as the journeys compare it with the screen. */
export interface CatchRecord {
  year: number | null
  season: string
  catch_total: number | null
  quota_amount: number | null
  country: { country_name: string; arctic_council: boolean; nammco_member: boolean }
  management_area: { area_name: string }
}

/** The part of the species page that shows its catches. */
export const catches = (page: Page): Locator => page.getByRole('region', { name: 'Catch data', exact: true })

export const catchChart = (page: Page): Locator => page.getByRole('figure', { name: 'Catch and Quota' })

/** One of the figures of the summary card. */
export const summaryFigure = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Catch Summary' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
    .locator('dd')
    .first()

/** Picks a country or an area. */
export async function narrow(page: Page, filter: 'Country' | 'Management Area', value: string) {
  await catches(page).getByRole('combobox', { name: filter }).click()
  await page.getByRole('option', { name: value, exact: true }).click()
}

/** Walks the chart by keyboard to a year; its tooltip stands open then. */
export async function walkTo(page: Page, year: string): Promise<Locator> {
  const slider = catchChart(page).getByRole('slider')
  await slider.focus()
  await page.keyboard.press('Home')
  for (let steps = 0; steps < 40; steps++) {
    if ((await slider.getAttribute('aria-valuetext'))?.startsWith(year)) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${year}`))
  return catchChart(page)
    .locator('[aria-hidden=true]')
    .filter({ hasText: /^(Season )?\d{4}/ })
}
