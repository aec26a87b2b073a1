import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { drawInBrowser, failUntilFixed } from './failing-answers.ts'
import { expect, test } from './reader.ts'

interface SpeciesPage {
  species: { scientific_name: string; common_name: string; family: string }[]
  total: number
  totalPages: number
}

const SEIZURE_BANNER = 'Simulated seizure records. Import a seizure dataset to see real records.'

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

async function choose(page: Page, filter: string, ...values: string[]): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click()
  for (const value of values)
    await page.getByRole('option', { name: new RegExp(`^${value}\\s*\\d*$`) }).click()
  await page.keyboard.press('Escape')
}

test('the gallery shows 24 of 43 species, each with names, family, status and appendix', async ({
  page,
  visit,
  ask,
}) => {
  const { species } = await ask<SpeciesPage>('/api/species')
  await visit('/gallery')
  await expect(page.getByText('43 of 43 species')).toBeVisible()
  await expect(cards(page)).toHaveText(species.map(({ scientific_name }) => scientific_name))
  const entries = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(entries.first()).toContainText(species[0]?.common_name ?? '')
  await expect(entries.first()).toContainText(species[0]?.family ?? '')
  // Cards are links and nothing else; words are explained at the filters.
  await expect(entries).toHaveCount(24)
  await expect(entries.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'What “CITES” means' })).toBeVisible()

  // On one page they need no pager.
  await expect(pager(page)).toBeVisible()
  await choose(page, 'Per page', '48')
  await expect(entries).toHaveCount(43)
  await expect(pager(page)).toHaveCount(0)
})

