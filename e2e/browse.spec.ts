import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { expectAccessibleAgain } from './accessible.ts'
import { isHydrated } from './journey.ts'
import { expect, test } from './reader.ts'

interface SpeciesPage {
  species: { id: string; scientific_name: string }[]
  total: number
  totalPages: number
}

interface FilterCounts {
  iucnStatuses: { status: string; count: number }[]
  citesAppendices: { appendix: string; count: number }[]
}

const BANNER = 'Simulated trade data. Import the CITES Trade Database release to see real records.'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Search' })
const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })

test('the page opens with how much there is, twenty species and their filters', async ({
  page,
  visit,
  ask,
}) => {
  const { species } = await ask<SpeciesPage>('/api/species?size=20')
  expect(species).toHaveLength(20)
  await visit('/home')
  await expect(figure(page, 'Total Species').locator('dd > :first-child')).toHaveText('43')
  await expect(figure(page, 'Total Trades').locator('dd > :first-child')).toHaveText('460K+')
  await expect(figure(page, 'Total Trades')).toContainText('464,042 records')
  await expect(tab(page, 'Browse Species')).toHaveAttribute('aria-selected', 'true')
  await expect(cards(page)).toHaveText(species.map(({ scientific_name }) => scientific_name))

  await expectAccessibleAgain(page)
})

test('a card leads to its species, and Back to the list as it was', async ({ page, visit }) => {
  await visit('/home?page=2')
  const name = await cards(page).first().textContent()
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/species\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/home?page=2')
  await expect(cards(page).first()).toHaveText(name ?? '')
})

test('the pager leads through all species and marks the page it shows', async ({ page, visit }) => {
  await visit('/home')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await pager.getByRole('link', { name: 'Page 3' }).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(pager.locator('[aria-current]')).toHaveText('3')
})

test.describe('the tabs', () => {
  test('open by click, keep the address and come back with Back', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await visit('/home?iucnStatus=VU')
    await tab(page, 'Compare Trade').click()
    await expect(page).toHaveURL('/home?iucnStatus=VU#comparison')
    await expect(page.getByRole('tabpanel', { name: 'Compare Trade' })).toContainText(
      'Choose two to five species',
    )
    await page.goBack()
    await expect(page).toHaveURL('/home?iucnStatus=VU')
    await expect(page.getByRole('tabpanel', { name: 'Browse Species' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Vulnerable' })).toBeChecked()
  })

  test('go by arrow keys, Home and End, and are one stop of the tab key', async ({ page, visit }) => {
    await visit('/home')
    await tab(page, 'Browse Species').focus()
    for (const [key, reached] of [
      ['ArrowRight', 'Compare Trade'],
      ['ArrowRight', 'Browse Species'],
      ['ArrowLeft', 'Compare Trade'],
      ['Home', 'Browse Species'],
      ['End', 'Compare Trade'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, reached)).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: reached })).toBeVisible()
    }
    await expect(page).toHaveURL('/home#comparison')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
  })

  test('the comparison is opened by its address', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/home#comparison')
    await expect(tab(page, 'Compare Trade')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText('Compare the trade of species')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })

  test('an address with another hash opens the first tab', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/home#nonsense')
    await expect(tab(page, 'Browse Species')).toHaveAttribute('aria-selected', 'true')
    await expect(cards(page)).toHaveCount(20)
  })
})

test.describe('searching and filtering', () => {
  test('the filter panel offers what the data holds, each with its count', async ({ page, visit, ask }) => {
    const { iucnStatuses, citesAppendices } = await ask<FilterCounts>('/api/species/filter-counts')
    await visit('/home')
    const counts = (group: string) =>
      page.getByRole('group', { name: group }).locator('label > span:last-child')
    await expect(counts('Conservation Status')).toHaveText(iucnStatuses.map(({ count }) => String(count)))
    await expect(counts('CITES Appendix')).toHaveText(citesAppendices.map(({ count }) => String(count)))
  })

  test('values of one filter widen, filters narrow each other, and the address can be shared', async ({
    page,
    visit,
    ask,
  }) => {
    const two = await ask<SpeciesPage>('/api/species?iucnStatus=EN&iucnStatus=VU&size=20')
    const both = await ask<SpeciesPage>('/api/species?iucnStatus=EN&iucnStatus=VU&citesAppendix=I&size=20')
    await visit('/home?page=3')
    await page.getByRole('checkbox', { name: 'Vulnerable' }).check()
    await expect(page).toHaveURL('/home?iucnStatus=VU')
    await page.getByRole('checkbox', { name: /^Endangered/ }).check()
    await expect(page.getByText(`${two.total} of 43 species`)).toBeVisible()
    await page.getByRole('checkbox', { name: /^Appendix I\s*\d+$/ }).check()
    await expect(page.getByText(`${both.total} of 43 species`)).toBeVisible()
    await expect(cards(page)).toHaveText(both.species.map(({ scientific_name }) => scientific_name))

    await page.reload()
    await expect(page.getByText(`${both.total} of 43 species`)).toBeVisible()
    await page.waitForFunction(isHydrated)
    await page.goBack()
    await expect(page.getByText(`${two.total} of 43 species`)).toBeVisible()
  })

  test('a search narrows from two characters on and is written in the address', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await visit('/home')
    await searchBox(page).pressSequentially('d')
    await page.waitForTimeout(400)
    await expect(page).toHaveURL('/home')
    await searchBox(page).pressSequentially("all's")
    await expect(page).toHaveURL('/home?search=dalls')
    await expect(cards(page)).toHaveText(['Phocoenoides dalli'])
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page).toHaveURL('/home')
    await expect(searchBox(page)).toBeFocused()
    await expect(cards(page)).toHaveCount(20)
  })

  test('Clear Search & Filters clears both at once', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/home?search=whale&citesAppendix=I')
    await page.getByRole('button', { name: 'Clear Search & Filters' }).click()
    await expect(page).toHaveURL('/home')
    await expect(searchBox(page)).toHaveValue('')
    await expect(page.getByText('43 of 43 species')).toBeVisible()
  })

  test('an address with nonsense in it shows all species', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/home?iucnStatus=ZZ&citesAppendix=IX&page=-3&family=Ursidae')
    await expect(page.getByText('43 of 43 species')).toBeVisible()
    await expect(cards(page)).toHaveCount(20)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the filters open on demand and say how many are chosen', async ({ page, visit }) => {
    await visit('/home')
    const choice = page.getByRole('checkbox', { name: 'Vulnerable' })
    await expect(choice).toBeHidden()
    await page.getByRole('button', { name: 'Filter' }).click()
    await choice.check()
    await page.getByRole('button', { name: 'Filter (1 selected)' }).click()
    await expect(choice).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('the page opens with its figures, species and filters, and asks for none of them', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit('/home')
  await expect(cards(page)).toHaveCount(20)
  await expect(figure(page, 'Total Trades')).toContainText('464,042 records')
  expect(asked.filter((path) => /^\/api\/(species|landing)/.test(path))).toEqual([])
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('the banner says that the trade records are simulated', async ({ page, visit }) => {
    await visit('/home')
    await expect(page.locator('[data-simulated=cites_trade]')).toContainText(BANNER)
  })
})
