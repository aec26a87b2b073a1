import LinkHeader from 'http-link-header'

/** The links of a header by their relation, read by RFC 8288. */
export function linksOf(header: unknown): Record<string, { href: string; type: string | undefined }[]> {
  const { refs } = LinkHeader.parse(typeof header === 'string' ? header : '')
  const grouped = Object.groupBy(refs, ({ rel }) => rel)
  return Object.fromEntries(
    Object.entries(grouped).map(([rel, of = []]) => [rel, of.map(({ uri, type }) => ({ href: uri, type }))]),
  )
}
