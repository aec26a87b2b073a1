import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FIRST_ADMINISTRATOR } from '#testing/curator-account.ts'
import { LONG_RUN } from '#testing/long-run.ts'
import { startTestServer } from '#testing/test-server.ts'
import { signIn } from './curator.ts'
import { expect, test as journey } from './journey.ts'

/** A portal of its own: simulated trade records, which other journeys need, never come back after two releases. */
const test = journey.extend<object, { ownPortal: string }>({
  ownPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright takes it so
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'partial-release-'))
      const portal = await startTestServer({
        DATA_DIR: folder,
        INATURALIST_URL: '',
        RATE_LIMIT: '1000000',
        BUILD_AHEAD: 'off',
        ...FIRST_ADMINISTRATOR,
      })
      await use(portal.url)
      await portal.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownPortal }, use) => use(ownPortal),
})

const HEADER =
  'Id,Year,Appendix,Taxon,Class,Order,Family,Genus,Term,Quantity,Unit,Importer,Exporter,Origin,Purpose,Source,Reporter.type,Import.permit.RandomID,Export.permit.RandomID,Origin.permit.RandomID'
const BEAR = 'II,Ursus maritimus,Mammalia,Carnivora,Ursidae,Ursus'
const WALRUS = 'III,Odobenus rosmarus,Mammalia,Carnivora,Odobenidae,Odobenus'
const row = (id: number, year: number, taxon: string, term: string) =>
  `${id},${year},${taxon},${term},2,,DK,GL,,P,W,E,,,`
const FULL = [
  HEADER,
  row(1, 2018, BEAR, 'skins'),
  row(2, 2019, BEAR, 'skulls'),
  row(3, 2018, WALRUS, 'tusks'),
  row(4, 2019, WALRUS, 'tusks'),
].join('\n')
const OF_WALRUS = [HEADER, row(3, 2018, WALRUS, 'tusks'), row(5, 2019, WALRUS, 'carvings')].join('\n')

async function send(page: Page, version: string, text: string, onlyCovered: boolean) {
  await page.getByLabel('Files').setInputFiles({
    name: `trade_${version}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await page.getByLabel('Version of the release').fill(version)
  if (onlyCovered) await page.getByLabel('Covers only some species').check()
  await page.getByRole('button', { name: 'Send and compare' }).press('Enter')
}

test('a trade release of one species replaces only its records, is cited on its page, and goes back alone', {
  tag: LONG_RUN,
}, async ({ page, visit, visitSpecies }) => {
  test.slow()
  const coverage = page.getByRole('region', { name: /^(What the release covers|The release covers a part)/ })
  const accept = page.getByRole('button', { name: 'Accept release' }).first()
  await signIn(page)

  await test.step('beside simulated records it is refused, and the refusal is named', async () => {
    await visit('/admin/releases')
    await send(page, '2026.1', OF_WALRUS, true)
    await expect(page.getByText(/needs a full release in use/)).toBeVisible()
  })

  await test.step('a full release takes the place of all', async () => {
    await visit('/admin/releases')
    await send(page, '2025.1', FULL, false)
    await expect(coverage).toContainText('It takes the place of all rows in use')
    await accept.press('Enter')
    // Half a million simulated records become the previous ones.
    await expect(page.getByText('The release is in use.')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('the preview of a partial one says what it covers and that the others stay', async () => {
    await visit('/admin/releases')
    await send(page, '2026.1', OF_WALRUS, true)
    await expect(coverage).toContainText('It is about 1 species: Odobenus rosmarus')
    await expect(coverage).toContainText('It takes the place of the rows of these species in use (2)')
    await expect(coverage).toContainText(/Stays as it is: 2 rows of 1 species/)
    const differing = page.getByRole('region', { name: 'Rows that differ' })
    await expect(differing.getByRole('listitem')).toHaveCount(2)
    await accept.press('Enter')
    await expect(page.getByText('The release is in use.')).toBeVisible()
    await expect(differing.getByRole('listitem')).toHaveCount(2)
  })

  const source = (version: string) => page.getByText(`, version ${version}`).first()
  await test.step('each species names its own release', async () => {
    await visitSpecies('Odobenus rosmarus', '?tab=trade')
    await expect(source('2026.1')).toContainText('shipments of some species')
    await visitSpecies('Ursus maritimus', '?tab=trade')
    await expect(source('2025.1')).toContainText('full release')
    await expect(page.getByText('2026.1')).toHaveCount(0)
  })

  await test.step('the page of data says what it covers', async () => {
    await visit('/data')
    await expect(page.getByText('Covers Odobenus rosmarus only.')).toBeVisible()
  })

  await test.step('and the previous set comes back', async () => {
    await visit('/admin/releases')
    const newest = page.getByRole('row', { name: /CITES Trade Database.*2026\.1.*Odobenus rosmarus/ })
    await newest.getByRole('button', { name: 'Return to previous' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Return to previous' }).press('Enter')
    await expect(page.getByText('The previous release is in use again.')).toBeVisible()
    await expect(newest).toHaveCount(0)
    await visitSpecies('Odobenus rosmarus', '?tab=trade')
    await expect(source('2025.1')).toBeVisible()
  })
})
