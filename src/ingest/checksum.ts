import { createHash } from 'node:crypto'

/** SHA-256 over texts or files in their order, in hexadecimal. */
export function checksumOf(contents: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex')
}
