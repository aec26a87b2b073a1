import { expect, test } from 'vitest'
import { sharedLists } from './shared-lists.ts'

test('equal lists are one, and others are not', () => {
  const shared = sharedLists<string[]>()
  const whales = shared(['mammals', 'whales'])
  expect(shared(['mammals', 'whales'])).toBe(whales)
  expect([shared(['whales', 'mammals']), shared([]), shared([])]).toEqual([['whales', 'mammals'], [], []])
})
