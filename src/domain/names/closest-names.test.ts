import { expect, test } from 'vitest'
import { closestNames, type SearchableName } from './closest-names.ts'

const name = (text: string, kind: SearchableName['kind'] = 'common_name', of = 'Ursus maritimus') => ({
  text,
  kind,
  species_id: `id of ${of}`,
  scientific_name: of,
})

const textsFor = (names: SearchableName[], search: string) =>
  closestNames(names, search).map(({ text }) => text)

test('one character finds nothing', () => {
  expect(textsFor([name('Polar Bear')], 'p')).toEqual([])
})

test('a text of commands alone finds nothing', () => {
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
