import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  { header: undefined, encoding: 'identity' },
  { header: '', encoding: 'identity' },
  { header: 'gzip, deflate, br, zstd', encoding: 'br' },
  { header: 'gzip, deflate', encoding: 'gzip' },
  { header: 'GZIP', encoding: 'gzip' },
  { header: 'deflate', encoding: 'identity' },
  { header: '*', encoding: 'br' },
  { header: 'gzip;q=0', encoding: 'identity' },
  { header: 'br;q=0', encoding: 'identity' },
  { header: 'br;q=0, gzip', encoding: 'gzip' },
  { header: 'br;q=0.0, gzip;q=0.000', encoding: 'identity' },
  { header: 'br; q=0, *', encoding: 'gzip' },
  { header: 'br;q=0, gzip;q=0, *', encoding: 'identity' },
  { header: '*;q=0', encoding: 'identity' },
  { header: 'identity', encoding: 'identity' },
  { header: 'identity, gzip;q=0.5', encoding: 'identity' },
  { header: 'gzip, identity;q=0.5', encoding: 'gzip' },
  { header: 'gzip;q=1.0, br;q=0.4', encoding: 'gzip' },
  { header: 'gzip, *;q=0', encoding: 'gzip' },
  { header: 'identity;q=0, br', encoding: 'br' },
  { header: 'identity;q=0', encoding: 'identity' },
  { header: 'brotli, xgzip', encoding: 'identity' },
  { header: 'br;q=nonsense', encoding: 'identity' },
])('$header takes $encoding', ({ header, encoding }) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
