import { expect, test } from 'vitest'
import { namedFirst } from './named-first.ts'

test.each([
  { codes: [], first: [] },
  { codes: ['LC', 'LC', 'NT', 'LC'], first: [0, 2] },
  { codes: [null, 'I', null, 'II', 'I'], first: [0, 1, 3] },
])('of $codes the first of their kind stand at $first', ({ codes, first }) => {
  const rows = codes.map((code, place) => ({ code, place }))
  expect([...namedFirst(rows, ({ code }) => code)].map(({ place }) => place)).toEqual(first)
})
