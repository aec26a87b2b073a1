import type { Page } from '@playwright/test'
import { inTurn, isLongRun, LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { failUntilFixed } from './failing-answers.ts'
import { expect, test } from './reader.ts'

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Search|Leit|Søk|Søg)$/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Search|Leit|Søk|Søg)$/ })
const field = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')

async function open(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
}

/** Everyday words, and what the first hit leads to: a species by its scientific name, else an address. */
const WORDS = {
  en: {
    whales: '/gallery?search=whales',
    whale: '/gallery?search=whales',
    seals: 'Odobenus rosmarus',
    seal: 'Odobenus rosmarus',
    sharks: '/gallery?search=sharks',
    birds: '/gallery?search=birds',
    owls: '/gallery?search=owls',
    bears: 'Ursus maritimus',
    cats: 'Lynx canadensis',
    plants: 'Rhodiola rosea',
    dolphins: '/gallery?search=dolphins',
    polar: 'Ursus maritimus',
    orcas: 'Orcinus orca',
    wallrus: 'Odobenus rosmarus',
    tusks: 'Monodon monoceros|Odobenus rosmarus',
    tusk: 'Monodon monoceros|Odobenus rosmarus',
    'narwhal tusk': 'Monodon monoceros',
    whaling: '/gallery?search=whales',
    fur: '/trade?term=skins',
    'seal skin': '/trade?term=skins',
    fishing: '/gallery?search=fish',
    'Red List': '/glossary#iucn',
    Inuit: '/countries/CA|/countries/GL',
    Nunavut: '/countries/CA',
    feathers: '/trade?term=feathers',
    Greenland: '/countries/GL',
    USA: '/countries/US',
    CITES: '/glossary#cites',
    trade: '/trade',
    download: '/data',
    ᓇᓄᖅ: 'Ursus maritimus',
    'белый медведь': 'Ursus maritimus',
  },
  is: {
    hvalir: '/gallery?search=hvalir',
    hvalveiðar: '/gallery?search=hvalir',
    'rauði listinn': '/glossary#iucn',
    válisti: '/glossary#iucn',
    selur: 'Odobenus rosmarus',
    fálki: 'Falco rusticolus',
    fílabein: 'Monodon monoceros|Odobenus rosmarus',
    selir: 'Odobenus rosmarus',
    ísbjörn: 'Ursus maritimus',
    isbjorn: 'Ursus maritimus',
    hákarlar: '/gallery?search=hákarlar',
    fuglar: '/gallery?search=fuglar',
    rostungar: 'Odobenus rosmarus',
    háhyrningur: 'Orcinus orca',
    Grænland: '/countries/GL',
    orðasafn: '/glossary',
  },
  no: {
    hvaler: '/gallery?search=hvaler',
    isbjørner: 'Ursus maritimus',
    sel: 'Odobenus rosmarus',
    ugle: '/gallery?search=ugler',
    hvalfangst: '/gallery?search=hvaler',
    haier: '/gallery?search=haier',
    ugler: '/gallery?search=ugler',
    hvalross: 'Odobenus rosmarus',
    elfenben: 'Monodon monoceros|Odobenus rosmarus',
    Grønland: '/countries/GL',
    handel: '/trade',
  },
  da: {
    hvaler: '/gallery?search=hvaler',
    sæler: 'Odobenus rosmarus',
    hval: '/gallery?search=hvaler',
    fjer: '/trade?term=feathers',
    isbjørn: 'Ursus maritimus',
    hajer: '/gallery?search=hajer',
    fugle: '/gallery?search=fugle',
    gås: '/gallery?search=gæs',
    narhvaler: 'Monodon monoceros',
    Færøerne: '/countries/FO',
    ordbog: '/glossary',
  },
} as const

for (const [locale, words] of sampled(Object.entries(WORDS), 2)) {
  test.describe(`to a reader of ${locale}`, () => {
    test.use({ locale })

    test('everyday words lead there in one search', async ({ page, visit, ask }) => {
      test.slow()
      const all = await ask<{ id: string; scientific_name: string }[]>('/api/species/all')
      const addressesOf = (place: string) =>
        place.startsWith('/')
          ? place.split('|')
          : all
              .filter(({ scientific_name }) => place.split('|').includes(scientific_name))
              .map(({ id }) => `/species/${id}`)
      const leadsThere = (address: string, place: string) => addressesOf(place).includes(decodeURI(address))
      await visit('/status')
      for (const [word, place] of Object.entries(words)) {
        const first = options(page).first()
        if ((await dialog(page).count()) === 0) await open(page)
        await field(page).fill(word)
        await expect
          .poll(async () => leadsThere((await first.getAttribute('href')) ?? '', place), word)
          .toBe(true)
        await expect(first, word).toHaveAttribute('data-highlighted')
        // That Enter follows the link of the first hit is the same for every word.
        if (!isLongRun && word !== Object.keys(words).at(-1)) continue
        await page.keyboard.press('Enter')
        await expect(dialog(page)).toHaveCount(0)
        await expect
          .poll(() => {
            const { pathname, search, hash } = new URL(page.url())
            return leadsThere(pathname + search + hash, place)
          }, word)
          .toBe(true)
      }
    })
  })
}

