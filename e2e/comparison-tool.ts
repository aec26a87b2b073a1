import type { Locator, Page } from '@playwright/test'

export const COMPARISON = '/research/species-comparison'

/** The charts of a comparison, by what they show. */
export const RECORDS = 'Trade records per year'
export const QUANTITIES = 'Traded quantity per year'
export const ANIMALS = 'Whole animals per year'

export const picker = (page: Page): Locator => page.getByRole('combobox', { name: /^Species: / })
export const options = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Species to choose from' }).getByRole('option')
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Chosen species' }).getByRole('listitem')
export const load = (page: Page): Locator => page.getByRole('button', { name: 'Load Comparison' })
export const clear = (page: Page): Locator => page.getByRole('button', { name: 'Clear Selections' })
/** The figures below the chart. */
export const figures = (page: Page): Locator =>
  page.getByRole('region', { name: 'Figures of all years' }).getByRole('table')

/** The row of a species in the figures. */
export const rowOf = (page: Page, name: string): Locator =>
  figures(page).getByRole('row').filter({ hasText: name })

/** Picks species by their names, one after the other. */
export async function pick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await picker(page).fill(name)
    await options(page).filter({ hasText: name }).first().click()
  }
}

/** The line that says which rows of a species count. */
export const rowsOf = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Records counted for each species' })
    .getByRole('listitem')
    .filter({ hasText: name })

/** The address of a comparison of these species. */
export const comparing = (ids: readonly string[], more = ''): string =>
  `${COMPARISON}?${ids.map((id) => `species=${id}`).join('&')}${more}`

/** The species whose trade the page asks for, from now on. */
export function tradeAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/species\/([^/]+)\/trade\/view/.exec(request.url()) ?? []
    if (id) asked.push(id)
  })
  return asked
}
