import { expect, test } from 'vitest'
import { reviewState } from './quality-review.ts'

test.each([
  { stored: 'complete', state: 'complete' },
  { stored: 'in-progress', state: 'in-progress' },
  { stored: 'draft', state: 'draft' },
  { stored: 'finished', state: 'draft' },
  { stored: null, state: 'draft' },
])('"$stored" is $state', ({ stored, state }) => {
  expect(reviewState(stored)).toBe(state)
})
