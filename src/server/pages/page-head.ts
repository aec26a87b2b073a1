import type { Portal } from '#contract/portal-contract.ts'
import { escapeHtml, jsonInHtml } from './html.ts'

/** What the head of a page says about it, to browsers, search engines and networks. */
export interface PageHead {
  title: string
  description: string
  /** Path of the canonical address. */
  path: string
  /** schema.org data, if the page is about a thing. */
  structured?: Record<string, unknown>
  /** Chunks the page needs at once. */
  chunks: readonly string[]
  /** Not for search engines: errors and tools. */
  hidden?: boolean
}

const SOCIAL_IMAGE = { path: '/social.png', width: 1200, height: 630 }

/** Renders the head; every value is escaped here and nowhere else. */
export function renderPageHead(head: PageHead, portal: Portal): string {
  const address = portal.public_url + head.path
  const social: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', portal.name],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', address],
    ['og:image', portal.public_url + SOCIAL_IMAGE.path],
    ['og:image:width', String(SOCIAL_IMAGE.width)],
    ['og:image:height', String(SOCIAL_IMAGE.height)],
  ]
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(head.hidden ? ['<meta name="robots" content="noindex">'] : []),
    ...social.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...head.chunks.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    ...(head.structured
      ? [`<script type="application/ld+json">${jsonInHtml(JSON.stringify(head.structured))}</script>`]
      : []),
  ].join('\n    ')
}
