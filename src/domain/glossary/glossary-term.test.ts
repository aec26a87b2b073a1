import { expect, test } from 'vitest'
import { isImportant } from './glossary-term.ts'

test.each([
  { priority: 0, important: false },
  { priority: 7, important: false },
  { priority: 8, important: true },
  { priority: 10, important: true },
])('priority $priority is important: $important', ({ priority, important }) => {
  expect(isImportant({ priority })).toBe(important)
})
