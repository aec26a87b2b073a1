import type { Page } from '@playwright/test'
import { LANGUAGE_KEY } from '#domain/portal/languages.ts'
import { LONG_RUN } from '#testing/long-run.ts'
import { expectAccessibleAgain } from './accessible.ts'
import { expect, test } from './journey.ts'

/* What readers of another language than English meet of the data: the glossary, the texts of species, the notes of listings. */

const NARWHAL = 'Monodon monoceros'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** As someone does who chose a language before. */
async function readIn(page: Page, language: string): Promise<void> {
  await page.addInitScript(
    ([key, chosen]) => localStorage.setItem(key as string, chosen as string),
    [LANGUAGE_KEY, language],
  )
  const url = test.info().project.use.baseURL ?? (await page.request.get('/healthz')).url()
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: language, url: new URL(url).origin }])
}

test.describe('in Icelandic', () => {
  test.beforeEach(({ page }) => readIn(page, 'is'))

  test('the glossary stands in the order of the Icelandic alphabet, and brings its words along', async ({
    page,
    visit,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit('/glossary')
    await expect(page.locator('html')).toHaveAttribute('lang', 'is')
    const letters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(letters).toEqual(letters.toSorted(new Intl.Collator('is').compare))
    expect(letters).toContain('Þ')
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
    await expect(cards(page).getByRole('button', { name: 'Kvóti', exact: true })).toBeVisible()
    await expect(cards(page).locator(':text-is("á ensku")')).toHaveCount(0)
    await expectAccessibleAgain(page)
  })

  test('a term is found by its Icelandic and by its English words, and keeps its address', {
    tag: LONG_RUN,
  }, async ({ page, visit }) => {
    await visit('/glossary#quota')
    const quota = page.locator('#quota')
    await expect(quota.getByRole('button', { name: 'Kvóti' })).toHaveAttribute('aria-expanded', 'true')
    await expect(quota.getByText('þýðing ekki enn yfirfarin')).toBeVisible()

    const search = page.getByRole('textbox', { name: 'Leita í hugtakasafninu' })
    await search.fill('flækingur')
    await expect(cards(page)).toHaveCount(1)
    await search.fill('vagrant')
    await expect(cards(page).getByRole('button', { name: 'Flækingur' })).toBeVisible()
  })

  test('a species is told of in Icelandic, and its words explain themselves', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(NARWHAL)
    const description = page.getByRole('region', { name: 'Lýsing' })
    await expect(description).toContainText('Náhvalur')
    await expect(page.getByRole('region', { name: 'Staða gæðayfirferðar' })).toContainText(
      'Þýðingar úr ensku hafa ekki verið yfirfarnar enn.',
    )
    await description.getByRole('button', { name: 'Heimild: Lýsing' }).focus()
    await expect(page.getByRole('tooltip')).toContainText('þýðing ekki enn yfirfarin')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').locator(':text-is("á ensku")')).toHaveCount(0)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Náhvalur/)

    await description.getByText('hvalur', { exact: true }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Hvalur' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessibleAgain(page)
  })

  test('the notes of listings are Icelandic on the timeline, on the cards and in the history', {
    tag: LONG_RUN,
  }, async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=conservation&history=cites')
    const first = 'Fyrsta skráning alls ættbálksins; breytta skráningin frá 2003-02-13 tók við án hlés'
    await expect(page.getByRole('main').getByText(first)).toHaveCount(2)
    const amended = /^Breyting á skráningu ættbálksins: núllkvóti/
    await expect(page.getByRole('main').getByText(amended)).toHaveCount(2)
    await expect(page.getByRole('main')).not.toContainText('First listing of the whole order')
    await expect(page.getByRole('main')).not.toContainText('Amendment of the order listing')
    await expect(page.getByRole('main')).toContainText('Cetacea spp. (ættbálkur)')
  })
})

test('without a glossary the built-in definitions are Danish for who reads Danish', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await readIn(page, 'da')
  await visit('/about')
  await page.route('**/api/glossary-terms*', (route) => route.fulfill({ json: [] }))
  await page.getByRole('link', { name: 'Ordliste' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordliste')
  const vulnerable = cards(page).filter({ has: page.getByRole('button', { name: 'Sårbar', exact: true }) })
  await expect(vulnerable).toContainText('Rødlistekategori')
  await expect(cards(page).locator(':text-is("på engelsk")')).toHaveCount(0)
})

test('a change of the language changes the texts, where the reader is', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(NARWHAL, '?tab=conservation')
  await expect(page.getByRole('main')).toContainText('First listing of the whole order')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('radio', { name: 'Dansk' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await expect(page.getByRole('main')).not.toContainText('First listing of the whole order')
  await expect(page).toHaveURL(/tab=conservation/)
})

test.describe('where the translations cannot be read', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|could not be|Failed to load/ })

  test('texts stand in English and say so', { tag: LONG_RUN }, async ({ page, visit, visitSpecies }) => {
    await readIn(page, 'no')
    await visit('/gallery?search=narhval')
    await page.route('**/api/translations/**', (route) => route.fulfill({ status: 500, json: {} }))
    await page
      .getByRole('main')
      .getByRole('link', { name: /Monodon monoceros/ })
      .click()
    const description = page.getByRole('region', { name: 'Beskrivelse' })
    await expect(description).toContainText('på engelsk')
    await expect(description.locator('[lang=en]').first()).toContainText(/narwhal/i)
    await page.unroute('**/api/translations/**')
    await visitSpecies(NARWHAL)
    await expect(description).not.toContainText('på engelsk')
  })
})
