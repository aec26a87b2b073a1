import { expect, test } from 'vitest'
import { readSitemap } from '#testing/sitemap.ts'
import { sitemap, sitemapOfPart } from './sitemap.ts'

const SITE = 'https://portal.example'
const BEAR = '0a3f5a9e-5a1d-4c39-8f6e-6d7a0f3e5b11'
const CHANGES = {
  species: new Map([[BEAR, '2026-05-06']]),
  glossary: '2026-02-01',
  releases: '2026-03-04',
}

const entries = readSitemap(sitemap(SITE, { speciesIds: [BEAR], countries: ['GL'] }, CHANGES))
const entryOf = (path: string) => entries.find(({ loc }) => loc === SITE + path)

test.each([
  { path: '/', entry: { lastmod: '2026-05-06', priority: 1 } },
  { path: '/gallery', entry: { lastmod: '2026-05-06', priority: 0.9 } },
  { path: '/research', entry: { priority: 0.8 } },
  { path: '/about', entry: { lastmod: '2026-03-04', priority: 0.7 } },
  { path: '/screening', entry: { lastmod: '2026-03-04', priority: 0.7 } },
  { path: '/data/changes', entry: { lastmod: '2026-03-04', priority: 0.5 } },
  { path: '/glossary', entry: { lastmod: '2026-02-01', priority: 0.7 } },
  { path: '/methodology/data-science', entry: { priority: 0.6 } },
  { path: '/methodology/proof', entry: { priority: 0.6 } },
  { path: '/countries', entry: { lastmod: '2026-03-04', priority: 0.7 } },
  { path: '/countries/GL', entry: { lastmod: '2026-03-04', priority: 0.6 } },
  { path: `/species/${BEAR}`, entry: { lastmod: '2026-05-06', priority: 0.8 } },
])('$path stands in the sitemap as $entry', ({ path, entry }) => {
  expect(entryOf(path)).toMatchObject({ loc: SITE + path, ...entry })
})

test('every page has an address in each language, beside those of the others', () => {
  const alternates = {
    en: `${SITE}/about`,
    is: `${SITE}/about?lang=is`,
    no: `${SITE}/about?lang=no`,
    da: `${SITE}/about?lang=da`,
    'x-default': `${SITE}/about`,
  }
  for (const path of ['/about', '/about?lang=is', '/about?lang=no', '/about?lang=da']) {
    expect(entryOf(path)).toEqual({ loc: SITE + path, lastmod: '2026-03-04', priority: 0.7, alternates })
  }
})

test.each(['/methodology/data-architecture', '/debug/database', '/community', '/admin'])(
  '%s does not stand in it',
  (path) => {
    expect(entryOf(path)).toBeUndefined()
  },
)

test('what an address holds is escaped, and a day that nobody knows is left out', () => {
  const nothing = { species: new Map(), glossary: undefined, releases: undefined }
  const xml = sitemap(SITE, { speciesIds: ['a&b<c>"d\''], countries: [] }, nothing)
  expect(xml).toContain('<loc>https://portal.example/species/a&amp;b&lt;c&gt;&quot;d&#39;</loc><priority>')
  expect(xml).not.toContain('<lastmod>')
  expect(() => readSitemap(xml)).not.toThrow()
})

test('what is too much for one file stands in several, which a list names, each page in one of them', () => {
  const ids = Array.from({ length: 6000 }, (_, place) => BEAR.slice(0, -4) + String(place).padStart(4, '0'))
  const pages = { speciesIds: [...ids, BEAR], countries: ['GL'] }
  const index = sitemap(SITE, pages, CHANGES)
  const files = [...index.matchAll(/<sitemap><loc>https:\/\/portal\.example\/sitemap-(\d+)\.xml<\/loc>/g)]
  expect(files.map(([, part]) => part)).toEqual(['1', '2', '3'])
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(index).toContain('sitemap-3.xml</loc><lastmod>2026-05-06</lastmod>')

  const parts = files.map(([, part]) => readSitemap(sitemapOfPart(SITE, Number(part), pages, CHANGES) ?? ''))
  expect(parts.map(({ length }) => length <= 10_000)).toEqual([true, true, true])
  const addresses = parts.flat().map(({ loc }) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBe(entries.length + ids.length * 4)
  expect([0, 4].map((part) => sitemapOfPart(SITE, part, pages, CHANGES))).toEqual([undefined, undefined])
})

test('where one file holds all, there are no parts', () => {
  const pages = { speciesIds: [BEAR], countries: ['GL'] }
  expect(sitemapOfPart(SITE, 1, pages, CHANGES)).toBeUndefined()
})
