import type { Page } from '@playwright/test'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectAccessibleAgain, expectToFitItsWidth } from './accessible.ts'
import { expect, test } from './reader.ts'

interface Flag {
  species_id: string
  scientific_name: string
  exporter: string
  criterion: string
  quantity: number
  rows: number
  selection: { exporter: string[]; source?: string[] }
}
interface Screening {
  release: string | null
  flags: Flag[]
}

const SCREENING = '/screening'
const WALRUS = 'Odobenus rosmarus'
const table = (page: Page) => page.getByRole('table', { name: 'Species and exporters that meet a criterion' })
const rows = (page: Page) => table(page).locator('tbody tr')
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name })
const pill = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

/** Chooses an option of a select. */
async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('every flag has its row, says that it is no finding, and counts its criterion', async ({
    page,
    visit,
    ask,
  }) => {
    const { flags, release } = await ask<Screening>('/api/screening')
    await visit(SCREENING)
    await expect(page.getByRole('heading', { level: 1, name: 'Screening' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('A screen, not a finding.')
    await expect(main).toContainText(`Release ${release}: exporters’ reports of direct trade in 2022`)
    await expect(main).toContainText('Listed in Appendix III: Walrus.')
    await expect(rows(page)).toHaveCount(flags.length)
    const sharp = flags.filter(({ criterion }) => criterion === 'sharp_increase').length
    await expect(pill(page, 'Sharp increase')).toContainText(String(sharp))
    await expect(head(page, 'Times the threshold')).toHaveAttribute('aria-sort', 'descending')
    await expect(rows(page).filter({ hasText: WALRUS })).toContainText(
      /Canada.*Sharp increase.*334\.5.*106\.2.*318\.6.*1\.05.*1,147/,
    )
    await expect(rows(page).filter({ hasText: 'Common Minke Whale' })).toContainText(
      /Reservations on Appendix I:.*Norway/,
    )
    await expectAccessibleAgain(page)
  })

  test('filters narrow the rows, and the address keeps them', async ({ page, visit, ask }) => {
    const { flags } = await ask<Screening>('/api/screening')
    await visit(SCREENING)
    await pill(page, 'Captive increase').click()
    await expect(page).toHaveURL(`${SCREENING}?criterion=captive_increase`)
    await choose(page, 'Exporter', /^Spain/)
    await expect(page).toHaveURL(/exporter=ES/)
    const ofSpain = flags.filter(
      ({ exporter, criterion }) => exporter === 'ES' && criterion === 'captive_increase',
    )
    await expect(rows(page)).toHaveCount(ofSpain.length)
    await choose(page, 'Species', /^Gyrfalcon/)
    await expect(rows(page)).toHaveCount(1)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Falco rusticolus')
    await pill(page, 'Sharp increase').click()
    await expect(page.getByRole('main')).toContainText('No row matches these filters.')
    await page.getByRole('button', { name: 'Show all rows' }).click()
    await expect(page).toHaveURL(SCREENING)
    await expect(rows(page)).toHaveCount(flags.length)
  })

  test('a country that meets no criterion is told in words', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit(`${SCREENING}?exporter=GL`)
    await expect(page.getByRole('main')).toContainText('No species exported by Greenland meets a criterion.')
    await expect(page.getByRole('combobox', { name: 'Exporter' })).toContainText('Greenland')
  })

  test('columns are sorted by the keyboard, and the address keeps the order', { tag: LONG_RUN }, async ({
    page,
    visit,
  }) => {
    await visit(SCREENING)
    const button = head(page, 'Records').getByRole('button')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${SCREENING}?sort=rows`)
    await expect(rows(page).first()).toContainText('1,930')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(`${SCREENING}?sort=rows&order=ascending`)
    await expect(head(page, 'Records')).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows(page).last()).toContainText('1,930')
    await head(page, 'Species').getByRole('button').press('Enter')
    await expect(page).toHaveURL(`${SCREENING}?sort=species`)
    await expect(rows(page).first()).toContainText('Common Minke Whale')
  })

  test('the rows of a flag are those that its species’ trade shows', async ({ page, visit }) => {
    await visit(SCREENING)
    await page.getByRole('link', { name: `1,147 records: ${WALRUS}, Canada` }).click()
    await expect(page).toHaveURL(/tab=trade.*exporter=CA/)
    await expect(page.getByRole('main')).toContainText('1,147 of')
  })

  test('the file at its address holds the rows that are shown, under the release', async ({
    page,
    visit,
    ask,
  }) => {
    const { release } = await ask<Screening>('/api/screening')
    await visit(`${SCREENING}?criterion=captive_increase`)
    const link = page.getByRole('link', { name: 'Download as CSV' })
    const address = (await link.getAttribute('href')) ?? ''
    expect(address).toBe(`${SCREENING}.csv?criterion=captive_increase&release=${release}`)
    const text = await (await page.request.get(address)).text()
    const [heading = '', ...lines] = text.trim().split('\r\n')
    const at = (column: string) => heading.split(',').indexOf(column)
    const shown = await rows(page).all()
    expect(lines).toHaveLength(shown.length)
    for (const [place, row] of shown.entries()) {
      const cells = (lines[place] ?? '').split(',')
      await expect(row).toContainText(cells[at('scientific_name')] ?? '?')
      const quantity = Number(cells[at('quantity')])
      const written = quantity.toLocaleString('en', { maximumFractionDigits: quantity < 1000 ? 1 : 0 })
      await expect(row).toContainText(written)
    }
    const json = await page.request.get(address.replace('.csv', '.json'))
    expect(await json.json()).toMatchObject({ view: 'screening', release, rows: lines.length })
  })

  test('it can be cited, with the release in its address', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit(SCREENING)
    await page.getByRole('button', { name: 'Cite and use: Screening' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Data' }).click()
    await expect(dialog).toContainText(/\/screening\.csv\?release=2025\.1/)
    await page.keyboard.press('Escape')
  })

  test('the trade of a species names its flags, or says that it has none', { tag: LONG_RUN }, async ({
    page,
    visitSpecies,
  }) => {
    const id = await visitSpecies(WALRUS, '?tab=trade')
    const part = page.getByRole('region', { name: 'Screening by CITES criteria' })
    await expect(part).toContainText(/Canada · Sharp increase .*334\.5 animals in 2022: 1\.05 times/)
    await part.getByRole('link', { name: 'These rows in the screening' }).click()
    await expect(page).toHaveURL(`${SCREENING}?species=${id}`)
    await expect(rows(page)).toHaveCount(1)
    await visitSpecies('Monodon monoceros', '?tab=trade')
    await expect(page.getByRole('main')).toContainText('No criterion is met in 2022.')
  })

  for (const language of sampled(LANGUAGES, 1)) {
    test(`fits 360 px in ${language}, with cards and what axe asks for`, async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await visit('/')
      await page.evaluate((chosen) => localStorage.setItem('arctic-tracker-language', chosen), language)
      await visit(SCREENING)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(7)
      await expectToFitItsWidth(page)
      await expectAccessibleAgain(page)
    })
  }

  test('on a phone the other cards come by a press', { tag: LONG_RUN }, async ({ page, visit, ask }) => {
    const { flags } = await ask<Screening>('/api/screening')
    await page.setViewportSize({ width: 390, height: 780 })
    await visit(SCREENING)
    await page.getByRole('button', { name: `Show ${flags.length - 7} more rows` }).click()
    await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(flags.length)
  })
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('nothing is judged, and the page says why', async ({ page, visit, visitSpecies }) => {
    await visit(SCREENING)
    await expect(page.getByRole('main')).toContainText('Only real trade records are screened.')
    await expect(page.getByRole('table')).toHaveCount(0)
    await visitSpecies(WALRUS, '?tab=trade')
    await expect(page.getByRole('main')).toContainText('Simulated records are not screened.')
  })
})
