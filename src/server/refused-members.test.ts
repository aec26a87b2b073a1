import { expect, test } from 'vitest'
import { memberNamedLikeMethod } from './refused-members.ts'

const nested = (depth: number) => JSON.parse(`${'{"a":['.repeat(depth)}{"valueOf":1}${']}'.repeat(depth)}`)

test.each([
  { what: 'the body itself', body: { toString: 'x' }, found: 'toString' },
  { what: 'a field', body: { term: { valueOf: 1 } }, found: 'valueOf' },
  { what: 'a row of a list', body: [{ a: [{ hasOwnProperty: null }] }], found: 'hasOwnProperty' },
  { what: 'a constructor that is none', body: { constructor: 'x' }, found: 'constructor' },
  { what: 'deeper than the stack', body: nested(100_000), found: 'valueOf' },
  { what: 'a text of that name', body: { term: 'toString', list: ['valueOf'] }, found: undefined },
  { what: 'a record', body: { term: 'Quota', display_contexts: null, priority: 3 }, found: undefined },
  { what: 'no body', body: undefined, found: undefined },
  { what: 'what is no record', body: Buffer.from('toString'), found: undefined },
])('$what: $found', ({ body, found }) => {
  expect(memberNamedLikeMethod(body)).toBe(found)
})
