import type { Locator, Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { expectAccessible, expectAccessibleAgain } from './accessible.ts'
import { failUntilFixed } from './failing-answers.ts'
import { test as alone } from './journey.ts'
import { expect, test } from './reader.ts'

interface Term {
  term: string
  acronym: string | null
  definition: string
  category: string
  examples: string | null
  related_terms: string[] | null
  priority: number
}

const NARWHAL = 'Monodon monoceros'
const TERMS = '/api/glossary-terms'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, term: string): Locator =>
  cards(page).filter({ has: page.getByRole('button', { name: term, exact: true }) })
const opener = (page: Page, term: string) => card(page, term).getByRole('button', { name: term, exact: true })
const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Search the glossary' })
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name })
const letter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Letters' }).getByRole('button', { name, exact: true })
const popup = (page: Page, term: string) => page.getByRole('dialog', { name: term, exact: true })

/** At the top, under the letters that stay there. */
async function expectArrivedAt(place: Locator): Promise<void> {
  await expect(place).toBeInViewport()
  await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(160)
}

/** Milliseconds from the pointer's coming to the popup. */
function untilItOpens(word: Element): Promise<number> {
  return new Promise((resolve) => {
    word.addEventListener('pointerenter', () => {
      const came = performance.now()
      new MutationObserver((_, watch) => {
        if (word.getAttribute('aria-expanded') !== 'true') return
        watch.disconnect()
        resolve(performance.now() - came)
      }).observe(word, { attributes: true })
    })
  })
}

test('every term comes with the page, under its letter, the important ones marked', async ({
  page,
  visit,
  ask,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(TERMS)) asked.push(request.url())
  })
  const terms = await ask<Term[]>(TERMS)
  await visit('/glossary')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary')
  await expect(cards(page)).toHaveCount(terms.length)
  const letters = [...new Set(terms.map(({ term }) => term.charAt(0).toUpperCase()))].sort()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(letters)
  await expect(page.getByRole('region', { name: 'N', exact: true }).getByRole('article')).toHaveCount(
    terms.filter(({ term }) => term.startsWith('N')).length,
  )
  await expect(cards(page).getByText('important', { exact: true })).toHaveCount(
    terms.filter(({ priority }) => priority >= 8).length,
  )
  expect(asked).toEqual([])
})

test.describe('searching', () => {
  test('begins at two characters, finds term, acronym and definition, and shares its address', async ({
    page,
    visit,
    ask,
  }) => {
    const terms = await ask<Term[]>(TERMS)
    await visit('/glossary')
    await searchBox(page).fill('l')
    await page.waitForTimeout(400)
    await expect(cards(page)).toHaveCount(terms.length)
    await searchBox(page).fill('LÉAST concern')
    await expect(cards(page).getByRole('heading', { level: 3 })).toContainText(['Least Concern'])
    await expect(page).toHaveURL(/search=L/)

    await searchBox(page).fill('bonn convention')
    await expect(cards(page)).toHaveCount(1)
    await expect(card(page, 'CMS')).toBeVisible()
    await page.reload()
    await expect(searchBox(page)).toHaveValue('bonn convention')
    await expect(cards(page)).toHaveCount(1)

    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(cards(page)).toHaveCount(terms.length)
    await expect(searchBox(page)).toBeFocused()

    await test.step('without a match it says so, and the way back is one button', async () => {
      await searchBox(page).fill('basilisk')
      await expect(page.getByText('No terms found matching your criteria.')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Letters' })).toBeHidden()
      await expectAccessibleAgain(page)
      await page.getByRole('button', { name: 'Show all terms' }).click()
      await expect(cards(page)).toHaveCount(terms.length)
      await expect(searchBox(page)).toHaveValue('')
    })
  })
})

test('categories count what they hold, narrow the list and each other', async ({ page, visit, ask }) => {
  const terms = await ask<Term[]>(TERMS)
  const inData = terms.filter((term) => term.category === 'Data')
  await visit('/glossary')
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
    `All${terms.length}`,
    ...['Conservation', 'Trade', 'Taxonomy'].map(
      (name) => `${name}${terms.filter((term) => term.category === name).length}`,
    ),
    `Data & Analysis${inData.length}`,
    `Geography${terms.filter((term) => term.category === 'Geography').length}`,
  ])
  await category(page, 'Data & Analysis').click()
  await expect(category(page, 'Data & Analysis')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(inData.length)
  await expect(page).toHaveURL(/category=Data$/)

  const reported = inData.filter(({ term, definition }) => /reports/i.test(term + definition))
  await searchBox(page).fill('reports')
  await expect(cards(page)).toHaveCount(reported.length)
  await expect(category(page, 'Data & Analysis')).toHaveText(`Data & Analysis${reported.length}`)

  await page.goBack()
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
})

