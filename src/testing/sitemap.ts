/** An entry of a sitemap. */
interface SitemapEntry {
  loc: string
  lastmod?: string
  priority?: number
  /** Where the same page is in other languages. */
  alternates?: Record<string, string>
}

const DOCUMENT =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml">\n([\s\S]+)\n<\/urlset>\n$/
/** The children that the schema knows, in its order. */
const ENTRY =
  /^<url><loc>([^<>]+)<\/loc>(?:<lastmod>([^<>]+)<\/lastmod>)?(?:<changefreq>(?:always|hourly|daily|weekly|monthly|yearly|never)<\/changefreq>)?(?:<priority>([^<>]+)<\/priority>)?((?:<xhtml:link rel="alternate" hreflang="[^"<>]+" href="[^"<>]+"\/>)*)<\/url>$/
const ALTERNATE = /hreflang="([^"]+)" href="([^"]+)"/g
const ENTITY = /&(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const PRIORITY = /^(0(\.\d+)?|1(\.0+)?)$/
const MOST_ENTRIES = 50_000
const [SHORTEST, LONGEST] = [12, 2048]

/** Reads a sitemap by the rules of its schema, version 0.9; throws with the rule that it breaks. */
export function readSitemap(xml: string): SitemapEntry[] {
  const lines = DOCUMENT.exec(xml)?.[1]?.split('\n')
  if (lines === undefined) throw new Error('This is no urlset of the namespace of sitemaps 0.9')
  if (lines.length > MOST_ENTRIES) throw new Error(`${lines.length} entries are more than a sitemap may have`)
  const entries = lines.map(readEntry)
  const addresses = new Set(entries.map(({ loc }) => loc))
  if (addresses.size < entries.length) throw new Error('An address stands in the sitemap twice')
  const strayed = entries.flatMap(({ loc, alternates = {} }) =>
    Object.values(alternates)
      .filter((address) => !addresses.has(address))
      .map((address) => `${loc}: ${address}`),
  )
  if (strayed.length > 0) throw new Error(`No entry has the address that is named beside ${strayed[0]}`)
  return entries
}

function readEntry(line: string): SitemapEntry {
  const [, loc = '', lastmod, priority, links = ''] = ENTRY.exec(line) ?? []
  const alternates = Object.fromEntries(
    [...links.matchAll(ALTERNATE)].map(([, language = '', address = '']) => [language, address]),
  )
  const rules: [string, boolean][] = [
    ['is an entry with loc, lastmod, changefreq and priority in this order', loc !== ''],
    ['is escaped', !loc.replaceAll(ENTITY, '').includes('&')],
    ['has an absolute address', URL.canParse(loc) && /^https?:/.test(loc)],
    [`has an address of ${SHORTEST} to ${LONGEST} letters`, loc.length >= SHORTEST && loc.length <= LONGEST],
    [
      'has a day that there is',
      lastmod === undefined || (DAY.test(lastmod) && !Number.isNaN(Date.parse(lastmod))),
    ],
    ['names itself among its languages', links === '' || Object.values(alternates).includes(loc)],
    ['has a priority from 0 to 1', priority === undefined || PRIORITY.test(priority)],
  ]
  const broken = rules.find(([, kept]) => !kept)
  if (broken) throw new Error(`It is not true that ${line} ${broken[0]}`)
  return {
    loc,
    ...(lastmod ? { lastmod } : {}),
    ...(priority ? { priority: Number(priority) } : {}),
    ...(links === '' ? {} : { alternates }),
  }
}
