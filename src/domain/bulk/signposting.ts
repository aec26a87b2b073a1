/** How a link describes its target. Source: FAIR Signposting profile, and the registry of link relations. */
export type LinkRelation =
  | 'canonical'
  | 'cite-as'
  | 'collection'
  | 'describedby'
  | 'describes'
  | 'item'
  | 'license'
  | 'next'
  | 'type'

/** A link of a page or file to what belongs to it. */
export interface Signpost {
  rel: LinkRelation
  /** A whole address. */
  href: string
  /** Media type of the target. */
  type?: string
}

/** What pages and files are, as schema.org calls it. */
export const KINDS = {
  landing: 'https://schema.org/AboutPage',
  catalog: 'https://schema.org/DataCatalog',
  dataset: 'https://schema.org/Dataset',
} as const

const ADDRESS = /^https?:\/\/\S+$/

/** Links as the value of a `Link` header; what is no address is left out. Source: RFC 8288. */
export function linkHeader(links: readonly Signpost[]): string {
  return links
    .flatMap(({ rel, href, type }) => {
      if (!ADDRESS.test(href)) return []
      return [`<${writtenAddress(href)}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`]
    })
    .join(', ')
}

/** An address without the letters that no address may hold: they would end a link, a header or a statement. Source: RFC 3986. */
export const writtenAddress = (href: string): string =>
  href.toWellFormed().replaceAll(/[^\x21\x23-\x3b\x3d\x3f-\x7e]/gu, encodeURIComponent)

/** The link to the page with the publisher's terms; none where it is not known. */
export const licenceLink = (address: string | null | undefined): Signpost[] =>
  address ? [{ rel: 'license', href: address }] : []
