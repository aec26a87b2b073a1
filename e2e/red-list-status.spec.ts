import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { expect, test } from './reader.ts'

/* A Red List status is always shown with possible extinction and, if it is regional, with its region. */

const CURLEW = 'Numenius borealis'
const POSSIBLY_EXTINCT = 'Critically Endangered (Possibly Extinct)'
/** Assessed for Europe only. */
const ROSEROOT = 'Rhodiola rosea'
const IN_EUROPE = 'Not assessed globally; Europe: Least Concern (2014)'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardOf = (page: Page, name: string) =>
  main(page)
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })

test.describe('a species that is possibly extinct', () => {
  test('is called so in the header, the status, its summary and its timeline', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies(CURLEW, '?tab=conservation')
    await expect(main(page).locator('header dl')).toContainText(`CR (PE)${POSSIBLY_EXTINCT}`)
    for (const name of ['Status Summary', 'Conservation Timeline', 'Conservation History'])
      await expect(part(page, name)).toContainText(POSSIBLY_EXTINCT)
    await expect(part(page, 'IUCN Red List Status')).toContainText(`CR (PE)${POSSIBLY_EXTINCT}`)
  })

  test('is called so among the others', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/gallery?search=borealis')
    await expect(cardOf(page, CURLEW)).toContainText(POSSIBLY_EXTINCT)
    await visit('/arctic-tracker?search=Numenius%20borealis')
    await expect(main(page).getByRole('row', { name: /Numenius borealis/ })).toContainText(
      `CR (PE)${POSSIBLY_EXTINCT}`,
    )
    await visit('/')
    await expect(page.getByRole('link', { name: `Eskimo Curlew, ${POSSIBLY_EXTINCT}` })).toBeVisible()
  })
})

test.describe('a species with only a regional assessment', () => {
  test('has no status of its own, and shows that of the region with it', async ({ page, visitSpecies }) => {
    await visitSpecies(ROSEROOT, '?tab=conservation')
    await expect(main(page).locator('header dl')).toContainText(IN_EUROPE)
    await expect(part(page, 'Status Summary')).toContainText(IN_EUROPE)
    const card = part(page, 'IUCN Red List Status')
    await expect(card).toContainText('Not assessed globally.')
    await expect(part(page, 'Regional assessments')).toContainText('Europe')
    await expect(part(page, 'Conservation Timeline')).toContainText('Least Concern in Europe')
    await expect(part(page, 'Conservation History')).not.toContainText('Current')
  })

  test('counts as not assessed globally', { tag: LONG_RUN }, async ({ page, visit, ask }) => {
    const { metrics } = await ask<{ metrics: { iucnCoverage: object } }>('/api/landing')
    expect(metrics.iucnCoverage).toMatchObject({ withAssessment: 41, total: 43 })
    await visit('/')
    await expect(main(page)).toContainText('41 of 43 species assessed globally')
    await expect(
      main(page).getByRole('link', { name: new RegExp(IN_EUROPE.replace(/[()]/g, '.')) }),
    ).toBeVisible()

    await visit('/gallery?search=rosea')
    await expect(cardOf(page, ROSEROOT)).toContainText('Least Concern in Europe')
    await visit('/gallery?search=rosea&iucnStatus=LC')
    await expect(cardOf(page, ROSEROOT)).toHaveCount(0)
    await visit('/gallery?search=rosea&iucnStatus=NE')
    await expect(cardOf(page, ROSEROOT)).toHaveCount(1)

    await visit('/arctic-tracker?search=rosea')
    await expect(main(page).getByRole('row', { name: /Rhodiola rosea/ })).toContainText(IN_EUROPE)
    await visit('/arctic-tracker?search=rosea&iucnStatus=LC')
    await expect(main(page).getByRole('row', { name: /Rhodiola rosea/ })).toHaveCount(0)
  })
})

test('regional assessments are shown beside the global one', async ({ page, visitSpecies }) => {
  await visitSpecies('Odobenus rosmarus', '?tab=conservation')
  await expect(part(page, 'IUCN Red List Status')).toContainText('Vulnerable')
  await expect(part(page, 'Regional assessments')).toContainText('EuropeNTNear Threatenedpublished 2025')
})

test.describe('a change of category', () => {
  test('that is genuine is called improving, with the reason in the history', async ({
    page,
    visitSpecies,
  }) => {
    await visitSpecies('Balaenoptera physalus', '?tab=conservation')
    await expect(part(page, 'Conservation Trends')).toContainText('Improving')
    await expect(part(page, 'Status Summary')).toContainText('Downlisted')
    await expect(part(page, 'Conservation History')).toContainText('Genuine change')
  })

  test('without a stated reason says so', { tag: LONG_RUN }, async ({ page, visitSpecies }) => {
    await visitSpecies('Monodon monoceros', '?tab=conservation')
    for (const name of ['Conservation Trends', 'Status Summary'])
      await expect(part(page, name)).toContainText('Category changed; reason not stated')
    await expect(part(page, 'Conservation Trends')).not.toContainText('Improving')
  })
})
