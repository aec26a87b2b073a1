import { expect, test } from 'vitest'
import { packNames } from '../names/packed-names.ts'
import { searchIndexPart } from './search-index-part.ts'
import { type NamedTaxon, speciesEntries } from './species-entries.ts'

const TAXA = ['Alca torda', 'Bubo scandiacus', 'Falco rusticolus', 'Grus grus'].map(
  (scientific_name, place): NamedTaxon => ({
    id: `${place}`,
    scientific_name,
    common_name: null,
    common_names: packNames([]),
    synonyms: [],
    kingdom: 'Animalia',
    class: 'Aves',
    order_name: `Order ${place}`,
    family: `Family ${place % 2}`,
    genus: 'Genus',
  }),
)
const ENTRIES = speciesEntries(TAXA)
const OTHERS = ENTRIES.slice(TAXA.length)

test.each([
  { what: 'nothing', part: {}, expected: ENTRIES },
  { what: 'a first part', part: { limit: 2 }, expected: ENTRIES.slice(0, 2) },
  { what: 'a last part', part: { limit: 3, after: 'Bubo scandiacus' }, expected: ENTRIES.slice(2) },
  {
    what: 'as many as are left',
    part: { limit: 2, after: 'Bubo scandiacus' },
    expected: ENTRIES.slice(2, 4),
  },
  { what: 'more than there are', part: { limit: 2, after: 'Grus grus' }, expected: OTHERS },
])('of the search index, asked for $what', ({ part, expected }) => {
  expect(OTHERS.length).toBeGreaterThan(1)
  expect(searchIndexPart(TAXA, ENTRIES, part)).toEqual(expected)
})
