import { expect, test } from 'vitest'
import { CHECKLIST, type ChecklistItem, completeness } from './completeness.ts'

const ITEMS: ChecklistItem[] = CHECKLIST.flatMap(({ items }) => [...items])
const WHOLE = Object.fromEntries(ITEMS.map((item) => [item, 1]))

test('there are 25 items, each in one section', () => {
  expect(ITEMS).toHaveLength(25)
  expect(new Set(ITEMS).size).toBe(25)
})

test.each([
  { what: 'everything', facts: WHOLE, percentage: 100, missing: [] },
  { what: 'nothing', facts: {}, percentage: 0, missing: ITEMS },
  { what: 'an empty text', facts: { ...WHOLE, authority: '' }, percentage: 96, missing: ['authority'] },
  { what: 'an unknown number', facts: { ...WHOLE, sis_id: null }, percentage: 96, missing: ['sis_id'] },
  {
    what: 'no record of a kind',
    facts: { ...WHOLE, cites_listings: 0 },
    percentage: 96,
    missing: ['cites_listings'],
  },
  {
    what: 'a third, rounded',
    facts: Object.fromEntries(ITEMS.slice(0, 8).map((item) => [item, 'x'])),
    percentage: 32,
    missing: ITEMS.slice(8),
  },
])('$what: $percentage %', ({ facts, percentage, missing }) => {
  const result = completeness(facts)
  expect(result.percentage).toBe(percentage)
  expect(result.missing).toEqual(missing)
})
