import { expect, test } from 'vitest'
import { cmsRange, conservationPriority } from './cms-range.ts'

const nothing = {
  native_distribution: [],
  introduced_distribution: [],
  extinct_distribution: [],
  uncertain_distribution: [],
  uncategorised_distribution: [],
}

test('a listing that names no country has an unknown range, not an empty one', () => {
  expect(cmsRange(nothing)).toBeUndefined()
})

test('every country is told once, by category and all together', () => {
  expect(
    cmsRange({
      native_distribution: ['NO', 'CA'],
      introduced_distribution: ['GB'],
      extinct_distribution: ['DE'],
      uncertain_distribution: ['RU', 'CA'],
      uncategorised_distribution: ['AX'],
    }),
  ).toEqual({ native: 2, introduced: 1, extinct: 1, codes: ['AX', 'CA', 'DE', 'GB', 'NO', 'RU'] })
})

test.each([
  { appendix: null, native: 30, priority: undefined },
  { appendix: 'I', native: 200, priority: 'High' },
  { appendix: 'I/II', native: 200, priority: 'High' },
  { appendix: 'II', native: 21, priority: 'Medium' },
  { appendix: 'II', native: 20, priority: 'High' },
  { appendix: 'II', native: null, priority: 'High' },
] as const)('Appendix $appendix over $native countries: $priority', ({ appendix, native, priority }) => {
  expect(conservationPriority(appendix, native)).toBe(priority)
})
