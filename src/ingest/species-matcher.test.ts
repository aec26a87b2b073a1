import { expect, test } from 'vitest'
import { SpeciesMatcher } from './species-matcher.ts'

const matcher = new SpeciesMatcher([
  { species_id: 'owl', name: 'Nyctea scandiaca' },
  { species_id: 'crane', name: 'Antigone canadensis' },
  { species_id: 'owl', name: 'Bubo scandiacus' },
  { species_id: 'crane', name: 'Grus canadensis' },
  { species_id: 'owl', name: 'Antigone canadensis' },
])

test.each([
  { name: 'Nyctea scandiaca', species: 'owl' },
  { name: 'Bubo scandiacus', species: 'owl' },
  { name: ' bubo  SCANDIACUS ', species: 'owl' },
  { name: 'Grus canadensis', species: 'crane' },
  { name: 'Antigone canadensis', species: 'crane' },
  { name: 'Bubo', species: undefined },
  { name: 'Bubo bubo', species: undefined },
  { name: 'Antigone canadensis nesiotes', species: undefined },
  { name: '', species: undefined },
])("'$name' is $species", ({ name, species }) => {
  expect(matcher.match(name)).toBe(species)
  expect(matcher.match(name)).toBe(species)
})
