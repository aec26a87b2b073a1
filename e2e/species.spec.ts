import type { Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { expect, test } from './reader.ts'

const NARWHAL = 'Monodon monoceros'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

interface Reference {
  title: string
}

const currentPart = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).locator('[aria-current=page]')

test('a species opens with its names, status, listings and review', async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL)
  await expect(page).toHaveTitle(/^Narwhal \(Monodon monoceros\) \| Arctic Tracker$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NARWHAL)
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang="la"]')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Narwhal')
  await expect(main).toContainText('Least Concern')
  await expect(main).toContainText('Profile Not Yet Reviewed')
  await expect(page.getByRole('region', { name: 'Quality Review Status' })).toContainText(
    /Draft.* of \d+ facts/,
  )
  await expect(
    main.getByText(
      /^This species is rated Least Concern .* since 1979; international trade in it, reported since 1975, increased in 2013–2022\.$/,
    ),
  ).toBeVisible()
})

test('the overview describes the species and says what is not known', async ({ page, visitSpecies, ask }) => {
  const id = await visitSpecies(NARWHAL)
  const species = await ask<Record<string, string | null>>(`/api/species/${id}`)
  await expect(page.getByRole('region', { name: 'Description' })).toContainText(species.description ?? '')
  const taxonomy = page.getByRole('region', { name: 'Taxonomy' })
  for (const name of [
    'Kingdom',
    'Phylum',
    'Class',
    'Order',
    'Family',
    'Genus',
    'Species',
    'Scientific Authority',
  ]) {
    await expect(taxonomy.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(taxonomy).toContainText('Monodontidae')
  const detail = page.getByRole('region', { name: 'Detail' })
  for (const name of [
    'Population Size',
    'Generation Length',
    'Habitat',
    'Movement Patterns',
    'Population Trend',
    'Conservation Measures',
    'Use and Trade',
  ]) {
    await expect(detail.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('main')).toContainText('Some fields may be incomplete')
})

test('what opens beside words and figures comes after the page, and takes no focus away', async ({
  page,
  visitSpecies,
}) => {
  let bring = () => {}
  const brought = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route(/\/floating-tooltip-/, async (route) => {
    await brought
    await route.continue()
  })
  await visitSpecies(NARWHAL)
  const scripts = await page
    .locator('link[rel=modulepreload], script[type=module]')
    .evaluateAll((named) => named.map((one) => one.getAttribute('href') ?? one.getAttribute('src')))
  expect(new Set(scripts).size, 'scripts that the page names').toBeLessThanOrEqual(8)

  const sign = page
    .getByRole('region', { name: 'Description' })
    .getByRole('button', { name: 'Source: Description' })
  await sign.focus()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  bring()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(sign).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Least Concern' })).toBeVisible()
})

test('five references stand first, and the others open and close again', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
  ask,
}) => {
  const id = await visitSpecies('Balaenoptera physalus')
  const works = await ask<Reference[]>(`/api/species/${id}/references`)
  expect(works.length).toBeGreaterThan(5)
  const list = page.getByRole('region', { name: 'Scientific References' })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  await list.getByRole('button', { name: `Show More References (${works.length - 5} more)` }).click()
  await expect(list.getByRole('listitem')).toHaveCount(works.length)
  await list.getByRole('button', { name: 'Show Fewer References' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(5)
})

test('the parts of the page have addresses that can be shared', async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL)
  const parts = page.getByRole('navigation', { name: 'Sections of this page' })
  await expect(parts.getByRole('link')).toHaveText([
    /^Overview/,
    /^CITES trade data/,
    /^Illegal Trade/,
    /^Catch data/,
    /^Conservation/,
  ])
  await parts.getByRole('link', { name: /^CITES trade data/ }).click()
  await expect(page).toHaveURL(/tab=trade/)
  await expect(page.getByRole('heading', { name: 'Trade Visualizations' })).toBeVisible()
  await expect(currentPart(page)).toHaveText(/^CITES trade data/)
  await page.goBack()
  await expect(currentPart(page)).toHaveText('Overview')
})

for (const old of sampled(['cites', 'iucn', 'timeline', 'threats'], 1)) {
  test(`the old tab ${old} leads to conservation`, async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, `?tab=${old}`)
    await expect(page).toHaveURL(/tab=conservation$/)
    await expect(currentPart(page)).toHaveText('Conservation')
  })
}

for (const address of sampled(['?tab=nonsense', '', '?tab='], 1)) {
  test(`the overview opens at an address that ends on '${address}'`, async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, address)
    await expect(page).not.toHaveURL(/nonsense/)
    await expect(currentPart(page)).toHaveText('Overview')
  })
}

test('the breadcrumb and the way back lead to the gallery', async ({ page, visitSpecies }) => {
  await visitSpecies(NARWHAL)
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail).toContainText(NARWHAL)
  await trail.getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
})

test('an id in capitals is the same species', { tag: LONG_RUN }, async ({ page, visit, idOf }) => {
  await visit(`/species/${(await idOf(NARWHAL)).toUpperCase()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NARWHAL)
})

test.describe('an id that leads nowhere', () => {
  test.use({ expectedMessages: /status of 40[04]|Could not find details|Invalid ID format/ })

  test('nobody has says so and leads to the gallery', async ({ page, visit }) => {
    const response = await visit(`/species/${UNKNOWN_ID}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Species Not Found')
    await expect(page.getByRole('main')).toContainText(`Could not find details for species ID: ${UNKNOWN_ID}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /gallery/i })
      .last()
      .click()
    await expect(page).toHaveURL('/gallery')
  })

  test('is no id says what an id looks like', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/species/narwhal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Species')
    await expect(page.getByRole('main')).toContainText('Invalid ID format: Expected valid UUID')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the parts stand in a strip that scrolls, with a hint', async ({ page, visitSpecies }) => {
    await visitSpecies(NARWHAL, '?tab=conservation')
    await expect(page.getByText('Rotate device for full view')).toBeVisible()
    const { x = -1, width = 0 } = (await currentPart(page).boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