test('a hit says why it was found, the language of a foreign name with it', async ({ page, visit }) => {
  await visit('/about')
  await open(page)
  await page.keyboard.type('hvítabjörn')
  await expect(options(page)).toHaveCount(1)
  await expect(options(page).first()).toContainText('Polar Bear')
  await expect(options(page).first()).toContainText('Icelandic')
  await expect(options(page).first().locator('[lang=is]')).toHaveText('hvítabjörn')
  await field(page).fill('bubo')
  await expect(options(page).first()).toContainText('Synonym')
  await field(page).fill('bears')
  await expect(options(page).first()).toContainText('Group')
})

test('misspelt words offer the nearest, and what is nowhere leads to the gallery', async ({
  page,
  visit,
}) => {
  await visit('/')
  await open(page)
  await page.keyboard.type('poler bear')
  await expect(dialog(page).getByText('Did you mean')).toBeVisible()
  await expect(options(page).first()).toContainText('Polar Bear')
  await field(page).fill('basilisk')
  await expect(dialog(page)).toContainText('Nothing found for “basilisk”')
  await dialog(page).getByRole('link', { name: 'Search the species gallery' }).click()
  await expect(page).toHaveURL('/gallery?search=basilisk')
})

test('the search is opened by its button and by keys, closed by Escape, and gives the focus back', async ({
  page,
  visit,
}) => {
  await visit('/glossary')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('whale')
  await expect(dialog(page).getByRole('status').filter({ hasText: 'results' })).toHaveText(/^\d+ results$/)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('data-highlighted')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery?search=whales')
  await expect(page.getByText('22 of 43 species')).toBeVisible()
})

test('a press before the page is hydrated opens the search as soon as it is', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/glossary', { waitUntil: 'commit' })
  await expect(button(page)).toBeVisible()
  await page.keyboard.press('/')
  release()
  await expect(field(page)).toBeFocused()
})

test('who writes in a field writes a slash, and the key can be switched off', async ({ page, visit }) => {
  await visit('/glossary')
  const search = page.getByRole('main').getByRole('textbox').first()
  await search.fill('a')
  await page.keyboard.press('/')
  await expect(search).toHaveValue('a/')
  await search.fill('')
  await search.blur()

  await open(page)
  await dialog(page).getByRole('checkbox', { name: 'Open the search with the / key' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
})

test.describe('when the index cannot be read', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|Internal Server Error/ })

  test('the search says so, and trying again helps', async ({ page, visit }) => {
    const answers = await failUntilFixed(page, '**/api/search-index*')
    await visit('/about')
    await open(page)
    await page.keyboard.type('walrus')
    await expect(dialog(page).getByRole('alert')).toContainText('This part could not be loaded')
    answers.fix()
    await dialog(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(options(page).first()).toContainText('Walrus')
  })
})

const LOOKS = [
  [360, 'light'],
  [768, 'dark'],
  [1536, 'dark'],
  [1280, 'light'],
] as const
const LOOKS_OF_THIS_RUN = sampled(LOOKS, 2)

for (const [width, colorScheme] of LOOKS_OF_THIS_RUN) {
  test.describe(`${width} wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

    test('the search fits and is accessible, with hits and without', { tag: LONG_RUN }, async ({
      page,
      visit,
    }) => {
      await visit('/about')
      await button(page).click()
      await expect(field(page)).toBeFocused()
      for (const [place, words] of ['', 'whale', 'hvítabjörn', 'poler', 'basilisk'].entries()) {
        await field(page).fill(words)
        await expect(dialog(page)).toContainText(
          words === '' ? 'Species and groups by name' : /whales|Icelandic|Did you mean|Nothing found/,
        )
        await expectToFitItsWidth(page, `with ${words}`)
        if (inTurn(LOOKS_OF_THIS_RUN, place).some(([turn]) => turn === width)) await expectAccessible(page)
      }
    })
  })
}
