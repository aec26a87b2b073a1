import type { Portal } from '#contract/portal-contract.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { SOCIAL_SIZE } from '../social/sheet.ts'
import { asGraph, type Thing } from '../structured-data/thing.ts'
import { escapeHtml, jsonInHtml } from './html.ts'

/** The metadata of a page for browsers, search engines and networks. */
export interface PageHead {
  language: Language
  title: string
  description: string
  /** Path of the canonical address, without the language; what does not exist has none. */
  path?: string
  /** What networks show beside a link to the page, if it has an image of its own. */
  image?: SocialImage
  /** Where sites that embed its chart find the description. */
  oembed?: string
  /** What the page is about, as schema.org describes it. */
  structured?: readonly Thing[]
  /** Atom feeds of what the page shows, besides those of every page. */
  feeds?: readonly FeedLink[]
  /** Not for search engines: errors and tools. */
  hidden?: boolean
}

/** A feed that readers of feeds find by the page. */
export interface FeedLink {
  /** With the language. */
  path: string
  title: string
}

interface SocialImage {
  path: string
  /** What is on it, for who does not see it. */
  alt: string
}

/** As networks name languages. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  is: 'is_IS',
  no: 'nb_NO',
  da: 'da_DK',
}

const IMAGE_OF_THE_PORTAL = '/social.png'

/** Renders the head; every value is escaped here and nowhere else. */
export function renderPageHead(head: PageHead, portal: Portal): string {
  const page = head.path === undefined ? undefined : portal.public_url + head.path
  const address = page === undefined ? [] : [addressIn(head.language, page)]
  const { path, alt } = head.image ?? { path: IMAGE_OF_THE_PORTAL, alt: portal.name }
  const image = portal.public_url + path
  const openGraph: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', portal.name],
    ['og:locale', OPEN_GRAPH_LOCALES[head.language]],
    ...LANGUAGES.filter((language) => language !== head.language).map((language): [string, string] => [
      'og:locale:alternate',
      OPEN_GRAPH_LOCALES[language],
    ]),
    ['og:title', head.title],
    ['og:description', head.description],
    ...address.map((url): [string, string] => ['og:url', url]),
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SOCIAL_SIZE.width)],
    ['og:image:height', String(SOCIAL_SIZE.height)],
    ['og:image:alt', alt],
  ]
  const twitter: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', head.title],
    ['twitter:description', head.description],
    ['twitter:image', image],
    ['twitter:image:alt', alt],
  ]
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...address.map((url) => `<link rel="canonical" href="${escapeHtml(url)}">`),
    ...(page === undefined || head.hidden ? [] : alternateLinks(page)),
    `<meta name="robots" content="${head.hidden ? 'noindex' : 'max-image-preview:large'}">`,
    ...(head.feeds ?? []).map(feedLink),
    ...(head.oembed === undefined ? [] : [oembedLink(head.oembed, head.title)]),
    ...openGraph.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...twitter.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
    ...(head.structured ? [structuredScript(head.structured)] : []),
  ].join('\n    ')
}

/** The same page in each language, and for readers of another, whom it meets in theirs where the portal speaks it. */
export const alternates = (page: string): { hreflang: string; href: string }[] => [
  ...LANGUAGES.map((language) => ({ hreflang: language, href: addressIn(language, page) })),
  { hreflang: 'x-default', href: addressIn(FALLBACK_LANGUAGE, page) },
]

export const alternateLinks = (page: string): string[] =>
  alternates(page).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  )

/** As the screens write it (src/web/public/species/feed-link.tsx), so that React finds it there. */
const feedLink = ({ path, title }: FeedLink): string =>
  `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(path)}" title="${escapeHtml(title)}">`

const oembedLink = (address: string, title: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}" title="${escapeHtml(title)}">`

const structuredScript = (things: readonly Thing[]): string =>
  `<script type="application/ld+json">${jsonInHtml(JSON.stringify(asGraph(things)))}</script>`
