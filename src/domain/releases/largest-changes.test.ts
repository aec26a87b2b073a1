import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { largestChanges, largestOfAll, MOST_CHANGES } from './largest-changes.ts'

const TUSKS = { term: 'tusks', year: 2012 }
const MEAT = { term: 'meat', unit: 'kg' }

test.each([
  { what: 'nothing where nothing differs', before: [TUSKS], after: [TUSKS], largest: [] },
  {
    what: 'the larger report of each line, not their sum',
    before: [{ ...TUSKS, quantity: 4 }],
    after: [
      { ...TUSKS, quantity: 4 },
      { ...TUSKS, quantity: 7, reporter_type: 'I' as const },
    ],
    largest: [
      {
        measure: 'number',
        count: 1,
        changes: [{ term: 'tusks', measure: 'number', year: 2012, before: 4, after: 7, change: 3 }],
      },
    ],
  },
  {
    what: 'each measure by itself, and the one with most changes first',
    before: [
      { ...MEAT, quantity: 1000 },
      { ...MEAT, year: 2011, quantity: 0.3 },
    ],
    after: [
      { ...MEAT, year: 2011, quantity: 0.1 },
      { ...TUSKS, quantity: 1 },
    ],
    largest: [
      {
        measure: 'kg',
        count: 2,
        changes: [
          { term: 'meat', measure: 'kg', year: 2010, before: 1000, after: 0, change: -1000 },
          { term: 'meat', measure: 'kg', year: 2011, before: 0.3, after: 0.1, change: -0.2 },
        ],
      },
      {
        measure: 'number',
        count: 1,
        changes: [{ term: 'tusks', measure: 'number', year: 2012, before: 0, after: 1, change: 1 }],
      },
    ],
  },
  {
    what: 're-exports are left out, as from every quantity',
    before: [],
    after: [{ ...TUSKS, origin: 'GL' }],
    largest: [],
  },
])('the largest changes: $what', ({ before, after, largest }) => {
  expect(largestChanges(aTradeTable(before), aTradeTable(after))).toEqual(largest)
})

test('of several species are the largest of each measure, ten of them', () => {
  const years = Array.from({ length: 12 }, (_, place) => 2000 + place)
  const later = (times: number) =>
    largestChanges(
      aTradeTable([]),
      aTradeTable(years.map((year) => ({ term: 'tusks', year, quantity: (year - 1999) * times }))),
    )
  const [all] = largestOfAll([later(1), later(2)])
  expect(all?.count).toBe(24)
  expect(all?.changes).toHaveLength(MOST_CHANGES)
  expect(all?.changes.slice(0, 2)).toMatchObject([{ change: 24 }, { change: 22 }])
})
