import type { Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { test as alone } from './journey.ts'
import { expect, test } from './reader.ts'

const KEY = 'arctic-tracker-language'

const ofReader = async (page: Page) => ({
  stored: await page.evaluate((key) => localStorage.getItem(key), KEY),
  sent: (await page.context().cookies()).find(({ name }) => name === KEY)?.value,
})

test('a reader switches to Icelandic where they are, and the portal stays Icelandic', async ({
  page,
  visit,
}) => {
  await visit('/gallery?citesAppendix=I&page=1')
  await page.getByRole('button', { name: 'Language' }).click()
  const icelandic = page.getByRole('radio', { name: 'Íslenska' })
  await expect(icelandic).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await icelandic.evaluate((radio: HTMLInputElement) => radio.click())

  await expect(page.getByRole('heading', { level: 1, name: 'Tegundir' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'is')
  await expect(page).toHaveTitle('Tegundir | Arctic Tracker')
  await expect(page).toHaveURL(/citesAppendix/)
  await expect(page.getByText('norðhvalur')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(600)
  expect(await ofReader(page)).toEqual({ stored: 'is', sent: 'is' })

  await page.getByRole('link', { name: 'Mælaborð' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mælaborð Arctic Tracker')
  const next = await visit('/about')
  expect(await next?.text()).toContain('<html lang="is">')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um vefinn')
})

test('by keys alone, from the header', async ({ page, visit }) => {
  await visit('/glossary')
  await page.getByRole('button', { name: 'Language' }).focus()
  await page.keyboard.press('Enter')
  const english = page.getByRole('radio', { name: 'English' })
  await expect(english).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(english).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'no')
  await expect(page.getByRole('radio', { name: 'Norsk' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Språk' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the language is chosen in the drawer, which stays open', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('radio', { name: 'Dansk' }).check()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'da')
    expect(await ofReader(page)).toEqual({ stored: 'da', sent: 'da' })
  })
})

for (const { locale, language, heading } of sampled(
  [
    { locale: 'nb-NO', language: 'no', heading: 'Arter' },
    { locale: 'nn-NO', language: 'no', heading: 'Arter' },
    { locale: 'da-DK', language: 'da', heading: 'Arter' },
    { locale: 'is-IS', language: 'is', heading: 'Tegundir' },
    { locale: 'fi-FI', language: 'en', heading: 'Species' },
  ],
  2,
)) {
  test.describe(`a browser set to ${locale}`, () => {
    test.use({ locale })

    test(`is met in ${language}, in the server's page and in the screens, and nothing is kept`, async ({
      page,
      visit,
    }) => {
      const answer = await visit('/gallery')
      expect(await answer?.text()).toContain(`<html lang="${language}">`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      expect(await ofReader(page)).toEqual({ stored: null, sent: undefined })
    })
  })
}

alone.describe('a browser set to Danish', () => {
  alone.use({ locale: 'da-DK' })

  alone(
    'an Icelandic link opens in Icelandic and leads on in it, until another is chosen',
    async ({ page, visit }) => {
      const html = page.locator('html')
      const answer = await visit('/gallery?lang=is')
      expect(await answer?.text()).toContain('<html lang="is">')
      await page.getByRole('link', { name: 'Mælaborð' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mælaborð Arctic Tracker')
      await expect(page).toHaveURL(/\/arctic-tracker\?lang=is$/)
      await expect(html).toHaveAttribute('lang', 'is')
      expect(await ofReader(page)).toEqual({ stored: null, sent: undefined })

      await page.getByRole('button', { name: 'Tungumál' }).click()
      await page.getByRole('radio', { name: 'English' }).check()
      await expect(page).toHaveURL(/\/arctic-tracker\?lang=en$/)
      await expect(html).toHaveAttribute('lang', 'en')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tegundir')
      await expect(html).toHaveAttribute('lang', 'is')

      const neutral = await visit('/about')
      expect(await neutral?.text()).toContain('<html lang="en">')
    },
  )

  alone('a saved choice counts before the browser', { tag: LONG_RUN }, async ({ page, visit }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'is'), KEY)
    await visit('/gallery')
    await expect(page.locator('html')).toHaveAttribute('lang', 'is')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tegundir')
  })
})

test.describe('an Icelandic reader', () => {
  test.use({ locale: 'is-IS' })

  test('reads numbers, days, countries and shares as Icelandic writes them', async ({
    page,
    visit,
    visitSpecies,
  }) => {
    await visit('/')
    await expect(page.getByText(/^\d{2,3}\u00a0þ\.$/)).toBeVisible()
    await visitSpecies('Monodon monoceros', '?tab=conservation')
    await expect(
      page.getByText(/\d{1,2}\. (jan|feb|mar|apr|maí|jún|júl|ágú|sep|okt|nóv|des)\.? \d{4}/).first(),
    ).toBeVisible()
    await visitSpecies('Monodon monoceros', '?tab=trade')
    await expect(page.getByText('Grænland').first()).toBeVisible()
    await expect(page.getByText('Bandaríkin').first()).toBeVisible()
  })

  test.describe('on a portal without some words', () => {
    test.use({ expectedMessages: /404/ })

    test('reads English in place of words that cannot be had, and nothing breaks', { tag: LONG_RUN }, async ({
      page,
      visit,
    }) => {
      await page.route('**/locales/is/conservation.json', (route) => route.fulfill({ status: 404, body: '' }))
      await visit('/gallery')
      await page.getByRole('link', { name: 'Mælaborð' }).first().click()
      await expect(page.getByText('Species effectiveness')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mælaborð Arctic Tracker')
    })
  })
})
