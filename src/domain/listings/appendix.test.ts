import { expect, test } from 'vitest'
import { strictestAppendix } from './appendix.ts'

test('I is stricter than II, and II than III', () => {
  expect(strictestAppendix(['III', 'I', 'II'])).toBe('I')
  expect(strictestAppendix(['III', 'II'])).toBe('II')
  expect(strictestAppendix([])).toBeUndefined()
})
