import { createHash } from 'node:crypto'

/** SHA-256 over texts in their order, in hexadecimal. */
export function checksumOf(texts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex')
}
