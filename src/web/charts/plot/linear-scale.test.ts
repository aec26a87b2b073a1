import { expect, test } from 'vitest'
import { linearScale } from './linear-scale.ts'

test.each([
  { what: 'the first value', value: 2000, place: 40 },
  { what: 'the last value', value: 2020, place: 240 },
  { what: 'a value between them', value: 2005, place: 90 },
  { what: 'a value beyond them', value: 1999, place: 30 },
])('$what has its place', ({ value, place }) => {
  expect(linearScale([2000, 2020], [40, 240])(value)).toBe(place)
})

test('a scale may run upwards, as heights on a screen do', () => {
  expect(linearScale([0, 10], [300, 0])(2.5)).toBe(225)
})