test('a letter leads to its terms; one without terms leads nowhere', async ({ page, visit, ask }) => {
  const terms = await ask<Term[]>(TERMS)
  await visit('/glossary')
  const initials = new Set(terms.map(({ term }) => term.charAt(0).toUpperCase()))
  for (const name of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    await expect(letter(page, name)).toBeEnabled({ enabled: initials.has(name) })
  }
  await letter(page, 'T').click()
  await expect(page).toHaveURL(/letter=T/)
  await expect(letter(page, 'T')).toHaveAttribute('aria-current', 'true')
  await expectArrivedAt(page.getByRole('heading', { name: 'T', exact: true }))
  await letter(page, 'C').click()
  await expectArrivedAt(page.getByRole('heading', { name: 'C', exact: true }))
  await page.reload()
  await expectArrivedAt(page.getByRole('heading', { name: 'C', exact: true }))

  await category(page, 'Geography').click()
  await expect(letter(page, 'B')).toBeDisabled()
})

test('a card opens to all that is known of its term, and closes again', async ({ page, visit, ask }) => {
  const terms = await ask<Term[]>(TERMS)
  const shown = terms.find(({ examples, related_terms }) => examples && related_terms)
  if (!shown) throw new Error('The catalogue has no term with an example and related terms')
  await visit(`/glossary?category=${shown.category}`)
  await expect(opener(page, shown.term)).toHaveAttribute('aria-expanded', 'false')
  await opener(page, shown.term).focus()
  await page.keyboard.press('Enter')
  await expect(opener(page, shown.term)).toHaveAttribute('aria-expanded', 'true')
  await expect(card(page, shown.term)).toContainText(shown.definition)
  await expect(card(page, shown.term)).toContainText(shown.examples ?? '')
  await expect(card(page, shown.term).getByRole('listitem')).toHaveText(shown.related_terms ?? [])
  await expectAccessibleAgain(page)
  await page.keyboard.press('Enter')
  await expect(opener(page, shown.term)).toHaveAttribute('aria-expanded', 'false')
  await expect(card(page, shown.term).getByRole('listitem')).toHaveCount(0)
})

test.describe('the address of a term', () => {
  test('opens it on arrival, is where related terms lead, and the way back leads back', async ({
    page,
    visit,
  }) => {
    await visit('/glossary?category=Trade&search=quota#near-threatened')
    await expectArrivedAt(card(page, 'Near Threatened'))
    await expect(opener(page, 'Near Threatened')).toHaveAttribute('aria-expanded', 'true')

    await visit('/glossary?category=Trade#no-such-term')
    await opener(page, 'CITES').click()
    await card(page, 'CITES').getByRole('link', { name: 'CITES Appendix II', exact: true }).click()
    await expect(page).toHaveURL('/glossary?category=Trade#cites-appendix-ii')
    await expectArrivedAt(card(page, 'CITES Appendix II'))
    await expect(opener(page, 'CITES Appendix II')).toBeFocused()

    // Out of the category: the filter gives way.
    await opener(page, 'Source X').click()
    await card(page, 'Source X').getByRole('link', { name: 'High seas' }).click()
    await expect(page).toHaveURL('/glossary#high-seas')
    await expectArrivedAt(card(page, 'High seas'))
    await page.goBack()
    await expect(page).toHaveURL('/glossary?category=Trade#cites-appendix-ii')
    await expectArrivedAt(card(page, 'CITES Appendix II'))
  })
})

