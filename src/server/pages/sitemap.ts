import type { LastChanges } from '#database/releases/last-changes-queries.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { escapeHtml } from './html.ts'
import { alternates } from './page-head.ts'
import { PAGES } from './page-kinds.ts'

const SPECIES_PRIORITY = 0.8
const COUNTRY_PRIORITY = 0.6

interface Entry {
  path: string
  priority: number
  /** YYYY-MM-DD; absent for text, whose day is not recorded. */
  changed?: string
}

/**
 * The addresses a search engine should know, with the priorities of document 1, section 2.2, and their last change: each
 * page once in every language, beside the addresses of the others.
 */
export function sitemap(
  publicUrl: string,
  { speciesIds, countries }: { speciesIds: readonly string[]; countries: readonly string[] },
  changes: LastChanges,
): string {
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
  const entries = [...pages, ...species, ...ofCountries].flatMap((entry) => urls(publicUrl, entry))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

function urls(publicUrl: string, { path, priority, changed }: Entry): string[] {
  const page = publicUrl + path
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  const links = alternates(page).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  )
  return LANGUAGES.map((language) => {
    const loc = escapeHtml(addressIn(language, page))
    return `<url><loc>${loc}</loc>${lastmod}<priority>${priority}</priority>${links.join('')}</url>`
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
