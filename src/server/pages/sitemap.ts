import { escapeHtml } from './html.ts'
import { PAGES } from './page-kinds.ts'

const SPECIES_PRIORITY = 0.8

/** The addresses a search engine should know, with the priorities of document 1, section 2.2. */
export function sitemap(publicUrl: string, speciesIds: readonly string[]): string {
  const pages = Object.entries(PAGES).flatMap(([path, { priority }]) =>
    priority === undefined ? [] : [{ path, priority }],
  )
  const species = speciesIds.map((id) => ({ path: `/species/${id}`, priority: SPECIES_PRIORITY }))
  const entries = [...pages, ...species].map(
    ({ path, priority }) =>
      `<url><loc>${escapeHtml(publicUrl + path)}</loc><priority>${priority}</priority></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

export const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /debug\nSitemap: ${publicUrl}/sitemap.xml\n`