test.describe('without a glossary', () => {
  const fromElsewhere = async (page: Page, visit: (path: string) => Promise<unknown>) => {
    await visit('/about')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click()
  }

  test('the built-in definitions stand in for it, and the page says so', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await page.route(`**${TERMS}*`, (route) => route.fulfill({ json: [] }))
    await fromElsewhere(page, visit)
    await expect(page.getByText('These are built-in definitions')).toBeVisible()
    await expect(cards(page)).toHaveCount(19)
    await opener(page, 'NAMMCO').click()
    await expect(card(page, 'NAMMCO')).toContainText('North Atlantic Marine Mammal Commission')
    await expectAccessible(page)
  })

  test.describe('that can be read', () => {
    test.use({ hurried: true, expectedMessages: /status of 500|Internal Server Error/ })

    test('the page says so beside them, and trying again helps', { tag: LONG_RUN }, async ({
      page,
      visit,
    }) => {
      const answers = await failUntilFixed(page, `**${TERMS}*`)
      await fromElsewhere(page, visit)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(card(page, 'CITES')).toBeVisible()
      answers.fix()
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(card(page, 'Purpose code')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('words are explained all the same', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
      await page.route(`**${TERMS}*`, (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR' } }),
      )
      await visitSpecies(NARWHAL)
      const word = page.getByRole('button', { name: 'Least Concern' })
      await expect(word).toBeVisible()
      await word.click()
      await expect(popup(page, 'Least Concern')).toContainText('Red List category')
    })
  })
})

test.describe('a coded word of a species', () => {
  test('explains itself to the keyboard, and Escape closes it', async ({ page, visitSpecies, ask }) => {
    const terms = await ask<Term[]>(TERMS)
    const least = terms.find(({ acronym }) => acronym === 'LC')
    await visitSpecies(NARWHAL)
    const word = page.getByRole('button', { name: 'Least Concern' })
    await expect(word).toBeVisible()
    await page.getByRole('button', { name: /^Red List/ }).focus()
    await expect(popup(page, 'IUCN Red List')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(word).toBeFocused()
    await expect(popup(page, 'IUCN Red List')).toHaveCount(0)
    await expect(popup(page, 'Least Concern')).toContainText(`${least?.term}LC${least?.definition}`)
    await expect(word).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(popup(page, 'Least Concern')).toHaveCount(0)
    await expect(word).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(popup(page, 'Least Concern')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(popup(page, 'Least Concern').getByRole('link', { name: 'In the glossary' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page, 'Least Concern')).toHaveCount(0)
    await expect(word).toBeFocused()
  })

  test('opens under a resting pointer and in running text, and leads to its card in the glossary', async ({
    page,
    visitSpecies,
    ask,
  }) => {
    const id = await visitSpecies(NARWHAL)
    await test.step('under a pointer after a moment, and stays while it is read', async () => {
      const word = page.getByRole('button', { name: 'CMS Appendix II', exact: true })
      await expect(word).toBeVisible()
      const moment = word.evaluate(untilItOpens)
      await word.hover()
      expect(await moment).toBeGreaterThanOrEqual(300)
      await expect(popup(page, 'CMS Appendix II')).toBeVisible()
      await popup(page, 'CMS Appendix II').hover()
      await page.waitForTimeout(500)
      await expect(popup(page, 'CMS Appendix II')).toBeVisible()
      await page.mouse.move(5, 5)
      await expect(popup(page, 'CMS Appendix II')).toHaveCount(0)
    })
    await test.step('in running text where it is named first', async () => {
      const { conservation_overview } = await ask<Record<string, string>>(`/api/species/${id}`)
      const told = page.getByRole('region', { name: 'Detail' }).getByRole('definition').filter({
        hasText: conservation_overview,
      })
      await expect(told.getByRole('button', { name: 'NAMMCO' })).toHaveCount(1)
      await told.getByRole('button', { name: 'NAMMCO' }).click()
      await expect(popup(page, 'NAMMCO')).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await test.step('its card, and the way back', async () => {
      await page.getByRole('button', { name: 'CITES Appendix II', exact: true }).click()
      await popup(page, 'CITES Appendix II').getByRole('link', { name: 'In the glossary' }).click()
      await expect(page).toHaveURL('/glossary#cites-appendix-ii')
      await expect(opener(page, 'CITES Appendix II')).toHaveAttribute('aria-expanded', 'true')
      await expectArrivedAt(card(page, 'CITES Appendix II'))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NARWHAL)
    })
  })

  test('is explained in titles and tables of trade', async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=trade')
    const purposes = page.getByRole('figure', { name: 'Trade Purposes' })
    await purposes.getByRole('button', { name: 'What “Purpose code” means' }).click()
    await expect(popup(page, 'Purpose code')).toBeVisible()
    await page.keyboard.press('Escape')
    await purposes.getByRole('button', { name: 'Table: Trade Purposes' }).click()
    await purposes.getByRole('button', { name: 'T', exact: true }).click()
    await expect(popup(page, 'Commercial trade')).toBeVisible()
    await page.keyboard.press('Escape')
    const sources = page.getByRole('figure', { name: 'Trade Sources' })
    await sources.getByRole('button', { name: 'Table: Trade Sources' }).click()
    await sources.getByRole('button', { name: 'W', exact: true }).click()
    await expect(popup(page, 'Source W')).toContainText('specimens taken from the wild')
  })
})

alone.describe('on a phone', () => {
  alone.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  alone(
    'a tap explains a word, and the letters are within reach',
    { tag: LONG_RUN },
    async ({ page, visitSpecies, visit }) => {
      await visitSpecies(NARWHAL)
      await page.getByRole('button', { name: 'Least Concern' }).tap()
      await expect(popup(page, 'Least Concern')).toBeVisible()
      const { x = -1, width = 0 } = (await popup(page, 'Least Concern').boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(360)

      await visit('/glossary')
      await letter(page, 'V').tap()
      await expectArrivedAt(page.getByRole('heading', { name: 'V', exact: true }))
      await expect(letter(page, 'V')).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    },
  )
})
