import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectAccessible, expectAccessibleAgain, expectToFitItsWidth } from './accessible.ts'
import { drawInBrowser, failUntilFixed } from './failing-answers.ts'
import { expect, test } from './reader.ts'

interface Index {
  countries: { code: string; exporter: number }[]
}

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('from the index over Greenland to the trade of a species', async ({ page, visit }) => {
    await visit('/countries')
    await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible()
    const arctic = page.getByRole('table', { name: 'Arctic states and territories' })
    await expect(arctic.getByRole('row', { name: /Svalbard & Jan Mayen/ })).toContainText('164')
    await arctic.getByRole('link', { name: 'Greenland GL' }).click()
    await expect(page).toHaveURL('/countries/GL')
    await expect(page.getByRole('heading', { level: 1, name: 'Greenland' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('GL. Counted separately, never as part of Denmark.')
    for (const figure of ['43,926', '581', '45,875', '1,982']) {
      await expect(page.getByText(figure, { exact: true }).first()).toBeVisible()
    }
    const articles = page.getByRole('figure', { name: 'Articles exported, both ledgers' })
    await expect(articles.getByRole('row', { name: /Walrus, carvings/ })).toContainText('3,318')
    await articles.getByRole('link', { name: 'Walrus, carvings' }).click()
    await expect(page).toHaveURL(/\/species\/.*tab=trade.*term=carvings.*exporter=GL/)
    await expect(page.getByRole('main')).toContainText('3,318')
  })

  test('who sends goods on stands beside the exports, and leads to their page', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await visit('/countries/GL')
    const sentOn = page.getByRole('figure', { name: 'Re-exported by others' })
    await sentOn.getByText('Pages of these countries').click()
    await sentOn.getByRole('link', { name: 'Denmark' }).click()
    await expect(page).toHaveURL('/countries/DK')
    await expect(page.getByRole('main')).toContainText('Faroe Islands and Greenland are counted separately')
  })

  test('a bar leads to its records in the explorer, and Back leads to the country', {
    tag: LONG_RUN,
  }, async ({ page, visit }) => {
    await visit('/countries/GL')
    const bars = page.getByRole('slider', { name: /^Species exported/ })
    await bars.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/trade\?species=[0-9a-f-]{36}&exporter=GL$/)
    await expect(page.getByRole('main')).toContainText('14,854')
    await page.goBack()
    const importers = page.getByRole('slider', { name: /^Importers/ })
    await importers.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/trade\?importer=DK&exporter=GL$/)
    await expect(page.getByRole('main')).toContainText('34,387')
  })

  test('reservations, catches and range species have a file and a citation of their own', {
    tag: LONG_RUN,
  }, async ({ page, visit }) => {
    await visit('/countries/GL')
    for (const { title, view } of [
      { title: 'Trade suspensions', view: 'trade-suspensions' },
      { title: 'Catches by species', view: 'catches' },
      { title: 'Range species', view: 'range-species' },
    ]) {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download: ${title}` }).click()
      expect((await saved).url()).toContain(`/countries/GL/${view}.csv`)
      await page.getByRole('button', { name: `Cite and use: ${title}` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Greenland')
      await dialog.getByRole('tab', { name: 'Data' }).click()
      for (const format of ['csv', 'json', 'metadata.json']) {
        const address = dialog.getByRole('link', { name: `/countries/GL/${view}.${format}` })
        const answer = await page.request.get(new URL(String(await address.getAttribute('href'))).pathname)
        expect(answer.status(), `${view}.${format}`).toBe(200)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await expectAccessible(page)
  })

  test.describe('with another release before it', () => {
    test.use({ expectedMessages: /500|Internal Server Error|A section failed/ })

    test('what the release changed comes after the page, and fails alone', { tag: LONG_RUN }, async ({
      page,
      visit,
      ask,
    }) => {
      const [newest] = await ask<{ release: string }[]>('/api/releases/cites-trade')
      await drawInBrowser(page)
      await page.route('**/api/releases/cites-trade', (route) =>
        route.fulfill({ json: [newest, { ...newest, release: '2024.1', version: '2024.1' }] }),
      )
      const failing = await failUntilFixed(page, '**/api/releases/cites-trade/2024.1/**')
      await visit('/countries/GL')
      const changes = page.getByRole('region', { name: 'Newest release' })
      await expect(changes.getByRole('alert')).toContainText('This part could not be loaded', {
        timeout: 20_000,
      })
      await expect(changes.getByRole('link', { name: 'What changed between releases' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Range species' })).toContainText('Bowhead Whale')
      failing.fix()
    })
  })

  test('a former state has a page of its own', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/countries/SU')
    await expect(page.getByRole('heading', { level: 1, name: 'Soviet Union (former)' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('A former state; its records keep its own code.')
  })

  test('pairs of the trade tab lead to countries', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies('Odobenus rosmarus', '?tab=trade&term=tusks')
    const pairs = page.getByRole('region', { name: 'Exporter to importer' })
    await expect(pairs.getByRole('link').first()).toHaveAttribute('href', /^\/countries\/[A-Z]{2}$/)
  })
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('figures are marked as simulated', async ({ page, visit, ask }) => {
    const { countries } = await ask<Index>('/api/countries')
    const largest = countries.toSorted((a, b) => b.exporter - a.exporter)[0]
    await visit(`/countries/${largest?.code}`)
    await expect(page.getByRole('main')).toContainText('Simulated trade data.')
    await expect(page.getByRole('figure', { name: 'Species exported' })).toBeVisible()
  })

  test('a search finds countries by name and code with the keyboard, and is in the address', async ({
    page,
    visit,
  }) => {
    await visit('/countries')
    const field = page.getByLabel('Search countries')
    await field.focus()
    await page.keyboard.type('greenl')
    await expect(page).toHaveURL('/countries?search=greenl')
    await expect(page.getByText('1 country or territory', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Greenland GL' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/countries/GL')
  })

  test('a search without a hit says so, and leads back to all', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await visit('/countries?search=atlantis')
    await expect(page.getByText('No country matches “atlantis”.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all countries' }).click()
    await expect(page).toHaveURL('/countries')
    await expect(page.getByRole('table', { name: 'Arctic states and territories' })).toBeVisible()
  })

  test('a country that never traded says so, with a way on', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/countries/BV')
    await expect(page.getByText('Bouvet Island appears in no trade record.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All countries' }).click()
    await expect(page).toHaveURL('/countries')
  })

  test('a code in lower case leads to the page in capitals', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/countries/gl')
    await expect(page).toHaveURL('/countries/GL')
  })

  test.describe('a code that stands for no country', () => {
    test.use({ expectedMessages: /404|There is no country|names no country/ })

    test('is answered with the nearest ones', async ({ page, visit }) => {
      await visit('/countries/greenlan')
      await expect(
        page.getByRole('heading', { level: 1, name: 'No country has the code “GREENLAN”' }),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Greenland', exact: true }).click()
      await expect(page).toHaveURL('/countries/GL')
    })

    test('is answered in words where records of it are counted apart', { tag: LONG_RUN }, async ({
      page,
      visit,
    }) => {
      await visit('/countries/XX')
      await expect(page.getByRole('heading', { level: 1, name: 'XX does not name a country' })).toBeVisible()
    })
  })

  for (const { locale, heading } of sampled(
    [
      { locale: 'is-IS', heading: 'Grænland' },
      { locale: 'en-GB', heading: 'Greenland' },
      { locale: 'nb-NO', heading: 'Grønland' },
      { locale: 'da-DK', heading: 'Grønland' },
    ],
    1,
  )) {
    test.describe(locale, () => {
      test.use({ locale, viewport: { width: 360, height: 800 } })

      test('a phone shows the index and a country whole', async ({ page, visit }) => {
        await visit('/countries')
        await expect(page.getByRole('table').first()).toBeVisible()
        await expectToFitItsWidth(page, 'with all countries')
        await expectAccessibleAgain(page)
        await visit('/countries/GL')
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByRole('figure').first()).toBeVisible()
        await expectToFitItsWidth(page, 'with a country')
        await expectAccessibleAgain(page)
      })
    })
  }
})
