import type { Page } from '@playwright/test'
import { isLongRun, LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectAccessibleAgain } from './accessible.ts'
import { expectGrey, pdfFacts } from './paper.ts'
import { expect, test } from './reader.ts'

const ARCTIC = ['CA', 'DK', 'FI', 'FO', 'GL', 'IS', 'NO', 'RU', 'SE', 'SJ', 'SU', 'US']
const number = (figure: number) => figure.toLocaleString('en-GB')

interface Ranked {
  value: string
  records: number
}
interface Role {
  records: number
  species: Ranked[]
  terms: Ranked[]
  partners: { ranked: { code: string; figure: number }[] }
}
interface Profile extends Record<'as_exporter' | 'as_importer' | 'sent_on', Role> {
  as_source: { records: number }
  exported: Articles
  imported: Articles
  last_year: number | null
}
interface Articles {
  counted: number
  articles: { exporters: number; importers: number; larger: number; agreement: number | null }[]
}
interface Facts {
  catches: { records: number }[]
  range_species: unknown[]
}
interface Screening {
  flags: { exporter: string; quantity: number }[]
}

const sheets = (page: Page) => page.locator('.brief-page')
const table = (page: Page, name: string) => sheets(page).getByRole('table', { name, exact: true })

test('the page of an Arctic country leads to its brief, which is printed from its button', async ({
  page,
  visit,
}) => {
  await visit('/countries/GL')
  await page.getByRole('link', { name: 'Two-page brief' }).click()
  await expect(page).toHaveURL('/countries/GL/brief')
  await expect(page.getByRole('heading', { level: 1, name: 'Greenland' })).toBeVisible()
  await expect(sheets(page)).toHaveCount(2)
  await expect(page).toHaveTitle(/^Brief: Greenland/)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await expectAccessibleAgain(page)
})

test('the page of another country has no brief to lead to', { tag: LONG_RUN }, async ({ page, visit }) => {
  await visit('/countries/DE')
  await expect(page.getByRole('heading', { level: 1, name: 'Germany' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Two-page brief' })).toHaveCount(0)
})

for (const code of sampled(['GL', 'NO', 'US'], 1)) {
  test(`the figures of ${code} are those of its page and of the interface`, async ({ page, visit, ask }) => {
    const profile = await ask<Profile>(`/api/countries/${code}`)
    const facts = await ask<Facts>(`/api/countries/${code}/facts`)
    const { flags } = await ask<Screening>(`/api/screening?exporter=${code}`)
    await visit(`/countries/${code}/brief`)
    const { as_exporter, as_importer, as_source, sent_on } = profile
    const roles = [as_exporter, as_importer, as_source, sent_on].map(({ records }) => number(records))
    await expect(sheets(page).first().locator('.brief-facts strong')).toHaveText(roles)

    const first = (ranked: Ranked[]) => ranked.slice(0, 5).map(({ records }) => records)
    const partners = (role: Role) => role.partners.ranked.slice(0, 5).map(({ figure }) => figure)
    const lists = {
      'Species exported': first(as_exporter.species),
      'Terms exported': first(as_exporter.terms),
      Importers: partners(as_exporter),
      'Species imported': first(as_importer.species),
      'Terms imported': first(as_importer.terms),
      Exporters: partners(as_importer),
      'Re-exported by others': sent_on.partners.ranked.slice(0, 8).map(({ figure }) => figure),
    }
    for (const [name, figures] of Object.entries(lists)) {
      const cells = table(page, name).locator('tbody tr td:nth-child(2)')
      expect((await cells.allTextContents()).slice(0, figures.length), name).toEqual(figures.map(number))
    }

    const ledgers = sheets(page).nth(1)
    for (const side of ['exported', 'imported'] as const) {
      const part = ledgers.getByRole('region', { name: `Articles ${side}, both ledgers` })
      const shown = await part.locator('tbody tr').count()
      expect(shown).toBe(Math.min(profile[side].counted, side === 'exported' ? 5 : 4))
      for (const [at, article] of profile[side].articles.slice(0, shown).entries()) {
        const cells = part.locator('tbody tr').nth(at).locator('td')
        const agreement = article.agreement === null ? '–' : article.agreement.toFixed(2)
        await expect(cells.nth(3)).toHaveText(agreement)
        const larger = Number((await cells.nth(2).textContent())?.replaceAll(',', ''))
        expect(Math.abs(larger - article.larger)).toBeLessThanOrEqual(0.5)
      }
    }
    const screened = ledgers.getByRole('region', { name: 'Screening, not a finding' })
    if (flags.length === 0) await expect(screened).toContainText('No criterion is met')
    else await expect(screened.getByRole('listitem').first()).toContainText(/\d/)
    const caught = sheets(page).getByRole('region', { name: 'Catches' })
    for (const { records } of facts.catches) await expect(caught).toContainText(`(${number(records)})`)

    await visit(`/countries/${code}`)
    for (const figure of roles)
      await expect(page.locator('dl').getByText(figure, { exact: true })).toBeVisible()
  })
}

const LOCALES = ['en-GB', 'is-IS', 'nb-NO', 'da-DK']

for (const [turn, locale] of LOCALES.entries()) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    // In the usual run some of them, each in one of the languages.
    const countries = sampled(ARCTIC, 4).filter((_, place) => isLongRun || place % LOCALES.length === turn)

    test(`${countries.join(', ')} are two tagged pages each, none of it cut off`, async ({ page, visit }) => {
      test.slow()
      for (const code of countries) {
        await visit(`/countries/${code}/brief`)
        await expect(sheets(page)).toHaveCount(2)
        await page.emulateMedia({ media: 'print' })
        for (const sheet of await sheets(page).all())
          expect(
            await sheet.evaluate((one) => one.scrollHeight - one.clientHeight),
            code,
          ).toBeLessThanOrEqual(0)
        expect(pdfFacts(await page.pdf({ preferCSSPageSize: true, tagged: true })), code).toEqual({
          pages: 2,
          isTagged: true,
        })
        await page.emulateMedia({ media: 'screen' })
      }
    })
  })
}

