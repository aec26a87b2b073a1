import { expect, test } from 'vitest'
import { byScientificName, withSpeciesReadAgain } from './species-in-order.ts'

const species = (id: string, scientific_name: string, more = {}) => ({ id, scientific_name, ...more })
const BEAR = species('1', 'Ursus maritimus')
const OWL = species('2', 'Bubo scandiacus')
const WALRUS = species('3', 'Odobenus rosmarus')

test('capitals come before small letters, and the id decides what is equal', () => {
  const list = [species('2', 'Ursus'), species('1', 'Ursus'), species('3', 'alca'), species('4', 'Ursu b')]
  expect(list.sort(byScientificName).map(({ id }) => id)).toEqual(['4', '1', '2', '3'])
})

test.each([
  {
    what: 'changed',
    ids: ['1'],
    found: [{ ...BEAR, is: 'new' }],
    list: [OWL, WALRUS, { ...BEAR, is: 'new' }],
  },
  {
    what: 'renamed',
    ids: ['1'],
    found: [species('1', 'Arctos')],
    list: [species('1', 'Arctos'), OWL, WALRUS],
  },
  { what: 'removed', ids: ['2'], found: [], list: [WALRUS, BEAR] },
  {
    what: 'added',
    ids: ['4'],
    found: [species('4', 'Orca')],
    list: [OWL, WALRUS, species('4', 'Orca'), BEAR],
  },
  { what: 'unknown and still not found', ids: ['9'], found: [], list: [OWL, WALRUS, BEAR] },
])('a species that was $what', ({ ids, found, list }) => {
  expect(withSpeciesReadAgain([OWL, WALRUS, BEAR], ids, found)).toEqual(list)
})

test('what says the same stays the same object, and the list where all of it does', () => {
  const list = [OWL, WALRUS, BEAR]
  expect(withSpeciesReadAgain(list, ['1', '2'], [{ ...OWL }, { ...BEAR }])).toBe(list)
  expect(withSpeciesReadAgain(list, ['9'], [])).toBe(list)
  expect(withSpeciesReadAgain(list, ['1', '9'], [{ ...BEAR }])).toBe(list)
  const changed = withSpeciesReadAgain(list, ['1', '2'], [{ ...OWL }, species('1', 'Arctos')])
  expect(changed[1]).toBe(OWL)
  expect(changed).toHaveLength(3)
})
