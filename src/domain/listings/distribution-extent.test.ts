import { expect, test } from 'vitest'
import { distributionExtent, distributionHighlights, hasCountBadge } from './distribution-extent.ts'

test.each([
  { countries: 0, extent: 'counted', badge: false },
  { countries: 50, extent: 'counted', badge: false },
  { countries: 51, extent: 'wide', badge: true },
  { countries: 100, extent: 'wide', badge: true },
  { countries: 101, extent: 'global', badge: true },
])('$countries countries are $extent, with a badge: $badge', ({ countries, extent, badge }) => {
  expect(distributionExtent(countries)).toBe(extent)
  expect(hasCountBadge(countries)).toBe(badge)
})

const TEN = ['CA', 'GL', 'IS', 'NO', 'AT', 'BE', 'DE', 'FR', 'GB', 'IE']

test.each([
  { what: 'ten countries need none', codes: TEN, highlights: undefined },
  { what: 'of eleven the Arctic ones', codes: [...TEN, 'RU'], highlights: ['CA', 'GL', 'IS', 'NO', 'RU'] },
  {
    what: 'none of the Arctic, none named',
    codes: [...TEN, 'NL'].map((code) => code.replace(/CA|GL|IS|NO/, 'ES')),
    highlights: [],
  },
])('highlights: $what', ({ codes, highlights }) => {
  expect(distributionHighlights(codes)).toEqual(highlights)
})
