import { expect, test } from 'vitest'
import { listCountries } from './country-list.ts'

const COUNTRIES = [
  { code: 'JP', name: 'Japan', is_arctic: false },
  { code: 'AX', name: 'Åland Islands', is_arctic: false },
  { code: 'IS', name: 'Ísland', is_arctic: true },
  { code: 'DK', name: 'Danmörk', is_arctic: true },
]
const listed = (search: string) => {
  const { arctic, partners } = listCountries(COUNTRIES, search, new Intl.Collator('is').compare)
  return [arctic, partners].map((of) => of.map(({ code }) => code))
}

test('Arctic countries come first, each part by the alphabet of the language: Å is last in Icelandic', () => {
  expect(listed('')).toEqual([
    ['DK', 'IS'],
    ['JP', 'AX'],
  ])
})

test.each([
  { search: 'island', found: [['IS'], ['AX']] },
  { search: 'jp', found: [[], ['JP']] },
  { search: ' DANMORK ', found: [['DK'], []] },
  { search: 'nowhere', found: [[], []] },
])('$search is found in names, and as a code', ({ search, found }) => {
  expect(listed(search)).toEqual(found)
})
