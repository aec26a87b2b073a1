import type { DataAddresses } from '#domain/views/data-snippets.ts'
import { viewAddress } from '#domain/views/view-address.ts'
import type { ViewData } from './citable.ts'

/** The whole addresses of a view's data. */
export function dataAddresses(publicUrl: string, { path, query, rows }: ViewData): DataAddresses {
  const address = (format: 'csv' | 'json' | 'metadata.json') =>
    `${publicUrl}${viewAddress(path, format, query)}`
  return {
    csv: address('csv'),
    json: address('json'),
    metadata: address('metadata.json'),
    ...(rows === undefined ? {} : { rows: `${publicUrl}${rows}` }),
  }
}
