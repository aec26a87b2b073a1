import { expect, test } from 'vitest'
import { redListAddress, speciesPlusAddress } from './outbound-links.ts'

test('the Red List page is built from the numbers of the species and the assessment', () => {
  expect(redListAddress(22823, 14871490)).toBe('https://www.iucnredlist.org/species/22823/14871490')
})

test('without one of the numbers there is no address to guess', () => {
  expect(redListAddress(22823, null)).toBeNull()
  expect(redListAddress(null, 14871490)).toBeNull()
})

test('Species+ is asked by scientific name', () => {
  expect(speciesPlusAddress('Ursus maritimus')).toMatch(/taxon_concept_query=Ursus%20maritimus$/)
})
