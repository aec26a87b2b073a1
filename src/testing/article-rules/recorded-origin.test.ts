import { expect, test } from 'vitest'
import { shipments } from './counted-shipments.ts'
import { preConventionCount, wildOriginCount } from './recorded-origin.ts'

test.each([
  { sources: [], wild: 0, preConvention: 0 },
  { sources: ['W', 'X', 'R'], wild: 6, preConvention: 0 },
  { sources: ['O', 'C', 'D', 'F', 'U', 'I', null], wild: 0, preConvention: 2 },
])('$sources: $wild wild, $preConvention before the convention', ({ sources, wild, preConvention }) => {
  const of = sources.map((source) => shipments({ source, records: 2 }))
  expect(wildOriginCount(of)).toBe(wild)
  expect(preConventionCount(of)).toBe(preConvention)
})
