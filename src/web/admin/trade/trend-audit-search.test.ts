import { expect, test } from 'vitest'
import { auditedSpecies } from './audited-species.ts'
import { trendAuditSearch, WHOLE_AUDIT } from './trend-audit-search.ts'

test.each([
  { given: {}, asked: WHOLE_AUDIT },
  { given: { trend: 'upwards', species: ['a', 'b'] }, asked: WHOLE_AUDIT },
  {
    given: { search: 'ursus', trend: 'no_trade', species: 'x' },
    asked: { search: 'ursus', trend: 'no_trade', species: 'x' },
  },
])('an address with $given asks for $asked', ({ given, asked }) => {
  expect(trendAuditSearch(given)).toEqual(asked)
})

const bear = { scientific_name: 'Ursus maritimus', common_name: 'Polar Bear', trade_trend: 'stable' } as const
const whale = {
  scientific_name: 'Monodon monoceros',
  common_name: 'Narwhal',
  trade_trend: 'decreasing',
} as const
const hare = { scientific_name: 'Lepus arcticus', common_name: 'Arctic Hare', trade_trend: null }

test.each([
  { search: '', trend: '' as const, found: [bear, whale, hare] },
  { search: ' POLAR', trend: '' as const, found: [bear] },
  { search: 'monoc', trend: '' as const, found: [whale] },
  { search: '', trend: 'stable' as const, found: [bear] },
  { search: 'narwhal', trend: 'stable' as const, found: [] },
])('"$search" with the trend "$trend" leaves $found.length', ({ found, ...asked }) => {
  expect(auditedSpecies([bear, whale, hare], asked)).toEqual(found)
})
