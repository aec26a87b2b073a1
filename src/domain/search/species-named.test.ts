import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { foldName } from '../names/fold-name.ts'
import { packNames } from '../names/packed-names.ts'
import { isSearchable, searchWords } from '../names/search-text.ts'
import { speciesEntries } from './species-entries.ts'
import { speciesNamed } from './species-named.ts'

const taxon = (scientific_name: string, common_name: string, family: string, names: readonly string[]) => ({
  id: scientific_name,
  scientific_name,
  common_name,
  kingdom: 'Animalia',
  class: 'Mammalia',
  order_name: 'Carnivora',
  family,
  genus: scientific_name.split(' ')[0] ?? '',
  common_names: packNames(names.map((name) => ({ name, iso_639: 'is', is_main: false }))),
  synonyms: [`Thalarctos of ${scientific_name}`],
})

const BEAR = taxon('Ursus maritimus', 'Polar Bear', 'Ursidae', ['Hvítabjörn', 'ísbjörn'])
const BROWN = taxon('Ursus arctos', 'Brown Bear', 'Ursidae', ['Skógarbjörn'])
const PORPOISE = taxon('Phocoenoides dalli', "Dall's Porpoise", 'Phocoenidae', ['Náhnýðingur (dalls)'])
const TAXA = [BEAR, BROWN, PORPOISE]
const ENTRIES = speciesEntries(TAXA)

test.each([
  { search: 'Hvita', found: [BEAR] },
  { search: 'BJORN', found: [BEAR, BROWN] },
  { search: 'ursid', found: [BEAR, BROWN] },
  { search: 'phocoenid', found: [PORPOISE] },
  { search: 'thalarctos of ursus a', found: [BROWN] },
  { search: 'olar b', found: [BEAR] },
  { search: 'polar maritimus', found: [] },
  { search: 'dall’s', found: [PORPOISE] },
  { search: '(d', found: [PORPOISE] },
  // A word for a group, and one that species are looked for by.
  { search: 'mammals', found: [] },
  { search: 'b', found: [] },
])('$search finds $found.length', ({ search, found }) => {
  expect(speciesNamed(ENTRIES, search)).toEqual(new Set(found.map(({ id }) => id)))
})

test('what is found has the text in one of its names, and nothing with it is overlooked', () => {
  const namesOf = (one: (typeof TAXA)[number]) => [
    one.scientific_name,
    one.common_name,
    one.family,
    ...one.common_names.texts.split('\0').slice(0, -1),
    ...one.synonyms,
  ]
  const pieces = fc.constantFrom(...TAXA.flatMap(namesOf), '-', "'", ' ', 'xy')
  const searches = fc
    .tuple(pieces, fc.nat(12), fc.integer({ min: 2, max: 12 }))
    .map(([name, from, length]) => name.slice(from, from + length))
  fc.assert(
    fc.property(searches, (search) => {
      const sought = foldName(searchWords(search))
      const having = TAXA.filter((one) => namesOf(one).some((name) => foldName(name).includes(sought)))
      expect(speciesNamed(ENTRIES, search)).toEqual(
        new Set(isSearchable(search) ? having.map(({ id }) => id) : []),
      )
    }),
    tries(300),
  )
})
