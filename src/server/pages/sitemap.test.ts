import { expect, test } from 'vitest'
import { readSitemap } from '#testing/sitemap.ts'
import {
  isOneFile,
  sitemap,
  sitemapIndex,
  sitemapOfPages,
  sitemapOfSpecies,
  speciesInPart,
} from './sitemap.ts'

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

test.each([
  { species: 2000, oneFile: true, files: ['1', '2'] },
  { species: 2001, oneFile: false, files: ['1', '2'] },
  { species: 2501, oneFile: false, files: ['1', '2', '3'] },
  { species: 40_000, oneFile: false, files: Array.from({ length: 17 }, (_, before) => String(before + 1)) },
])('$species species: one file $oneFile, of several $files', ({ species, oneFile, files }) => {
  expect(isOneFile(species)).toBe(oneFile)
  const index = sitemapIndex(SITE, species)
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const listed = [...index.matchAll(/<sitemap><loc>https:\/\/portal\.example\/sitemap-(\d+)\.xml<\/loc>/g)]
  expect(listed.map(([, part]) => part)).toEqual(files)
  // Each species is in one of them.
  const parts = files.map((part) => speciesInPart(Number(part), species))
  const held = parts.flatMap((part) => part ?? [])
  expect(parts[0]).toBeUndefined()
  expect(held.map(({ offset }) => offset)).toEqual(held.map(({ limit }, place) => place * limit))
  expect(held.reduce((sum, { limit }) => sum + limit, 0)).toBeGreaterThanOrEqual(species)
  expect([0, files.length + 1].map((part) => speciesInPart(part, species))).toEqual([undefined, undefined])
})

test('of several files the first has all pages but those of species, without the days of what lists everything', () => {
  const first = readSitemap(sitemapOfPages(SITE, ['GL'], { ...CHANGES, species: undefined }))
  expect(first.map(({ loc }) => loc)).toEqual(
    entries.map(({ loc }) => loc).filter((loc) => !loc.includes(BEAR)),
  )
  const dayOf = (path: string) => first.find(({ loc }) => loc === SITE + path)?.lastmod
  expect([dayOf('/'), dayOf('/gallery'), dayOf('/countries/GL')]).toEqual([
    undefined,
    undefined,
    '2026-03-04',
  ])
})

test('a file of species has as many addresses as the protocol allows, each with its day', () => {
  const { limit = 0 } = speciesInPart(2, 40_000) ?? {}
  const ids = Array.from({ length: limit }, (_, place) => BEAR.slice(0, -4) + String(place).padStart(4, '0'))
  const [first = ''] = ids
  const listed = readSitemap(sitemapOfSpecies(SITE, ids, new Map([[first, '2026-05-06']])))
  expect(listed.length).toBe(10_000)
  expect(listed[0]).toMatchObject({
    loc: `${SITE}/species/${first}`,
    lastmod: '2026-05-06',
    priority: 0.8,
  })
})
