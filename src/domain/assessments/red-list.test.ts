import { expect, test } from 'vitest'
import { RED_LIST_CATEGORIES, severity } from './red-list.ts'

test('the most severe category sorts first and a missing one last', () => {
  const given = [null, 'LC', 'NE', 'CR', 'DD', 'EX'] as const
  expect(given.toSorted((a, b) => severity(a) - severity(b))).toEqual(['EX', 'CR', 'LC', 'DD', 'NE', null])
})

test('nine categories are in use', () => {
  expect(RED_LIST_CATEGORIES).toHaveLength(9)
})
