import { expect, test } from 'vitest'
import { countedApart, countedApartFrom, isArcticCountry } from './country-page.ts'

test.each([
  { code: 'GL', state: 'DK' },
  { code: 'FO', state: 'DK' },
  { code: 'SJ', state: 'NO' },
  { code: 'IS', state: undefined },
])('$code is counted apart from $state', ({ code, state }) => {
  expect(countedApartFrom(code)).toBe(state)
})

test('a state names the territories that are counted apart from it', () => {
  expect(countedApart('DK')).toEqual(['FO', 'GL'])
  expect(countedApart('NO')).toEqual(['SJ'])
  expect(countedApart('GB')).toEqual([])
})

test.each([
  { code: 'SJ', isArctic: true },
  { code: 'SU', isArctic: true },
  { code: 'JP', isArctic: false },
])('$code, of the Arctic: $isArctic', ({ code, isArctic }) => {
  expect(isArcticCountry(code)).toBe(isArctic)
})
