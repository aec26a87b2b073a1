import { expect, test } from 'vitest'
import { exploredSpecies } from './explored-species.ts'

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const STURGEON = '8cc40499-d0d2-4b27-8c8b-4532e83290e1'
const LISTED = [
  { id: STURGEON, scientific_name: 'Acipenser baerii', drawing: 'fish' as const },
  { id: NARWHAL, scientific_name: 'Monodon monoceros', drawing: 'narwhal' as const },
]

test.each([
  { named: undefined, found: [STURGEON, NARWHAL] },
  { named: [], found: [STURGEON, NARWHAL] },
  { named: ['whales'], found: [NARWHAL] },
  { named: ['Whales', STURGEON.toUpperCase()], found: [STURGEON, NARWHAL] },
  { named: ['monodon-monoceros'], found: [NARWHAL] },
  { named: ['Monodon monoceros'], found: [NARWHAL] },
  { named: ['birds'], found: [] },
])('$named are the species of these ids, names and groups', ({ named, found }) => {
  expect(exploredSpecies(named, LISTED)).toEqual(found)
})

test('a word that is neither is refused with the words that may be used', () => {
  expect(() => exploredSpecies(['wales'], LISTED)).toThrow(
    "species: 'wales' is neither a species nor one of whales",
  )
})

test('an id without a species is not found', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect(() => exploredSpecies([id], LISTED)).toThrow(`There is no species with the id ${id}`)
})
