import { expect, test } from 'vitest'
import type { SearchEntry, SearchName } from './search-entry.ts'
import { suggestions } from './suggestions.ts'

const species = (scientific_name: string, ...names: [text: string, language: string][]): SearchEntry => ({
  kind: 'species',
  id: `id of ${scientific_name}`,
  names: [
    { text: scientific_name, kind: 'scientific_name', language: null },
    ...names.map(([text, language]): SearchName => ({ text, kind: 'common_name', language })),
  ],
})

const ENTRIES: SearchEntry[] = [
  species('Ursus maritimus', ['Polar Bear', 'en'], ['ísbjörn', 'is'], ['Eisbär', 'de']),
  species('Branta canadensis', ['polargås', 'no'], ['Name of nobody', 'und']),
  {
    kind: 'family',
    id: 'Monodontidae',
    names: [{ text: 'Monodontidae', kind: 'family', language: null }],
    species: ['1', '2'],
  },
]

const textsFor = (search: string, language?: string) =>
  suggestions(ENTRIES, search, language).map(({ text }) => text)

test('names in the language of the reader come first', () => {
  expect(textsFor('polar', 'en')).toEqual(['Polar Bear', 'polargås'])
  expect(textsFor('polar', 'no')).toEqual(['polargås', 'Polar Bear'])
})

test('a whole word of another language of the portal comes before the beginning of a second word', () => {
  const entries = [species('Physeter catodon'), species('Lynx canadensis', ['cat', 'en'], ['gato', 'es'])]
  expect(suggestions(entries, 'cat', 'no').map(({ text }) => text)).toEqual(['cat', 'Physeter catodon'])
})

test('a family leads to a search, a name to its species', () => {
  expect(suggestions(ENTRIES, 'monodon')).toEqual([
    {
      text: 'Monodontidae',
      kind: 'family',
      iso_639: null,
      species_id: null,
      scientific_name: null,
      nearest: false,
    },
  ])
  expect(suggestions(ENTRIES, 'eisbar')).toEqual([
    {
      text: 'Eisbär',
      kind: 'common_name',
      iso_639: 'de',
      species_id: 'id of Ursus maritimus',
      scientific_name: 'Ursus maritimus',
      nearest: false,
    },
  ])
})

test('a language that is not known is none', () => {
  expect(suggestions(ENTRIES, 'nobody')).toMatchObject([{ iso_639: null }])
})

test('what is misspelt is offered as such', () => {
  expect(suggestions(ENTRIES, 'poler bear')).toMatchObject([{ text: 'Polar Bear', nearest: true }])
})

test('no more than eight are suggested', () => {
  const whales = 'ABCDEFGHIJ'.split('').map((letter) => species(`Balaena ${letter}`))
  expect(suggestions(whales, 'balaena')).toHaveLength(8)
})
