import { expect, test } from 'vitest'
import { nearestCountries } from './nearest-countries.ts'

const KNOWN = [
  { code: 'DK', name: 'Denmark' },
  { code: 'DE', name: 'Germany' },
  { code: 'FO', name: 'Faroe Islands' },
  { code: 'GL', name: 'Greenland' },
  { code: 'GR', name: 'Greece' },
  { code: 'IS', name: 'Iceland' },
  { code: 'JP', name: 'Japan' },
]

test.each([
  { word: 'GX', first: 'GL', what: 'a slip in the second letter of a code' },
  { word: 'lg', first: 'GL', what: 'two letters in the wrong order' },
  { word: 'Greenland', first: 'GL', what: 'a name in place of its code' },
  { word: 'grenland', first: 'GL', what: 'a name with a slip' },
  { word: 'faroe', first: 'FO', what: 'the beginning of a name' },
  { word: 'JPN', first: 'JP', what: 'a code of three letters' },
])('$word: $what', ({ word, first }) => {
  expect(nearestCountries(word, KNOWN)[0]?.code).toBe(first)
})

test('three are named, in the order of their codes where they are as near', () => {
  expect(nearestCountries('dx', KNOWN).map(({ code }) => code)).toEqual(['DE', 'DK', 'FO'])
})

test('nothing, and a text, are near to no country', () => {
  expect(nearestCountries(' ', KNOWN)).toEqual([])
  expect(nearestCountries('x'.repeat(61), KNOWN)).toEqual([])
})
