import type { LastChanges } from '#database/releases/last-changes-queries.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { escapeHtml } from './html.ts'
import { alternates } from './page-head.ts'
import { PAGES } from './page-kinds.ts'

const SPECIES_PRIORITY = 0.8
const COUNTRY_PRIORITY = 0.6

/** The protocol allows 50,000 in a file, of 50 MB at most; a page has one in each language. */
const MOST_ADDRESSES = 10_000
const MOST_PAGES = Math.floor(MOST_ADDRESSES / LANGUAGES.length)
/** Beside so many species there is room for the pages of a portal and of all countries. */
const MOST_IN_ONE_FILE = 2000

interface Entry {
  path: string
  priority: number
  /** YYYY-MM-DD; absent for text, whose day is not recorded. */
  changed?: string | undefined
}

/** The pages of species and countries, beside those that every portal has. */
interface PagesOfData {
  speciesIds: readonly string[]
  countries: readonly string[]
}

/**
 * The addresses a search engine should know, with the priorities of document 1, section 2.2, and their last change: each
 * page once in every language, beside the addresses of the others.
 */
export function sitemap(publicUrl: string, pages: PagesOfData, changes: LastChanges): string {
  return urlset(publicUrl, [
    ...entriesOfPages(changes),
    ...entriesOfSpecies(pages.speciesIds, changes.species ?? NO_DAYS),
    ...entriesOfCountries(pages.countries, changes),
  ])
}

/** Where a part of the species stands in the list by scientific name. */
export interface SpeciesPart {
  offset: number
  limit: number
}

/** Whether one file holds all addresses of a portal with so many species. */
export const isOneFile = (species: number): boolean => species <= MOST_IN_ONE_FILE

/**
 * The list of the files that hold the addresses where one does not: first that of all other pages, then those of the species.
 * Each is made of its own part alone, and so the list tells no last change.
 */
export function sitemapIndex(publicUrl: string, species: number): string {
  const parts = Array.from({ length: 1 + Math.ceil(species / MOST_PAGES) }, (_, before) => before + 1)
  return documentOf(
    'sitemapindex',
    `xmlns="${SITEMAPS}"`,
    parts.map((part) => `<sitemap><loc>${escapeHtml(publicUrl + sitemapPart(part))}</loc></sitemap>`),
  )
}

/** Which of many species are in a file; undefined for the first, which has the other pages, and for one that there is not. */
export function speciesInPart(part: number, species: number): SpeciesPart | undefined {
  const offset = (part - 2) * MOST_PAGES
  return offset < 0 || offset >= species ? undefined : { offset, limit: MOST_PAGES }
}

/** The first file of several: what is no page of a species. */
export const sitemapOfPages = (
  publicUrl: string,
  countries: readonly string[],
  changes: LastChanges,
): string => urlset(publicUrl, [...entriesOfPages(changes), ...entriesOfCountries(countries, changes)])

/** Another of them: the pages of some species. */
export const sitemapOfSpecies = (
  publicUrl: string,
  ids: readonly string[],
  changed: ReadonlyMap<string, string>,
): string => urlset(publicUrl, entriesOfSpecies(ids, changed))

/** Where such a file is. */
export const sitemapPart = (part: number): string => `/sitemap-${part}.xml`

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const NO_DAYS: ReadonlyMap<string, string> = new Map()

function urlset(publicUrl: string, entries: readonly Entry[]): string {
  const namespaces = `xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  return documentOf(
    'urlset',
    namespaces,
    entries.flatMap((entry) => urls(publicUrl, entry)),
  )
}

const documentOf = (root: string, namespaces: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${lines.join('\n')}\n</${root}>\n`

function entriesOfPages(changes: LastChanges): Entry[] {
  const ofData = lastChangeOfPages(changes)
  return Object.entries(PAGES).flatMap(([path, { priority }]) =>
    priority === undefined ? [] : [{ path, priority, changed: ofData[path] }],
  )
}

const entriesOfSpecies = (ids: readonly string[], changed: ReadonlyMap<string, string>): Entry[] =>
  ids.map((id) => ({ path: `/species/${id}`, priority: SPECIES_PRIORITY, changed: changed.get(id) }))

const entriesOfCountries = (countries: readonly string[], { releases }: LastChanges): Entry[] =>
  countries.map((code) => ({ path: countryPath(code), priority: COUNTRY_PRIORITY, changed: releases }))

const lastmodOf = (changed: string | undefined) =>
  changed === undefined ? '' : `<lastmod>${changed}</lastmod>`

function urls(publicUrl: string, { path, priority, changed }: Entry): string[] {
  const page = publicUrl + path
  const links = alternates(page).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  )
  return LANGUAGES.map((language) => {
    const loc = escapeHtml(addressIn(language, page))
    return `<url><loc>${loc}</loc>${lastmodOf(changed)}<priority>${priority}</priority>${links.join('')}</url>`
  })
}

/**
 * Pages that are made of data change with it; those that list everything, with the latest change of anything, which is not told
 * where the changes of the species are not known.
 */
function lastChangeOfPages({ species, glossary, releases }: LastChanges): Record<string, string | undefined> {
  const ofSpecies = species && latest([...species.values()])
  const everything = species && latest([ofSpecies, releases])
  return {
    '/': everything,
    '/gallery': ofSpecies,
    '/arctic-tracker': everything,
    '/trade': releases,
    '/research/species-comparison': everything,
    '/screening': releases,
    '/data/changes': releases,
    '/countries': releases,
    '/glossary': glossary,
    '/about': releases,
  }
}

const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
