import type { APIRequestContext, Page } from '@playwright/test'
import { PAGES } from '#server/pages/page-kinds.ts'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { structuredDataOf } from '#testing/structured-data.ts'
import { expect, test } from './reader.ts'

const NARWHAL = 'Monodon monoceros'
/** A page that none of the others is mistaken for. */
const ELSEWHERE = '/accessibility'
/** So many pages the usual run opens in the browser, of all that it reads as the server writes them. */
const USUAL_WALKS = 7

interface Head {
  title: string
  description: string | null
  canonical: string | null
}

/** Throws where the page says one of them twice. */
const headShown = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const only = (selector: string) => {
      const [element, ...others] = document.head.querySelectorAll(selector)
      if (others.length > 0) throw new Error(`${selector} stands there ${others.length + 1} times`)
      return element
    }
    return {
      title: only('title')?.textContent ?? '',
      description: only('meta[name="description"]')?.getAttribute('content') ?? null,
      canonical: only('link[rel="canonical"]')?.getAttribute('href') ?? null,
    }
  })

/** The document as the server wrote it. */
async function documentAt(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path, { headers: { accept: 'text/html' } })).text()
}

/** What a browser makes of the document before any script runs: on an empty page, since the portal's lets nobody parse. */
function headWritten(empty: Page, html: string): Promise<Head> {
  return empty.evaluate((source) => {
    const written = new DOMParser().parseFromString(source, 'text/html')
    const attribute = (selector: string, name: string) =>
      written.querySelector(selector)?.getAttribute(name) ?? null
    return {
      title: written.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
    }
  }, html)
}

/** Goes to a page as a link would, so that its title comes from the scripts alone. */
const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), path)

const crumbsShown = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'You are here' }).locator('li:not([aria-hidden])').allInnerTexts()

const pathsOf = async (idOf: (name: string) => Promise<string>): Promise<string[]> => [
  ...Object.keys(PAGES),
  `/species/${await idOf(NARWHAL)}`,
  `/species/${await idOf(NARWHAL)}?tab=trade`,
]

test('every page has the same title, description and address from the server and from its scripts', async ({
  page,
  visit,
  request,
  idOf,
}) => {
  test.slow()
  await visit(ELSEWHERE)
  const empty = await page.context().newPage()
  const titles = new Set<string>()
  const paths = await pathsOf(idOf)
  const walked = sampled(paths, USUAL_WALKS)
  for (const path of paths) {
    const written = await headWritten(empty, await documentAt(request, path))
    titles.add(written.title)
    if (!walked.includes(path)) continue
    await goInside(page, path)
    await expect(page, path).toHaveTitle(written.title)
    await expect.poll(() => headShown(page), path).toEqual(written)
    await goInside(page, ELSEWHERE)
    await expect(page).toHaveTitle(/^Accessibility/)
  }
  await empty.close()
  // Data architecture stands at two addresses, and the narwhal on two tabs.
  expect(titles.size).toBe(Object.keys(PAGES).length)
})

test('what the server wrote about a page is neither doubled nor changed when its scripts take it over', async ({
  page,
  visit,
  request,
  idOf,
}) => {
  const empty = await page.context().newPage()
  for (const path of [
    '/',
    '/gallery?search=narwhal',
    `/species/${await idOf(NARWHAL)}?tab=trade`,
    '/glossary',
  ]) {
    const written = await headWritten(empty, await documentAt(request, path))
    await visit(path)
    expect(await headShown(page), path).toEqual(written)
  }
  await empty.close()
})

test('the path that search engines are told is the path that readers see', async ({
  page,
  visit,
  request,
  idOf,
}) => {
  test.slow()
  for (const path of sampled(await pathsOf(idOf), 3)) {
    const { BreadcrumbList } = structuredDataOf(await documentAt(request, path))
    if (BreadcrumbList === undefined) continue
    await visit(path)
    const told = BreadcrumbList.itemListElement.map(({ name }) => name)
    // A species' path begins at the gallery.
    const shown = path.startsWith('/species/') ? told.slice(1) : told
    await expect.poll(() => crumbsShown(page), path).toEqual(shown)
  }
})

test.describe('what does not exist', () => {
  test.use({ expectedMessages: /404|Could not find details/ })

  test('an address that leads nowhere is named alike, too', { tag: LONG_RUN }, async ({
    page,
    visit,
    request,
    idOf,
  }) => {
    await visit(ELSEWHERE)
    const empty = await page.context().newPage()
    for (const path of ['/nowhere', `/species/${(await idOf(NARWHAL)).replace(/^.{8}/, '00000000')}`]) {
      const { title, canonical } = await headWritten(empty, await documentAt(request, path))
      expect(canonical).toBeNull()
      await goInside(page, path)
      await expect(page).toHaveTitle(title)
    }
    await empty.close()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures, the species, their facts and the terms can be read, and one finds on', async ({
    page,
    idOf,
  }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main).toContainText('464,042 records')
    await expect(page.getByRole('link', { name: 'Data sources' })).toBeVisible()

    await page.getByRole('link', { name: 'Explore Species Data' }).click()
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(cards).toHaveCount(24)
    await expect(main.locator('[data-skeleton]')).toHaveCount(0)
    await main.getByRole('link', { name: 'Page 2' }).click()
    await expect(cards).toHaveCount(43 - 24)
    await main.getByRole('link', { name: NARWHAL }).click()
    await expect(page).toHaveURL(`/species/${await idOf(NARWHAL)}`)
    await expect(main.getByRole('heading', { level: 1 })).toContainText(NARWHAL)
    await expect(main).toContainText('Monodontidae')

    await page.goto('/glossary')
    await expect(main.getByText('The unintended capture of animals')).toBeVisible()
    await page.goto('/methodology')
    await main.getByRole('link', { name: 'Research Pipeline' }).first().click()
    await expect(page).toHaveURL('/methodology/scite-research')
  })
})

test('a species is shared with an image of its own, drawn as large as networks ask', async ({
  page,
  visitSpecies,
}) => {
  await visitSpecies(NARWHAL)
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const size = await page.evaluate(
    async (path) => {
      const image = new Image()
      image.src = path
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    },
    new URL(String(address)).pathname,
  )
  expect(size).toEqual([1200, 630])
})

test('a device finds the manifest and icons that the page names', { tag: LONG_RUN }, async ({
  page,
  visit,
  request,
}) => {
  await visit('/')
  const named = await page
    .locator('link[rel="manifest"], link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(named).toHaveLength(4)
  for (const path of named) expect((await request.get(String(path))).status(), String(path)).toBe(200)
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('no simulated record is offered as data', async ({ request, idOf }) => {
    const species = structuredDataOf(await documentAt(request, `/species/${await idOf(NARWHAL)}`))
    expect(species.Taxon?.name).toBe(NARWHAL)
    expect(species.Dataset).toBeUndefined()
    const { DataCatalog } = structuredDataOf(await documentAt(request, '/'))
    expect(DataCatalog?.dataset.map(({ name }) => name)).toContain('IUCN Red List assessments')
    expect(DataCatalog?.dataset.some(({ name }) => /trade (records|database)/i.test(name))).toBe(false)
  })
})

test.describe('after the import of the release', () => {
  test.use({ portal: 'real' })

  test('the trade records of a species are offered as data, with source and years', async ({
    request,
    idOf,
  }) => {
    const { Dataset } = structuredDataOf(await documentAt(request, `/species/${await idOf(NARWHAL)}`))
    expect(Dataset?.temporalCoverage).toMatch(/^1975\/20/)
    expect(Dataset?.version).toBe('2025.1')
  })
})
