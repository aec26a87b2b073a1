/** Where faults are reported, read from an address such as https://key@faults.example/7. */
export interface FaultService {
  /** The address as given. */
  dsn: string
  /** Where reports are sent; it names the key, so that nothing else has to. */
  envelopes: string
}

/** Reads a DSN; undefined where the text is none. */
export function parseDsn(text: string): FaultService | undefined {
  const address = URL.parse(text)
  if (address === null || !/^https?:$/.test(address.protocol) || address.username === '') return undefined
  const parts = address.pathname.split('/')
  const project = parts.pop()
  if (!project) return undefined
  const asked = new URLSearchParams({ sentry_version: '7', sentry_key: address.username })
  return {
    dsn: text,
    envelopes: `${address.origin}${parts.join('/')}/api/${project}/envelope/?${asked}`,
  }
}
