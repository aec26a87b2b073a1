import Negotiator from 'negotiator'
import type { Compressed } from './compression.ts'

export type Encoding = Compressed | 'identity'

/** The smallest first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

/**
 * The encoding of those offered that suits a client best by its Accept-Encoding header. One that takes none of them gets
 * plain bytes.
 */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding {
  // A client that says nothing may take anything by the standard, but seldom unpacks it.
  if (header === undefined) return 'identity'
  const client = new Negotiator({ headers: { 'accept-encoding': header } })
  return client.encoding(offered, { preferred: offered }) ?? 'identity'
}