test('a country that no record names is one page, which says so', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/countries/BV/brief')
  await expect(sheets(page)).toHaveCount(1)
  await expect(sheets(page)).toContainText('Bouvet Island appears in no trade record.')
})

test('what the newest release changed is counted, or why it is not', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  for (const address of ['/countries/GL', '/countries/GL/brief']) {
    await visit(address)
    await expect(page.getByRole('region', { name: 'Newest release' })).toContainText(
      /is the only one so far, so there is nothing to compare it with|No release of trade records has been loaded|added/,
    )
  }
})

test('a code in lower case leads to the brief in capitals', { tag: LONG_RUN }, async ({ page, visit }) => {
  await visit('/countries/gl/brief')
  await expect(page).toHaveURL('/countries/GL/brief')
})

test('it is black, white and grey, whatever the theme', { tag: LONG_RUN }, async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit('/countries/GL/brief')
  await expectGrey(sheets(page))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is whole', async ({ page }) => {
    await page.goto('/countries/GL/brief')
    await expect(sheets(page)).toHaveCount(2)
    await expect(page.getByRole('figure', { name: 'Map of trade' }).locator('svg')).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Cite as:' })).toContainText('/brief')
  })
})

test.describe('while trade records are simulated', () => {
  test.use({ portal: 'simulated' })

  test('it says so on paper too', async ({ page, visit }) => {
    await visit('/countries/GL/brief')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.brief-simulated')).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Cite as:' })).toContainText('simulated')
    expect(pdfFacts(await page.pdf({ preferCSSPageSize: true })).pages).toBe(2)
  })
})

test.describe('in Danish', () => {
  test.use({ locale: 'da-DK' })

  test('names of range species that have no Danish one are marked as English', async ({
    page,
    visit,
    ask,
  }) => {
    const { range_species } = await ask<{
      range_species: { species_id: string; common_name: string | null }[]
    }>('/api/countries/US/facts')
    const named = await ask<{ species_id: string }[]>('/api/species/names/da')
    const hasDanish = new Set(named.map(({ species_id }) => species_id))
    const english = range_species.flatMap(({ species_id, common_name }) =>
      hasDanish.has(species_id) || common_name === null ? [] : [common_name],
    )
    expect(english.length).toBeGreaterThan(0)
    await visit('/countries/US/brief')
    const part = page.getByRole('region', { name: 'Arter med udbredelse her' })
    const marked = await part.locator('[lang=en]').allTextContents()
    expect(marked.toSorted()).toEqual(english.toSorted())
  })
})
