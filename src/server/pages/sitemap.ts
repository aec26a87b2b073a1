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
 * page once in every language, beside the addresses of the others. Where they are too many for one file, a list of the files
 * that hold them.
 */
export function sitemap(publicUrl: string, pages: PagesOfData, changes: LastChanges): string {
  const entries = entriesOf(pages, changes)
  if (entries.length <= MOST_PAGES) return urlset(publicUrl, entries)
  const parts = Math.ceil(entries.length / MOST_PAGES)
  const listed = Array.from({ length: parts }, (_, before) => {
    const changed = latest(partOf(entries, before + 1).map((entry) => entry.changed))
    return `<sitemap><loc>${escapeHtml(publicUrl + sitemapPart(before + 1))}</loc>${lastmodOf(changed)}</sitemap>`
  })
  return documentOf('sitemapindex', `xmlns="${SITEMAPS}"`, listed)
}

/** One of the files that hold the addresses where one does not, from 1; undefined where there is none such. */
export function sitemapOfPart(
  publicUrl: string,
  part: number,
  pages: PagesOfData,
  changes: LastChanges,
): string | undefined {
  const entries = entriesOf(pages, changes)
  const own = partOf(entries, part)
  return entries.length <= MOST_PAGES || own.length === 0 ? undefined : urlset(publicUrl, own)
}

/** Where such a file is. */
export const sitemapPart = (part: number): string => `/sitemap-${part}.xml`

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const partOf = (entries: readonly Entry[], part: number) =>
  entries.slice((part - 1) * MOST_PAGES, part * MOST_PAGES)

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

function entriesOf({ speciesIds, countries }: PagesOfData, changes: LastChanges): Entry[] {
  const ofData = lastChangeOfPages(changes)
  const pages = Object.entries(PAGES).flatMap(([path, { priority }]) =>
    priority === undefined ? [] : [{ path, priority, changed: ofData[path] }],
  )
  const species = speciesIds.map((id) => ({
    path: `/species/${id}`,
    priority: SPECIES_PRIORITY,
    changed: changes.species.get(id),
  }))
  const ofCountries = countries.map((code) => ({
    path: countryPath(code),
    priority: COUNTRY_PRIORITY,
    changed: changes.releases,
  }))
  return [...pages, ...species, ...ofCountries]
}

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

/** Pages that are made of data change with it; those that list everything, with the latest change of anything. */
function lastChangeOfPages({ species, glossary, releases }: LastChanges): Record<string, string | undefined> {
  const ofSpecies = latest([...species.values()])
  const everything = latest([ofSpecies, releases])
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