test('the way back from a species leads to the gallery as it was', async ({ page, visit }) => {
  // A page beyond the last is the last, also in the address.
  await visit('/gallery?page=999')
  await expect(page).toHaveURL('/gallery?page=2')
  await expect(pager(page).locator('[aria-current=page]')).toHaveText('2')
  await expect(cards(page)).toHaveCount(19)
  await visit('/gallery?citesAppendix=II&order=status&page=2')
  const name = await cards(page).last().textContent()
  await cards(page).last().scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await cards(page).last().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/gallery?citesAppendix=II&order=status&page=2')
  await expect(cards(page).last()).toHaveText(name ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('the former page to browse leads to the gallery with its search, its page and its tab', async ({
  page,
  visit,
}) => {
  await visit('/home?iucnStatus=VU&page=3#comparison')
  await expect(page).toHaveURL('/gallery?iucnStatus=VU&page=2#comparison')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(page.getByRole('tabpanel', { name: 'Compare Trade' })).toContainText(
    'Compare the trade of species',
  )
  await tab('Compare Trade').focus()
  await page.keyboard.press('Home')
  await expect(tab('Browse Species')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Browse Species' })).toContainText('9 of 43 species')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
})

test('the gallery opens with how much there is, and asks for nothing more', async ({ page, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit('/gallery')
  await expect(page.getByRole('definition').first()).toContainText('43')
  await expect(page.getByRole('definition').last()).toContainText('460K+')
  expect(asked.filter((path) => /^\/api\/(species|landing)/.test(path))).toEqual([])
})

test('by trade the species with most records come first, and each says how many', async ({
  page,
  visit,
  ask,
}) => {
  const { species } = await ask<SpeciesPage>('/api/species?order=trade&group=birds')
  await visit('/gallery?group=birds')
  await choose(page, 'Order by', 'Trade records')
  await expect(page).toHaveURL('/gallery?group=birds&order=trade')
  await expect(cards(page)).toHaveText(species.map(({ scientific_name }) => scientific_name))
  await expect(page.getByText(/^[\d,]+ trade records?$/)).toHaveCount(species.length)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('twelve species fit a screen, pictures are a press away, and filters open on demand', async ({
    page,
    visit,
  }) => {
    await visit('/gallery')
    const first = await cards(page).nth(0).boundingBox()
    const thirteenth = await cards(page).nth(12).boundingBox()
    expect((thirteenth?.y ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(800)

    const status = page.getByRole('combobox', { name: 'Conservation Status' })
    await expect(status).toBeHidden()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await choose(page, 'Conservation Status', 'Vulnerable')
    await page.getByRole('button', { name: 'Filter (1 selected)' }).click()
    await expect(status).toBeHidden()
    await page.getByRole('link', { name: 'Cards' }).click()
    await expect(page).toHaveURL('/gallery?iucnStatus=VU&view=cards')
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('while a new list is waited for, empty cards stand in its place', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/gallery?size=12')
  await expect(cards(page)).toHaveCount(12)
  await page.route('**/api/species?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await choose(page, 'CITES Appendix', 'Appendix II')
  await expect(page.locator('[data-skeleton]')).toHaveCount(12)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(12)
})

test.describe('when the list cannot be read', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|Internal Server Error/ })

  test('the page says so, and trying again helps', { tag: LONG_RUN }, async ({ page, visit }) => {
    await drawInBrowser(page)
    const answers = await failUntilFixed(page, '**/api/species?*')
    await visit('/gallery?search=whale')
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded')
    answers.fix()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test.describe('searching', () => {
  test('suggestions open at two characters, mark the match and are chosen by keyboard alone', async ({
    page,
    visit,
  }) => {
    await visit('/gallery')
    await searchBox(page).focus()
    await page.keyboard.type('b')
    await expect(page.getByRole('listbox')).toBeHidden()
    await page.keyboard.type('e')
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.first()).toBeVisible()
    expect(await options.count()).toBeLessThanOrEqual(8)
    // Accents are ignored on both sides.
    const marked = await options.locator('mark').allTextContents()
    expect(marked.map((match) => match.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())).toEqual(
      marked.map(() => 'be'),
    )

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('data-highlighted')
    await expect(searchBox(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(1).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await expect(options.nth(0)).toHaveAttribute('data-highlighted')

    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(searchBox(page)).toHaveValue('be')

    await page.keyboard.type('luga')
    await expect(options.first()).toContainText('Beluga')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(page.getByRole('main')).toContainText('Delphinapterus leucas')

    await test.step('in other languages they are told in their own, and a click elsewhere closes them', async () => {
      await searchBox(page).fill('náhval')
      const option = page.getByRole('option', { name: /Náhvalur/i }).first()
      await expect(option.locator('[lang=is]')).toHaveText(/Náhvalur/i)
      await expect(option.locator('[lang=la]')).toHaveText('Monodon monoceros')
      await page.getByRole('heading', { level: 1 }).click()
      await expect(page.getByRole('listbox')).toBeHidden()
    })
  })

  test('a search that an address leads to finds names without their apostrophe and shares its address', async ({
    page,
    visit,
    ask,
  }) => {
    const { total } = await ask<SpeciesPage>('/api/species?search=dalls')
    expect(total).toBe(1)
    await visit('/gallery#search')
    await expect(searchBox(page)).toBeFocused()
    await searchBox(page).fill('dalls')
    await expect(page.getByText(`1 of 43 species`)).toBeVisible()
    await expect(page).toHaveURL(/search=dalls/)
    await page.reload()
    await expect(cards(page)).toHaveText(['Phocoenoides dalli'])
    await expect(searchBox(page)).toHaveValue('dalls')
  })

  test('a word for a group finds its species, in any language and script; one without a match says so', async ({
    page,
    visit,
  }) => {
    await visit('/gallery')
    for (const word of ['whales', 'hvalir', 'hvaler']) {
      await searchBox(page).fill(word)
      await expect(page.getByText('22 of 43 species')).toBeVisible()
    }
    for (const name of ['ᓇᓄᖅ', 'Белый медведь']) {
      await searchBox(page).fill(name)
      await expect(cards(page)).toHaveText(['Ursus maritimus'])
    }
    const main = page.getByRole('main')
    await searchBox(page).fill('basilisk')
    await expect(main).toContainText('No species found matching "basilisk"')
    await page.keyboard.press('Escape')
    await expect(main).toContainText('No species found for "basilisk"')
    await expect(main).toContainText('Try searching by scientific name, common name, or family name')
    await page.getByRole('button', { name: 'Clear Filters' }).last().click()
    await expect(page.getByText('43 of 43 species')).toBeVisible()
    await expect(searchBox(page)).toHaveValue('')
  })

  test('a misspelt search offers the nearest names', async ({ page, visit }) => {
    await visit('/gallery?search=wallrus')
    const offer = page.getByRole('main').getByRole('button', { name: 'Walrus' })
    await expect(page.getByRole('main')).toContainText('Did you mean:')
    await offer.click()
    await expect(cards(page)).toHaveText(['Odobenus rosmarus'])
    await expect(searchBox(page)).toHaveValue('Walrus')
  })
})

test.describe('filtering', () => {
  test('values of one filter widen, filters narrow each other, as the interface counts', async ({
    page,
    visit,
    ask,
  }) => {
    const one = await ask<SpeciesPage>('/api/species?iucnStatus=VU')
    const two = await ask<SpeciesPage>('/api/species?iucnStatus=VU&iucnStatus=EN')
    const both = await ask<SpeciesPage>('/api/species?iucnStatus=VU&iucnStatus=EN&citesAppendix=I')
    expect(two.total).toBeGreaterThan(one.total)
    expect(both.total).toBeLessThan(two.total)

    await visit('/gallery')
    await choose(page, 'Conservation Status', 'Vulnerable')
    await expect(page.getByText(`${one.total} of 43 species`)).toBeVisible()
    // Beside a choice stands what it would show under the others.
    const inFirst = await ask<SpeciesPage>('/api/species?iucnStatus=VU&citesAppendix=I')
    await page.getByRole('combobox', { name: 'CITES Appendix' }).click()
    await expect(page.getByRole('option', { name: /^Appendix I\s*\d+$/ })).toContainText(
      String(inFirst.total),
    )
    await page.keyboard.press('Escape')
    await choose(page, 'Conservation Status', 'Endangered')
    await expect(page.getByText(`${two.total} of 43 species`)).toBeVisible()
    await choose(page, 'CITES Appendix', 'Appendix I')
    await expect(page.getByText(`${both.total} of 43 species`)).toBeVisible()
    await expect(cards(page)).toHaveText(both.species.map(({ scientific_name }) => scientific_name))

    await test.step('each stands as a chip that takes it away, and all are cleared at once', async () => {
      await page.getByRole('button', { name: 'Remove filter CITES Appendix I' }).click()
      await expect(page.getByText(`${two.total} of 43 species`)).toBeVisible()
      await page.getByRole('button', { name: 'Clear Filters' }).first().click()
      await expect(page.getByText('43 of 43 species')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
    })
  })

  test('filters that exclude each other say so', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/gallery?iucnStatus=CR&citesAppendix=III')
    await expect(page.getByRole('main')).toContainText('No species match your filters')
    await page.getByRole('button', { name: 'Clear Search & Filters' }).click()
    await expect(page.getByText('43 of 43 species')).toBeVisible()
  })

  test('illegal trade shows the species with seizures and says that they are simulated', async ({
    page,
    visit,
    ask,
  }) => {
    const ids = await ask<{ id: string; simulated: boolean }[]>('/api/species/with-illegal-trade')
    expect(ids.every(({ simulated }) => simulated)).toBe(true)
    await visit('/gallery')
    await expect(page.locator('[data-simulated=seizures]')).toHaveCount(0)
    // No number of species: it would be a finding.
    const choice = page.getByRole('switch', { name: 'Illegal Trade (simulated)', exact: true })
    await choice.check({ force: true })
    await expect(page.getByRole('button', { name: 'Remove filter Illegal Trade (simulated)' })).toBeVisible()
    await expect(page.getByText(`${ids.length} of 43 species`)).toBeVisible()
    await expect(page.locator('[data-simulated=seizures]')).toContainText(SEIZURE_BANNER)
  })

  test('a search too short to search for is nothing to clear', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/gallery?search=a')
    await expect(page.getByText('43 of 43 species')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeDisabled()
  })

  test('an address with nonsense in it shows the whole gallery', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await visit('/gallery?iucnStatus=ZZ&citesAppendix=IX&page=-3&size=7')
    await expect(page.getByText('43 of 43 species')).toBeVisible()
    await expect(cards(page)).toHaveCount(24)
  })
})

test.describe('paging', () => {
  test('the pager leads through all species and a filter starts again at the first page', async ({
    page,
    visit,
  }) => {
    await visit('/gallery?size=12')
    await expect(cards(page)).toHaveCount(12)
    await expect(pager(page).getByRole('link', { name: 'Page 4' })).toBeVisible()
    await pager(page).getByRole('link', { name: 'Next page' }).click()
    await expect(pager(page).locator('[aria-current=page]')).toHaveText('2')
    await pager(page).getByRole('link', { name: 'Page 4' }).click()
    await expect(cards(page)).toHaveCount(7)

    await choose(page, 'CITES Appendix', 'Appendix II')
    await expect(page).not.toHaveURL(/page=4/)
    await page.goBack()
    await expect(page).toHaveURL(/page=4/)
    await expect(cards(page)).toHaveCount(7)
  })
})
