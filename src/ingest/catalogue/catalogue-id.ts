import { createHash } from 'node:crypto'

/**
 * The fixed id of a catalogue row: the same table and key give the same id on every installation. It is a
 * UUID of version 5, which tells it from the random ones of curators' and imported rows.
 */
export function catalogueId(table: string, ...key: readonly (string | null | undefined)[]): string {
  const hash = createHash('sha1')
    .update(`arctic-tracker/catalogue/${table}\n${key.map((part) => part ?? '').join('\n')}`)
    .digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
