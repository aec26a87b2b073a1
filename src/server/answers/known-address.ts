type Description = { paths?: Record<string, { get?: { parameters?: { in: string; name: string }[] } }> }

/** The names that a question to the interface may carry behind its '?', read from its description. */
export function parametersIn({ paths = {} }: Description): ReadonlySet<string> {
  const all = Object.values(paths).flatMap(({ get }) => get?.parameters ?? [])
  return new Set(all.filter((parameter) => parameter.in === 'query').map(({ name }) => name))
}

/**
 * The address without parameters that nothing reads, such as those of advertisements: the same question
 * is answered, and kept, once.
 */
export function knownAddress(address: string, known: ReadonlySet<string>): string {
  const [path = '', query] = address.split('?', 2)
  if (query === undefined) return address
  const kept = query.split('&').filter((pair) => known.has(/^[^=[%]*/.exec(pair)?.[0] ?? ''))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}
