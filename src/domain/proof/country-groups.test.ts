import { expect, test } from 'vitest'
import { countryGroupOf, withMembers } from './country-groups.ts'

test('a group stands for its members, other codes for themselves', () => {
  expect(withMembers(['EU27'])).toHaveLength(27)
  expect(withMembers(['EU28'])).toContain('HR')
  expect(withMembers(['GL', 'CA'])).toEqual(['GL', 'CA'])
})

test.each([
  { codes: withMembers(['EU27']), group: 'EU27' },
  { codes: withMembers(['EU28']).toReversed(), group: 'EU28' },
  { codes: withMembers(['EU27']).slice(1), group: undefined },
  { codes: ['JP'], group: undefined },
])('$codes.length codes are $group', ({ codes, group }) => {
  expect(countryGroupOf(codes)).toBe(group)
})
