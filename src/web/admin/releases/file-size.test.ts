import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  { bytes: 0, size: '0 bytes' },
  { bytes: 999, size: '999 bytes' },
  { bytes: 1000, size: '1 kB' },
  { bytes: 1_449_000_000, size: '1.4 GB' },
  { bytes: 5_000_000_000_000, size: '5,000 GB' },
])('$bytes bytes are $size', ({ bytes, size }) => {
  expect(fileSize(bytes, 'en')).toBe(size)
})
