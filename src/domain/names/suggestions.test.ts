import { expect, test } from 'vitest'
import { type SearchableName, suggestions } from './suggestions.ts'

const name = (text: string, kind: SearchableName['kind'] = 'common_name', of = 'Ursus maritimus') => ({
  text,
  kind,
  species_id: `id of ${of}`,
  scientific_name: of,
})

const textsFor = (names: SearchableName[], search: string) =>
  suggestions(names, search).map(({ text }) => text)

test('one character suggests nothing', () => {
  expect(textsFor([name('Polar Bear')], 'p')).toEqual([])
})

test('a text of commands alone suggests nothing', () => {
  expect(textsFor([name('Polar Bear')], 'DROP')).toEqual([])
})

test('any part of a name matches, in any case', () => {
  expect(textsFor([name('Polar Bear'), name('Walrus')], 'LAR b')).toEqual(['Polar Bear'])
})

test('accents and apostrophes are ignored on both sides', () => {
  const names = [name("Dall's Porpoise"), name('Náhvalur')]
  expect(textsFor(names, 'dall’s')).toEqual(["Dall's Porpoise"])
  expect(textsFor(names, 'DALLS')).toEqual(["Dall's Porpoise"])
  expect(textsFor(names, 'nahv')).toEqual(['Náhvalur'])
})

test('the exact name comes first, then those that begin with it, then the others by alphabet', () => {
  const names = [
    name('Minke Whale'),
    name('Whale Shark'),
    name('Blue Whale'),
    name('Whale'),
    name('Whale Bird'),
  ]
  expect(textsFor(names, 'whale')).toEqual([
    'Whale',
    'Whale Bird',
    'Whale Shark',
    'Blue Whale',
    'Minke Whale',
  ])
})

test('no more than eight names are suggested', () => {
  expect(
    textsFor(
      'ABCDEFGHIJ'.split('').map((letter) => name(`Whale ${letter}`)),
      'whale',
    ),
  ).toHaveLength(8)
})

test('a text that several species or languages share is suggested once', () => {
  expect(textsFor([name('Hai'), name('hai', 'common_name', 'Lamna nasus')], 'hai')).toHaveLength(1)
})

test('a family leads to a search, a name to its species', () => {
  const found = suggestions([name('Ursidae', 'family'), name('Ursus maritimus', 'scientific_name')], 'urs')
  expect(found).toEqual([
    { text: 'Ursidae', kind: 'family', iso_639: null, species_id: null, scientific_name: null },
    {
      text: 'Ursus maritimus',
      kind: 'scientific_name',
      iso_639: null,
      species_id: 'id of Ursus maritimus',
      scientific_name: 'Ursus maritimus',
    },
  ])
})
