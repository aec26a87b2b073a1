import type { Page } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { drawInBrowser } from './failing-answers.ts'
import { IMAGE_CASES } from './image-cases.ts'
import { isHydrated } from './journey.ts'
import { expect, test } from './reader.ts'

const ATTRIBUTION = '(c) A Naturalist, some rights reserved (CC BY)'
/** The portal gives up on a slow service after eight seconds. */
const PATIENCE = 15_000

const photo = (page: Page, name: string) => page.getByRole('img', { name: `Photograph of ${name}` })
const isDrawn = (image: HTMLElement) => image instanceof HTMLImageElement && image.naturalWidth > 0

test('a picture stands with its credit, and opens larger', async ({ page, visitSpecies }) => {
  await visitSpecies('Ursus maritimus')
  const small = photo(page, 'Polar Bear').first()
  await expect(small).toBeVisible()
  await expect.poll(() => small.evaluate(isDrawn)).toBe(true)
  await expect(page.getByRole('figure').filter({ has: small })).toContainText(ATTRIBUTION)

  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  const dialog = page.getByRole('dialog')
  const large = dialog.getByRole('img')
  await expect(large).toHaveAttribute('src', /\/large$/)
  await expect.poll(() => large.evaluate(isDrawn)).toBe(true)
  await expect(dialog).toContainText(ATTRIBUTION)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Enlarge the picture' })).toBeFocused()
})

/** Opens a page whose scripts come only when what is answered is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: awaited, resolve: letThemCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, (route) => awaited.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return letThemCome
}

const photographs = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Photograph of/ })
const drawn = (page: Page) =>
  photographs(page).evaluateAll(
    (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
  )

test('a picture stands before the scripts have come, and stays where it stands', async ({
  page,
  idOf,
  ask,
}) => {
  const id = await idOf('Ursus maritimus')
  await ask(`/api/species/${id}/image`)
  const letScriptsCome = await openWithoutScripts(page, `/species/${id}`)
  await expect.poll(() => drawn(page)).toBe(1)
  const before = await photographs(page).boundingBox()
  letScriptsCome()
  await page.waitForFunction(isHydrated)
  expect(await photographs(page).boundingBox()).toEqual(before)
  expect(await drawn(page)).toBe(1)
})

test("the gallery's first pictures stand before the scripts have come, and no others are fetched", {
  tag: LONG_RUN,
}, async ({ page, ask }) => {
  const { species } = await ask<{ species: { id: string }[] }>('/api/species')
  for (const { id } of species.slice(0, 6)) await ask(`/api/species/${id}/image`)
  const letScriptsCome = await openWithoutScripts(page, '/gallery')
  await expect(photographs(page)).toHaveCount(4)
  await expect.poll(() => drawn(page)).toBe(4)
  letScriptsCome()
  await page.waitForFunction(isHydrated)
  expect(await drawn(page)).toBeGreaterThanOrEqual(4)
})

test('cards carry the credit too', { tag: LONG_RUN }, async ({ page, visit, visitSpecies }) => {
  await visitSpecies('Ursus maritimus')
  await expect(photo(page, 'Polar Bear').first()).toBeVisible()
  await visit('/gallery?search=Ursus')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: photo(page, 'Polar Bear') })
  await expect(card).toContainText(`Photo: ${ATTRIBUTION}`)
})

for (const [scientific_name, answer] of sampled(Object.entries(IMAGE_CASES), 1)) {
  test(`the drawing stands where the taxon service answers: ${answer}`, async ({
    page,
    visitSpecies,
    ask,
  }) => {
    const id = await visitSpecies(scientific_name)
    // The page does not wait for the service.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scientific_name, { timeout: 5000 })
    const main = page.getByRole('main')
    await expect(main.getByText('Drawing', { exact: true }).first()).toBeVisible()
    const lookup = page.request.get(`/api/species/${id}/image`, { timeout: PATIENCE })
    expect(await (await lookup).json()).toBeNull()
    await expect(main.getByText('Drawing', { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('img', { name: /^Drawing of/ })).toBeVisible()
    await expect(main.getByRole('img', { name: /^Photograph of/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Enlarge the picture' })).toHaveCount(0)
    await expect(main).not.toContainText('A Naturalist')
    expect((await ask<{ image_url: string | null }>(`/api/species/${id}`)).image_url).toBeNull()
  })
}

test.describe('when the picture itself cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('the drawing says that it is unavailable', async ({ page, visitSpecies }) => {
    await drawInBrowser(page)
    await page.route(/\/images\/species\/[^/]+$/, (route) => route.abort())
    await visitSpecies('Lagenorhynchus acutus')
    await expect(page.getByText('Image unavailable')).toBeVisible()
  })
})
