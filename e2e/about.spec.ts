import type { Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { expectAccessibleAgain } from './accessible.ts'
import { expect, test } from './reader.ts'

interface Release {
  dataset: string
  title: string
  version: string | null
  publisher: string | null
  licence: string | null
  address: string | null
  retrieved_date: string | null
  row_count: number
  simulated: boolean
}

interface Portal {
  institution: string
  contact: string | null
  version: string
}

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name })
const grouped = (value: number) => new Intl.NumberFormat('en-GB').format(value)

test('About tells mission, team, updates, features, sources, technology and whom to write to', async ({
  page,
  visit,
  ask,
}) => {
  const { institution, version } = await ask<Portal>('/api/portal')
  await visit('/about')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Mission',
    'Team',
    'Latest updates',
    'Key features',
    'Data sources',
    'Technology stack',
    'Institution',
    'Contact',
  ])
  await expect(part(page, 'Team').getByRole('listitem')).toHaveText([
    'Research lead',
    'Data curation',
    'Software development',
  ])
  await expect(part(page, 'Latest updates')).toContainText(version)
  await expect(part(page, 'Key features').getByRole('heading', { level: 3 })).toHaveText([
    'Species',
    'Trade data',
    'Dashboard',
    'Methodology',
    'Glossary',
    'Research',
  ])
  await expect(part(page, 'Technology stack').getByRole('row')).toHaveCount(7)
  await expect(part(page, 'Institution')).toContainText(institution)
  await expect(part(page, 'Institution')).toContainText(`A research project of the ${institution}`)
  await expect(part(page, 'Contact')).toContainText('No contact address is set for this installation.')
  await expectAccessibleAgain(page)
})

test('the sources are the datasets in use, each with its release, size, terms and publisher', async ({
  page,
  visit,
  ask,
}) => {
  const releases = await ask<Release[]>('/api/dataset-releases')
  await visit('/about')
  const sources = part(page, 'Data sources').getByRole('listitem')
  await expect(sources).toHaveCount(releases.length)
  for (const { title, version, publisher, licence, address, row_count, simulated } of releases) {
    // A title may stand within another's, and is followed by what is heard of its link.
    const source = sources.filter({
      has: page.getByRole('heading', { name: new RegExp(`^${title.replaceAll(/[^\w ,]/g, '.')}`) }),
    })
    await expect(source).toContainText(`${grouped(row_count)} record`)
    await expect(source).toContainText(version ? `Release: ${version}` : 'No release named')
    await expect(source).toContainText(licence ? `Terms: ${licence}` : 'No terms recorded')
    await expect(source).toContainText(publisher ?? '')
    await expect(source.getByText('Simulated', { exact: true })).toHaveCount(simulated ? 1 : 0)
    const link = source.getByRole('link')
    await expect(link).toHaveCount(address ? 1 : 0)
    if (address) {
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  }
  const saved = releases.filter(({ retrieved_date }) => retrieved_date !== null)
  await expect(part(page, 'Data sources').getByText(/^Files retrieved /)).toHaveCount(saved.length)
  for (const dataset of ['cites_trade', 'seizures']) {
    const simulated = releases.some((release) => release.dataset === dataset && release.simulated)
    await expect(page.locator(`[data-simulated=${dataset}]`)).toHaveCount(simulated ? 1 : 0)
  }
})

test('the release notes begin with this version, and lead back to About', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/about')
  await part(page, 'Latest updates').getByRole('link', { name: 'release notes' }).click()
  await expect(page).toHaveURL('/release-notes')
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([
    'Nov 26, 2026',
    'Nov 24, 2026',
    'Nov 22, 2026',
    'Nov 21, 2026',
    'Oct 2, 2025',
    'Sep 30, 2025',
    'Aug 8, 2025',
    'Jul 30, 2025',
  ])
  const earlier = part(page, '2025 version')
  await expect(earlier).toContainText('The effectiveness categories were simplified.')
  await expect(earlier).toContainText('881 in one place and 919 in a later note.')
  await expectAccessibleAgain(page)
  await main(page).getByRole('link', { name: 'About', exact: true }).last().click()
  await expect(page).toHaveURL('/about')
})

test('figures of the 2025 version stand as stated then, beside what is counted now', async ({
  page,
  visit,
  ask,
}) => {
  const metrics = await ask<{ totalSpecies: number; tradeRecordCount: number }>('/api/landing-metrics')
  const entries = await ask<object[]>('/api/effectiveness')
  await visit('/release-notes')
  for (const [name, now, then] of [
    ['Species', grouped(metrics.totalSpecies), '43'],
    ['Dashboard entries', grouped(entries.length), '44'],
    ['Trade records', grouped(metrics.tradeRecordCount), 'about 473,102'],
    // Simulated ones are not counted.
    ['Seizure records', 'none imported', '881 and 919'],
  ] as const) {
    const figure = part(page, 'Then and now')
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
    await expect(figure.getByText(now, { exact: true })).toBeVisible()
    await expect(figure).toContainText(`stated in the 2025 version: ${then}`)
  }
})

test.describe('what has to be known of an alpha version', () => {
  const NOTICES = [
    'Alpha Version 1.0',
    'Data and AI-powered tools may be inaccurate. Verify critical information with primary sources.',
    'This portal is in active development; accuracy cannot be guaranteed until version 1.0.',
    'AI is used only to help develop the portal and collect data; no AI appears in the features you use.',
  ]

  for (const address of sampled(['/', '/gallery', '/about', '/glossary', '/no/such/page'], 1)) {
    test(`stands in the footer of ${address}, with the way to more`, async ({ page, visit }) => {
      await visit(address)
      const footer = page.getByRole('contentinfo')
      for (const notice of NOTICES) await expect(footer).toContainText(notice)
      await footer.getByRole('link', { name: 'How AI is used' }).click()
      await expect(page).toHaveURL('/research/ai-development')
    })
  }
  test.use({ expectedMessages: /status of 404/ })

  for (const address of sampled(['/', '/about'], 1)) {
    test(`stands at the bottom of ${address} itself`, async ({ page, visit }) => {
      await visit(address)
      for (const notice of NOTICES) await expect(main(page)).toContainText(notice)
    })
  }
})
