import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  { header: undefined, range: undefined },
  { header: 'bytes=0-3', range: { first: 0, last: 3 } },
  { header: 'bytes=96-', range: { first: 96, last: 99 } },
  { header: 'bytes=96-500', range: { first: 96, last: 99 } },
  { header: 'bytes=-8', range: { first: 92, last: 99 } },
  { header: 'bytes=-800', range: { first: 0, last: 99 } },
  { header: 'bytes=100-', range: 'unsatisfiable' },
  { header: 'bytes=-0', range: 'unsatisfiable' },
  { header: 'bytes=5-3', range: undefined },
  { header: 'bytes=-', range: undefined },
  { header: 'bytes=0-1,4-5', range: undefined },
  { header: 'rows=0-1', range: undefined },
])('of a hundred bytes $header is $range', ({ header, range }) => {
  expect(byteRange(header, 100)).toEqual(range)
})
